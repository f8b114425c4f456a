# La première partie guidée : ce que dit le guide. Une phrase en gras et une phrase simple, courtes toutes les deux.

step-aim = Tu es Bleu. Voici tout ce que tu as : points, pièces, ton peuple et ton temps.
    .why = Après six manches, le plus de points gagne. Chaque action remplit des cases de temps ; pleines, tu attends.

step-play = Prends le chroniqueur à 1 pièce : il joue ta Chambre du trésor.
    .why = Noble, prêtre et marchand sont là, comme elle le demande. Ils te restent ; elle rapporte points et pièces.
    .wrong = C'est possible aussi, mais c'est ainsi qu'une carte coûte le moins : 1 pièce et 1 sablier.

step-train = Au tour du Monument : il veut un second prêtre. Prends le philosophe à 4 pièces.
    .why = Le philosophe forme des personnes. La tuile et 1 sablier occupent deux cases de ton temps.
    .wrong = C'est possible, mais sans second prêtre tu ne peux pas jouer le Monument.

step-two = Forme deux personnes d'un coup.
    .why = Tu paies 4 pièces de toute façon. Pour deux, ce prix n'atteint que les deux groupes de gauche.

step-priest = D'abord un prêtre : c'est lui qui manque au Monument.
    .why = Avec deux prêtres, un noble et un marchand, tu as tous ceux qu'il demande.

step-noble = Et un noble, pour la prochaine carte.
    .why = Les groupes formés passent ensuite au bout cher de la rangée. Les autres deviennent moins chers.

step-sail = Fonde une cité : prends le navigateur à 6 pièces.
    .why = Il reste deux cases : une pour la tuile, une pour un sablier double. Il compte deux et n'en remplit qu'une.

step-city = Bâtis à Syracusae : cette cité de commerce rapporte 5 pièces.
    .why = Quand tu bâtis, toutes tes cités de la région paient. D'autres donnent des cubes ou des points.
    .wrong = Ce site est libre aussi, mais il te faut surtout des pièces, et Syracusae en rapporte 5.

step-income = La manche est finie, voici les revenus : fais payer Syracusae.
    .why = Après chaque manche, une cité par région paie encore. La Chambre du trésor donne aussi 1 pièce.

step-time = Regarde ton temps : un sablier est encore là.
    .why = Les sabliers simples partent après la manche, un double reste comme simple. Cette case te manque.

step-again = Orange a commencé et pris le chroniqueur bon marché. Prends celui à 4 pièces.
    .why = Il joue le Monument : 3 points, et 2 de plus, car deux de tes cartes montrent le même symbole.
    .wrong = C'est possible, mais les autres chroniqueurs coûtent 2 sabliers, et le temps vaut plus que l'argent.

step-scribe = Ta main est vide : prends le scribe à 6 pièces.
    .why = Il prend de nouvelles cartes de l'étalage. Plus tu paies, plus il va loin vers la droite.

step-one = Cette fois, ne prends qu'une carte.
    .why = Pour 6 pièces, tu en aurais deux des quatre premières, mais celle qu'il te faut est plus à droite.

step-press = Prends le Pressoir à olives.
    .why = Deux nobles et un artisan : tu les as tous. Et il montre un symbole que tes deux cartes ont aussi.

step-free = Bien joué. Il reste du temps pour une carte : la partie est maintenant à toi.
    .why = L'ampoule montre de bons coups, et un clic sur n'importe quoi dit pourquoi ce n'est pas possible. Bonne chance !

# De quoi parlent les problèmes, et pourquoi un tel acte est fort.

theme-finish = Finir à temps
    .why = La partie s'arrête pendant que tu es en tête.

theme-play = Jouer la bonne carte
    .why = Tu as les personnes qu'elle demande, et elle rapporte des points maintenant.

theme-build = La bonne ville
    .why = Une ville travaille pour toi encore et encore.

theme-train = Former des personnes
    .why = Ce sont les personnes que tes cartes attendent.

theme-cards = Prendre une carte
    .why = Elle convient à ton peuple, et personne d'autre ne l'aura.

theme-sun = Utiliser ce qui est là
    .why = Cela ne coûte pas de tuile, et tu gardes les meilleures.

theme-tax = Lever l'impôt
    .why = Sans pièces, les tuiles fortes restent hors d'atteinte.

theme-tile = La bonne tuile
    .why = Elle rapporte le plus pour son prix et son temps, et un tour plus tard il serait trop tard.

theme-patience = Le coup tranquille
    .why = Il garde ce dont tu as besoin et ne laisse rien aux autres.
