# La recherche de problèmes.

cli-mine-about = Chercher des problèmes : des positions où un seul tour gagne, preuve à l’appui
cli-mine-usage = tablier mine JEU [--count N] [--seed N] [--threads N] [--out FICHIER]
cli-mine-example =
    Un problème par ligne, du plus facile au plus difficile : position, solution,
    nombre de tours jusqu’au gain, difficulté de 1 à 5, suite jusqu’à la fin,
    séparés par des tabulations. Ctrl-C garde ce qui est trouvé ; la même commande
    reprend le fichier.
    Exemple : tablier mine tchag --count 5 --out problemes.tsv

cli-help-mine-game = tzaar ou tchag
cli-help-count = Combien de problèmes ; 20 par défaut
cli-help-mine-seed = Le nombre qui détermine les parties : même nombre, mêmes problèmes ; 1 par défaut
cli-help-mine-threads = Combien de parties jouer à la fois ; 1 par défaut
cli-help-mine-out = Le fichier des problèmes ; la sortie standard par défaut

mine-games = { $games ->
    [0] 0 partie
    [1] 1 partie
   *[other] { $games } parties
}
mine-done = { $found ->
    [0] 0 problème
    [1] 1 problème
   *[other] { $found } problèmes
} en { $games ->
    [0] 0 partie
    [1] 1 partie
   *[other] { $games } parties
}.
mine-stopped = Arrêté : { $found ->
    [0] 0 problème
    [1] 1 problème
   *[other] { $found } problèmes
} en { $games ->
    [0] 0 partie
    [1] 1 partie
   *[other] { $games } parties
}, tout est gardé. Pour reprendre : { $command }
mine-stopped-lost = Arrêté : { $found ->
    [0] 0 problème
    [1] 1 problème
   *[other] { $found } problèmes
} en { $games ->
    [0] 0 partie
    [1] 1 partie
   *[other] { $games } parties
}.
mine-no-problems = pas de recherche de problèmes pour { $game }, seulement pour { $games }
mine-no-file = { $file } n’est pas un fichier de problèmes que cette commande puisse reprendre
mine-line = { $file }, ligne { $line } : ce n’est pas un problème
mine-other = { $file } vient de { $game } et de la graine { $seed } : indique un autre fichier, ou écris ce jeu et --seed { $seed }
