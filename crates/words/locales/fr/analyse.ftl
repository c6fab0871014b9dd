# L’analyse de positions et de parties.

cli-analyse-about = Réfléchir à une position, ou relire une partie et dire où elle a basculé
cli-analyse-usage = tablier analyse JEU [--position TEXTE | --setup NOM [--seed N]] [OPTIONS], ou tablier analyse FICHIER [OPTIONS]
cli-analyse-example =
    Une position : ses meilleures suites. Une partie notée : une copie qui commente
    les tournants et donne les meilleurs coups en variantes ; les chances sont
    celles du joueur au trait. Ctrl-C arrête tout de suite et écrit quand même ce
    qui est connu.
    Exemples : tablier analyse tchag --nodes 100000
    tablier analyse partie.txt --out commentee.txt --plot partie.svg

cli-value-subject = JEU|FICHIER
cli-help-subject = tzaar, terrace, tchag ou tanagra pour une position ; sinon un fichier de parties, - lit l’entrée standard
cli-help-analyse-nodes = Combien de positions examiner ; par défaut 1000000 pour une position, 50000 pour chaque position d’une partie
cli-help-analyse-seconds = Secondes pour chaque position
cli-help-lines = Combien de suites montrer pour une position ; 3 par défaut
cli-help-analyse-out = Le fichier de la partie commentée ; la sortie standard par défaut
cli-help-plot = Un graphique des chances au fil de la partie : un fichier qui finit par .svg

analyse-line = { $rank }. { $standing }, { $worth } : { $line }
analyse-cost = profondeur { $depth }, { $nodes } positions
analyse-progress = profondeur { $depth }
analyse-head = Analyse de Tablier : { $done } positions sur { $all }, { $count ->
    [0] aucun tournant
    [1] 1 tournant
   *[other] { $count } tournants
}
analyse-stopped = Arrêté : { $done } positions examinées sur { $all }.
analyse-found = { $count ->
    [0] Aucun tournant
    [1] 1 tournant
   *[other] { $count } tournants
}.
analyse-not-a-record = --out et --plot s’emploient avec une partie notée : indique un fichier au lieu de { $game }
analyse-not-a-position = --position, --setup et --seed demandent le nom d’un jeu ; { $file } est pris pour un fichier
analyse-many = analyse demande une seule position
analyse-plot-one = --plot demande un fichier avec une seule partie
analyse-plot-name = { $file } devrait finir par .svg
