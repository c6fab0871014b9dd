# La recherche de problèmes.

cli-mine-about = Cherche des problèmes : des positions où un seul tour gagne, preuve à l’appui
cli-mine-usage = tablier mine JEU [--count N] [--seed N] [--threads N] [--out FICHIER]
cli-mine-example =
    Un problème par ligne, du plus facile au plus difficile : position, solution,
    nombre de tours jusqu’au gain, difficulté de 1 à 5, suite jusqu’à la fin, séparés
    par des tabulations. Ctrl-C garde ce qui est trouvé ; la même commande reprend le fichier.
    Exemple : tablier mine tchag --count 5 --out problemes.tsv

cli-help-mine-game = tzaar ou tchag
cli-help-count = Combien de problèmes ; 20 par défaut
cli-help-mine-seed = Le nombre d’où viennent les parties : même nombre, mêmes problèmes ; 1 par défaut
cli-help-mine-threads = Combien de parties à la fois ; une par défaut
cli-help-mine-out = Le fichier des problèmes ; la sortie standard par défaut

mine-games = { $games } parties
mine-done = { $found } problèmes en { $games } parties.
mine-stopped = Arrêté : { $found } problèmes en { $games } parties, tous gardés. Pour reprendre : { $command }
mine-stopped-lost = Arrêté : { $found } problèmes en { $games } parties.
mine-no-problems = on ne cherche pas de problèmes de { $game }, seulement de { $games }
mine-no-file = { $file } n’est pas un fichier de problèmes que cette commande puisse reprendre
mine-line = { $file }, ligne { $line } : ce n’est pas un problème
mine-other = { $file } vient de { $game } et de la graine { $seed } : indique un autre fichier, ou écris ce jeu et --seed { $seed }
