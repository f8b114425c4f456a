# La première partie guidée : ce que dit le guide. Une phrase en gras et une phrase simple, courtes toutes les deux.

step-aim = Tu es Rouge, la flamme. Fonde des villages : trois tribus d'un même peuple.
    .why = Un village vaut 3 points tant qu'il tient, et tu reçois une tuile points : 2 points pour toujours.

step-tribe = Prends la tribu des montagnes et pose-la à côté de ton temple.
    .why = Elle coûte 1 cristal par tuile touchée et suit le dieu du temple voisin.
    .wrong = C'est permis aussi, mais ce n'est qu'à côté de ton seul temple qu'elle te suit pour 1 cristal.

step-mediation = Prends la médiation : elle est gratuite.
    .why = Lors d'un prochain tour, elle te donne une action de plus. D'ici là, elle reste devant toi.

step-recap = Pendant ce temps les autres ont joué : voici ce qu'ils ont fait.
    .why = Montre une ligne et le plateau la montre. Bleu et Jaune ont maintenant des tribus des montagnes eux aussi.

step-second-tribe = Prends une deuxième tribu des montagnes, ici près du temple et de la tribu.
    .why = Elle touche deux tuiles et coûte donc 2 cristaux. Ton temple décide qui elle suit.

step-temple = Bâtis un temple en bas : il prend la tribu des montagnes à Bleu.
    .why = Un temple coûte 3 cristaux par tuile touchée et convertit les tribus voisines. Ton premier village !
    .wrong = Possible aussi, mais c'est d'ici qu'un temple atteint la tribu de Bleu au moindre prix.

step-extra = Tes deux actions sont faites. Utilise la médiation pour une de plus.
    .why = Seul un deuxième temple dans le même tour n'est pas permis.

step-desert = Pose le désert à côté de ta nouvelle tribu.
    .why = Un désert est gratuit et rapporte même 1 cristal ; un temple ennemi y devient plus cher.

step-lost = Le temple de Jaune a converti une de tes tribus : le village est perdu.
    .why = Ses 3 points sont perdus. La tuile points, 2 points, te reste pour toujours.

step-again = Pose une nouvelle tribu des montagnes de l'autre côté de ton temple.
    .why = Le village est de nouveau à toi, et le refonder rapporte une autre tuile points : 5 points.

step-discard = Retire du jeu la tribu des forêts.
    .why = Personne ne peut plus s'en servir. Retirer une tuile ouverte est gratuit et toujours permis.

step-free = Bien joué. Attention aux temples : qui en a le plus sur le terrain perd 4 points.
    .why = La fin vient avec la tuile de fin, ou quand quelqu'un a trois villages différents ou quatre. Bonne chance !

# De quoi parlent les problèmes, et pourquoi un tel acte est fort.

theme-finish = Finir à temps
    .why = La partie s'arrête pendant que tu es en tête.

theme-found = Fonder un village
    .why = Un village vaut 3 points tant qu'il tient, et sa tuile points 2 pour toujours.

theme-break = Briser un village
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
