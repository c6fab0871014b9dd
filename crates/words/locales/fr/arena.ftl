# Les matchs entre joueurs.

## La commande

cli-arena-about = Faire jouer un match et dire qui est le plus fort
cli-arena-usage = tablier arena JEU JOUEUR JOUEUR… [OPTIONS], ou tablier arena ladder
cli-arena-example =
    Un joueur s’écrit level:6, level:9/10 (un dixième de sa réflexion), engine,
    engine:hash=64,nodes=5000, uct, alphabeta, standin, random
    ou ugi:CHEMIN ARGUMENTS ; name=NOM, placé devant, lui donne un nom.
    Exemple : tablier arena tchag engine random --nodes 200 --games 4

cli-ladder-about = Faire jouer chaque niveau contre celui d’en dessous et dresser un tableau des scores
cli-ladder-usage = tablier arena ladder [JEU…] [--games N] [--scale N] [--out DOSSIER]
cli-ladder-example =
    La même commande reprend ce qui a été interrompu.
    Exemple : tablier arena ladder tchag --games 20

cli-value-players = JOUEUR
cli-value-seconds = SECONDES
cli-value-clock = BASE+INC
cli-value-sprt = ELO0,ELO1
cli-value-folder = DOSSIER

cli-help-players = Deux joueurs ou plus ; à deux places, chacun rencontre tous les autres
cli-help-games = Combien de parties ; à deux places, pour chaque paire de joueurs ; 100 par défaut
cli-help-time = Secondes par coup ; 0.1 par défaut
cli-help-nodes = Combien de positions examiner par coup, au plus
cli-help-arena-depth = Jusqu’à combien de coups réfléchir
cli-help-clock = Secondes pour toute la partie, et secondes ajoutées à chaque tour
cli-help-opening-plies = Combien de coups au hasard ouvrent une partie
cli-help-arena-seed = Le nombre qui détermine les ouvertures et le hasard ; 1 par défaut
cli-help-concurrency = Combien de parties jouer à la fois ; par défaut une par cœur
cli-help-gauntlet = N’opposer que le premier joueur à tous les autres
cli-help-sprt = S’arrêter dès qu’un des deux écarts de force est accepté
cli-help-alpha = À quelle fréquence le test peut accepter à tort l’écart le plus grand ; 0.05 par défaut
cli-help-beta = À quelle fréquence le test peut accepter à tort l’écart le plus petit ; 0.05 par défaut
cli-help-out = Le dossier pour les résultats, les parties et l’avancement
cli-help-resume = Reprendre le match du dossier
cli-help-scale = À partir du niveau 7, ne faire examiner aux deux joueurs qu’une position sur N ; 10 par défaut
cli-help-ladder-games = Les jeux ; tous par défaut
cli-help-ladder-out = Le dossier pour les résultats, les parties et l’avancement ; ladder par défaut

## Les résultats

arena-title = { $table } : { $played } parties sur { $games }, graine { $seed }, { $plies } coups par partie
arena-pairing = { $first } – { $second } : { $result }, { $score } %, Elo { $elo }, plus fort avec une probabilité de { $superiority } %
arena-player = { $player } : { $score } ± { $error } % sur { $seats } places, premier { $firsts } fois
arena-test-open = Le test n’est pas tranché : log du rapport de vraisemblance { $ratio } entre Elo { $elo0 } et { $elo1 }
arena-test-lower = Le test accepte Elo { $elo0 } plutôt que { $elo1 } : log du rapport de vraisemblance { $ratio }
arena-test-higher = Le test accepte Elo { $elo1 } plutôt que { $elo0 } : log du rapport de vraisemblance { $ratio }
arena-endings = Fins de partie : { $endings }
arena-faults = { $player } a perdu des parties par sa propre faute : { $faults }
arena-late = { $player } a joué en retard { $count } fois
arena-kept = Enregistré dans { $folder }.
arena-stopped = Arrêté ; tout ce qui a été joué est gardé. Pour reprendre : { $command }
arena-stopped-lost = Arrêté. Rien n’est gardé, car --out n’indiquait aucun dossier.

ladder-title = Chaque niveau contre celui d’en dessous
ladder-introduction =
    Produit par `{ $command }` : { $games } parties par match, mêmes ouvertures tirées au sort, camps échangés ; scores avec un
    intervalle de confiance à 95 %. « /{ $scale } » : les deux niveaux n’ont regardé qu’une position sur { $scale }.
ladder-columns = | niveau | contre | parties | score en % | Elo |

## Ce qui est refusé

arena-unknown-player = « { $player } » n’est pas un joueur : écris { $kinds }
arena-unknown-level = « { $player } » : le niveau { $level } n’existe pas ; écris de 1 à 10, ou 9/10 pour un dixième du niveau 9
arena-unknown-option = « { $player } » : ce joueur n’a pas d’option { $option }
arena-wrong-value = « { $player } » : « { $value } » ne convient pas pour { $option } : écris { $form }
arena-no-program = « { $player } » : écris le chemin d’un programme après ugi:
arena-too-few-players = il faut au moins deux joueurs pour un match
arena-no-pair = --sprt demande exactement deux joueurs et deux places
arena-other-game = { $player } ne joue pas à { $game }
arena-no-start = impossible de lancer le programme { $path } : { $reason }
arena-file = impossible de lire ou d’écrire { $path } : { $reason }. Tout ce qui a été joué avant est gardé ; --resume le reprend
arena-taken = { $path } contient déjà un match : reprends-le avec --resume, ou indique un autre dossier
arena-other-match = { $path } appartient à un autre match, ou a été commencé par une autre version du moteur : redonne le même jeu, les mêmes joueurs, limites, graine et ouvertures, ou indique un autre dossier
arena-line = { $path }, ligne { $line } : ce n’est pas une partie finie
