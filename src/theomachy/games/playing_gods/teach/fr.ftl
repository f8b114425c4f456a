# La première partie guidée : ce que dit le guide. Une phrase en gras et une phrase simple, courtes toutes les deux.

step-aim = Tu es Ignis, la flamme. Règne sur onze territoires.
    .why = Tu règnes où ton jeton, une secte, est au-dessus. Tu vis en Amérique du Nord : déjà quatre territoires.

step-way = Tu as fait 2 : ta figurine avance ou recule, toujours de tous les pas. Avance.
    .why = Là, tu gagnes une secte. La case où tu t'arrêtes décide de ce que tu peux faire ce tour-ci.
    .wrong = Par là il y a une carte de conversion. Mais une secte tout de suite vaut mieux : avance.

step-settle = Pose ta nouvelle secte dans l'Égypte vide.
    .why = Personne ne vit encore en Afrique : un territoire vide ne coûte aucun combat, et c'est ton cinquième.
    .wrong = C'est permis. Mais seul un territoire vide en fait un de plus, et cette fois nous prenons l'Égypte.

step-lost = Pendant ce temps, Silva est venue à ton portail et a converti l'Alaska.
    .why = Son jeton couvre le tien. Une secte seule peut être convertie ; ce qui est dessous ne compte pas.

step-faith = Tu vas la reprendre. Avance d'une case vers une carte de conversion.
    .why = Pour convertir, il te faut plus de cartes de conversion que l'autre dieu n'en montre.
    .wrong = Une carte de colère est utile aussi, mais pour convertir il te faut une carte de conversion.

step-draw = Pioche la carte.
    .why = Tu pourrais plutôt renforcer ta cité sainte, mais il te faut maintenant de quoi convertir.
    .wrong = Deux sectes vivent déjà dans ta cité sainte. Prends la carte cette fois.

step-home = Un 3 : recule jusqu'à ton propre portail.
    .why = Les cartes se jouent sur un portail, pour son continent. Aucune autre figurine ne doit s'y tenir.
    .wrong = Une autre carte de colère peut attendre : c'est sur ton portail que tu reprends l'Alaska.

step-convert = Convertis les fidèles de Silva.
    .why = La carte ouverte devant chaque dieu compte d'elle-même : une pour toi, une pour Silva. Il t'en faut plus.
    .wrong = La colère libérerait aussi l'Alaska, mais en convertissant tu y gardes deux sectes.

step-offer = Montre aussi ta carte : deux contre une.
    .why = La différence est le nombre de territoires convertis. Les cartes montrées vont sous la pile.
    .wrong = Un contre un ne convertit personne : montre ta carte.

step-safe = L'Alaska est à toi, avec deux sectes maintenant. Finis ton tour.
    .why = Deux sectes d'un dieu au-dessus ne se convertissent pas. Ton jeton dessous a aidé : celui de Silva est parti.

step-portal = Un 4 : avance jusqu'au portail de l'Amérique du Sud.
    .why = C'est là que vit Sol, et il te reste une carte de colère.
    .wrong = Personne ne vit encore en Asie : ta colère n'y frapperait personne.

step-attack = Attaque l'Amazonie : choisis ta carte d'air, puis le territoire.
    .why = Un élément tue une secte, deux qui s'accordent trois, les quatre huit. La colère fait de la place, sans gagner.
    .wrong = C'est possible, mais aujourd'hui nous frappons avec l'air, et seulement en Amazonie.

step-free = Bien joué. Onze territoires gagnent aussitôt : la partie est maintenant à toi.
    .why = L'ampoule montre de bons coups, et un clic sur n'importe quoi dit pourquoi ce n'est pas possible. Bonne chance !

# De quoi parlent les problèmes, et pourquoi un tel acte est fort.

theme-finish = Gagner la partie
    .why = Ainsi tu règnes sur autant de territoires que la victoire en demande.

theme-godkill = Tuer un dieu
    .why = Qui est hors du jeu ne te prend plus de territoires.

theme-attack = La bonne attaque
    .why = Elle frappe là où l'on perd le plus et où rien ne protège.

theme-convert = Convertir un territoire
    .why = Un territoire de plus pour toi en est un de moins pour un autre.

theme-steal = Voler une carte
    .why = Tu gagnes ce qu'un autre voulait utiliser contre toi.

theme-spread = Répandre la foi
    .why = Une secte dans le bon territoire vaut un tour entier.

theme-way = Le bon chemin
    .why = Seule la case où tu t'arrêtes compte, et celle-ci t'apporte plus que celle de l'autre sens.

theme-patience = Le coup tranquille
    .why = Il garde ce dont tu as besoin et ne laisse rien aux autres.
