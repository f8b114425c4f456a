# La première partie guidée : ce que dit le guide. Une phrase en gras et une phrase simple, courtes toutes les deux.

step-aim = Tous bâtissent ensemble un seul monde. Qui y a le plus d'influence gagne.
    .why = À tour de rôle, chacun fait une chose. Est et Sud ont commencé ; pour apprendre, ce monde est petit.

step-first = Prends cette tuile et pose-la près de celle d'Est : forêt contre forêt, mer contre mer.
    .why = Une tuile doit toucher deux bords droits, de tuiles ou du cadre, et s'accorder à toutes ses voisines.
    .wrong = C'est permis, mais tournée ainsi et posée près de la tuile d'Est, elle fait grandir la mer.

step-god = Deviens la déesse de la mer, car la mer grandit.
    .why = Seuls les dieux envoient des prophètes. Le plus grand royaume et leur nombre valent chacun jusqu'à 15 points.
    .wrong = C'est possible, mais on ne devient dieu qu'une fois, et ici c'est la mer qui grandit.

step-second = Prends la tuile avec beaucoup de mer et pose-la sous celle d'Est.
    .why = On peut tourner et retourner une tuile. La mer aura ainsi trois tuiles ; dès deux, c'est un royaume.
    .wrong = C'est possible, mais sous la tuile d'Est, tournée ainsi, elle prolonge la mer.

step-prophet = Envoie un prophète dans la mer.
    .why = Qui a le plus de prophètes dans un royaume reçoit 1 point par tuile de ce royaume sans prophète.
    .wrong = C'est permis aussi, mais les points sont dans le royaume de la mer.

step-rival = Est a envoyé un prophète dans ta mer : vous voilà à égalité.
    .why = À égalité, chacun reçoit les points, mais deux des quatre tuiles sont occupées : 2 points seulement.

step-draw = Tes mains sont vides : pioche deux tuiles.
    .why = On pioche les deux mains libres. Ce qui ne va nulle part se met dans ta rangée, où tous peuvent le prendre.
    .wrong = C'est possible, mais pour reprendre la mer il te faut des tuiles : pioches-en deux.

step-third = La nouvelle tuile a beaucoup de mer : pose-la sous ta dernière.
    .why = Les deux terres continuent : mer contre mer et plaine contre plaine. Le cadre est le deuxième bord.
    .wrong = C'est possible, mais sous ta dernière tuile, tournée ainsi, elle prolonge la mer.

step-more = Envoie un deuxième prophète dans la mer.
    .why = Deux contre un : ici, tu gagnes seul. Mais chaque prophète fait valoir un royaume 1 point de moins.
    .wrong = C'est permis aussi, mais avec un deuxième prophète dans la mer tu y mènes seul.

step-city = Bâtis une cité dans le vide en haut. Elle aussi veut un de tes prophètes.
    .why = Elle vaut 5 points, sauf si une tuile qui convient la détruit. Aucune ne montre quatre terres : ici, elle est sûre.
    .wrong = Là, une tuile qui convient pourrait la détruire. Dans le vide en haut, elle est sûre pour toujours.

step-free = Bien joué, tu mènes. La partie est maintenant à toi.
    .why = Quand le monde est plein, on agit encore un peu, puis on compte. L'ampoule montre de bons coups.

# De quoi parlent les problèmes, et pourquoi un tel acte est fort.

theme-finish = Finir à temps
    .why = La partie s'arrête pendant que tu es en tête.

theme-city = Fonder une ville
    .why = Une cité rapporte 5 points si aucune tuile ne la détruit.

theme-prophet = Envoyer un prophète
    .why = La majorité des prophètes d'un royaume en rapporte les points ; un prophète ne vient qu'avec une nouvelle tuile.

theme-destroy = Détruire
    .why = Une tuile qui convient détruit une cité : 5 points pour toi, et son bâtisseur en perd 5.

theme-god = Devenir le bon dieu
    .why = On ne devient dieu qu'une fois : choisis la terre qui grandit.

theme-place = Poser la bonne tuile
    .why = Sa place et son orientation décident quels royaumes grandissent.

theme-row = Choisir des tuiles
    .why = Ce que tu prends décide de ce que tu peux bâtir.

theme-patience = Le coup tranquille
    .why = Parfois, ce que tu gardes vaut plus que ce que tu pourrais faire maintenant.
