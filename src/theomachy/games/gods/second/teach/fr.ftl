# La première partie guidée : ce que dit le guide. Une phrase en gras et une phrase simple, courtes toutes les deux.

step-aim = Tu es Rouge, la flamme. Gagne trois tribus d'un même peuple.
    .why = Trois tribus d'un peuple qui te suivent forment une nation : 3 points, et 1 de plus pour la première unie.

step-tribe = Prends la tribu des pêcheurs et pose-la à côté de ton temple.
    .why = Elle coûte 1 pouvoir par carte touchée et suit le dieu du temple voisin.
    .wrong = C'est permis aussi, mais ce n'est qu'à côté de ton seul temple qu'elle te suit pour 1 pouvoir.

step-desert = Pose maintenant le désert entre ta tribu et le temple de Bleu.
    .why = Un désert est gratuit et rapporte même 1 pouvoir. Il rend plus cher un temple ennemi près de ta tribu.

step-recap = Pendant ce temps les autres ont joué : voici ce qu'ils ont fait.
    .why = Montre une ligne et le plateau la montre. Bleu et Jaune ont maintenant des pêcheurs eux aussi.

step-second-tribe = Prends une deuxième tribu de pêcheurs, ici près du temple et de la tribu.
    .why = Elle touche deux cartes et coûte donc 2 pouvoirs. Ton temple décide qui elle suit.

step-temple = Bâtis un temple en bas : il prend les pêcheurs à Bleu.
    .why = Un temple coûte 3 pouvoirs par carte touchée et convertit toutes les tribus voisines. Ta troisième !
    .wrong = Possible aussi, mais c'est d'ici qu'un temple atteint les pêcheurs de Bleu au moindre prix.

step-lost = Le temple de Jaune a converti une de tes tribus : la nation est brisée.
    .why = Ses 3 points sont perdus. Le point de la première nation d'un peuple te reste pour toujours.

step-again = Pose une nouvelle tribu de pêcheurs de l'autre côté de ton temple.
    .why = À trois, la nation est de nouveau à toi. Ici, presque personne ne l'atteint.

step-protect = Protège-la : pose le désert à côté.
    .why = Un temple à cet endroit toucherait deux cartes et coûterait 6 pouvoirs au lieu de 3.

step-free = Bien joué. 9 points gagnent aussitôt : la partie est maintenant à toi.
    .why = L'ampoule propose des coups. Clique sur n'importe quoi pour voir pourquoi tu ne peux pas t'en servir. Bonne chance !

# De quoi parlent les problèmes, et pourquoi un tel acte est fort.

theme-finish = Finir à temps
    .why = La partie s'arrête pendant que tu es en tête.

theme-unite = Unir une nation
    .why = Trois tribus d'un peuple valent 3 points, et 1 de plus pour la première.

theme-break = Briser une nation
    .why = Un autre dieu perd 3 points d'un coup.

theme-convert = Convertir des tribus
    .why = Un temple convertit chaque tribu voisine, et ce qui vient à toi, les autres le perdent.

theme-rob = Affaiblir un autre
    .why = Il enlève justement ce sur quoi comptait un autre dieu.

theme-shield = Modeler la terre
    .why = Là où la terre change, les temples ennemis deviennent chers ou n'atteignent rien.

theme-temple = Fonder un temple
    .why = De là tu atteins des tribus que personne d'autre n'atteint.

theme-tribe = Poser une tribu
    .why = Elle te suit, et elle est là où les autres l'atteignent à peine.

theme-patience = Le coup tranquille
    .why = Il garde ce dont tu as besoin et ne laisse rien aux autres.
