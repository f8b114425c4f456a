# La première partie guidée : ce que dit le guide. Une phrase en gras et une phrase simple, courtes toutes les deux.

step-aim = Tous bâtissent ensemble un seul monde. Qui y a le plus d'influence gagne.
    .why = À tour de rôle, chacun fait une chose. Est et Sud ont commencé ; pour apprendre, ce monde est petit.

step-first-hold = Prends cette tuile tournée ainsi : la forêt en haut, la mer en bas.
    .why = Chaque tuile a deux faces, et tu peux la tourner comme tu veux avant de la poser dans le monde.
    .wrong = C'est permis, mais ainsi la forêt touche la forêt et la mer touche la mer, près de la tuile d'Est.

step-first-place = Pose-la à côté de la tuile d'Est.
    .why = Une tuile doit toucher deux bords droits, de tuiles ou du cadre, et s'accorder à toutes ses voisines.

step-god = Deviens la déesse de la mer, car la mer grandit.
    .why = Seuls les dieux envoient des prophètes. Le plus grand royaume et leur nombre valent chacun jusqu'à 15 points.
    .wrong = C'est possible, mais on ne devient dieu qu'une fois, et ici c'est la mer qui grandit.

step-second-hold = Prends la tuile avec beaucoup de mer, tournée ainsi.
    .why = Ses deux coins du haut sont de mer, comme sur la tuile sous laquelle elle ira.

step-second-place = Pose-la sous la tuile d'Est, au bord du monde.
    .why = La mer couvre maintenant trois tuiles. À partir de deux tuiles, c'est un royaume.

step-prophet = Envoie un prophète dans la mer.
    .why = Qui a le plus de prophètes dans un royaume reçoit 1 point par tuile de ce royaume sans prophète.
    .wrong = C'est permis aussi, mais les points sont dans le royaume de la mer.

step-rival = Est a envoyé un prophète dans ta mer : vous voilà à égalité.
    .why = À égalité, chacun reçoit les points, mais deux des quatre tuiles sont occupées : 2 points seulement.

step-draw = Tes mains sont vides : pioche deux tuiles.
    .why = On pioche les deux mains libres. Ce qui ne va nulle part se met dans ta rangée, où tous peuvent le prendre.
    .wrong = C'est possible, mais pour reprendre la mer il te faut des tuiles : pioches-en deux.

step-third-hold = La nouvelle tuile a beaucoup de mer : prends-la ainsi.
    .why = En haut à gauche elle a de la plaine, qui doit toucher la plaine de ta dernière tuile.

step-third-place = Pose-la sous ta dernière tuile.
    .why = Elle prolonge la mer et la plaine, et le cadre est son deuxième bord.

step-more = Envoie un deuxième prophète dans la mer.
    .why = Deux contre un : ici, tu gagnes seul. Mais chaque prophète fait valoir un royaume 1 point de moins.
    .wrong = C'est permis aussi, mais avec un deuxième prophète dans la mer tu y mènes seul.

step-city = Prends maintenant une cité ; elle aussi veut un de tes prophètes.
    .why = Une cité debout à la fin vaut 5 points. Une tuile qui convient à sa place la détruit.

step-city-place = Bâtis-la dans le vide en haut.
    .why = Les quatre terres s'y rencontrent, et aucune tuile n'en montre quatre : rien ne peut la détruire.
    .wrong = Là, une tuile qui convient pourrait la détruire. Le vide en haut est sûr pour toujours.

step-free = Bien joué, tu mènes. La partie est maintenant à toi.
    .why = Quand le monde est plein, on agit encore un peu, puis on compte. L'ampoule montre de bons coups.
