/** What holds where the book is silent or contradicts itself, for players. */
export const rulingsEn: Readonly<Record<string, string>> = {
  'FD-GAP-01':
    'Where the book contradicts itself, a numbered procedure beats an explanation, which beats a keyword list; special rules beat general ones.',
  'FD-GAP-02': '"Turn" means round.',
  'FD-GAP-03':
    'The table is 72 by 48 inches with zones 12 inches deep along the long edges. The higher D6 chooses an edge and places the first unit, then the players alternate.',
  'FD-GAP-04': 'The game lasts 6 rounds. If a side has no unit left, it ends at once and the other side wins.',
  'FD-GAP-05': 'After deployment and moves the models of a unit form one chain with gaps of at most 2 inches.',
  'FD-GAP-06':
    'Distances are horizontal, from base to base, the shortest way; "within X" includes exactly X, and anyone may measure at any time.',
  'FD-GAP-07': 'Every profile has a unit type; Space Marine and Orkboy are infantry, the Rhino is a vehicle.',
  'FD-GAP-08': "Normally the profile's BW counts, in terrain the smaller of BW and the type's terrain value.",
  'FD-GAP-09':
    'With mixed profiles each model hits with its own value; saves use the RW of the majority, on a tie the better one.',
  'FD-GAP-10': 'The "highest" morale is the best one, the lowest number among the living models.',
  'FD-GAP-11':
    'The owner of the damaged unit picks the models: visible or reached ones first, among these damaged ones first.',
  'FD-GAP-12': 'All modifiers first, then the limits: a save is never better than 2+, and from 7+ on nothing saves.',
  'FD-GAP-13': 'FK 6+ against hard cover cannot hit; suppressive fire is exempt.',
  'FD-GAP-14': 'Take cover improves every save of the unit, in melee and terrain tests too, on top of terrain.',
  'FD-GAP-15':
    '"FP exceeds RW" compares the numbers literally: FP after armour and bonuses against the printed RW, without cover.',
  'FD-GAP-16': 'A whole model is chosen like any loss; where possible it falls on models without eternal warrior.',
  'FD-GAP-17':
    'Sight is judged from above: one free line between two bases is enough, all see all round. Large types have height 2, small ones 1; blocking terrain is higher than all.',
  'FD-GAP-18':
    "The hull around an enemy unit's bases blocks unless shooter or target is higher. The target itself and units in contact with the shooter do not block.",
  'FD-GAP-19': 'Hits are not capped: visible models fall first, then the others.',
  'FD-GAP-20': 'Sight, range and cover count as they are when the shoot action begins.',
  'FD-GAP-21':
    'Forest and jungle block; wall, barricade, crater and rocks do not. A piece does not block if shooter or target is in it.',
  'FD-GAP-22':
    'In terrain means: at least half of the models completely inside one piece; several pieces count separately.',
  'FD-GAP-23':
    'Walls and barricades count as 1 inch wider all round for cover. Standing behind other terrain gives no cover.',
  'FD-GAP-24':
    'Category 2 may have 3 to 6 pieces; each category needs 288 square inches, within 5%. Category 3 covers only infantry, jump troops, beasts and cavalry.',
  'FD-GAP-25':
    "If one model's path has 1 inch or more inside a terrain piece, the terrain value holds for the whole unit; twice that for a sprint.",
  'FD-GAP-26':
    'The terrain test follows at the end of the move for each model whose path had 1 inch or more in terrain; armour protects, morale is not tested.',
  'FD-GAP-27': 'Models may move through friends, never through enemies or closed terrain; bases do not overlap.',
  'FD-GAP-28':
    'Any voluntary move may end in contact with enemies: that is the charge. From contact on both are in melee.',
  'FD-GAP-29': 'A unit may do less, but an activation cannot be passed. Fleeing units must flee.',
  'FD-GAP-30': 'Every piece that can be entered slows and asks for terrain tests, hills too.',
  'FD-GAP-31': 'The whole unit shoots at one enemy unit per action, vehicles with all weapons too.',
  'FD-GAP-32': 'Shooting always needs line of sight.',
  'FD-GAP-33': 'Units in melee do not shoot and are not shot at.',
  'FD-GAP-34':
    'Range is measured from each shooter to the nearest target model it sees. Those out of range or sight give no dice; the choice of weapon stands.',
  'FD-GAP-35': 'Reactions are move, shoot or melee; the last two only against the unit that triggered them.',
  'FD-GAP-36': 'Several reactions are decided one by one. Nobody reacts to a reaction.',
  'FD-GAP-37':
    'A unit that becomes pinned or fleeing loses its reaction and take-cover markers. Nobody has two reaction markers.',
  'FD-GAP-38':
    'If a reaction pins the active unit, it can only rally; if it becomes fleeing, its remaining action must be flee.',
  'FD-GAP-39': 'A unit that is neither pinned nor fleeing may flee willingly; afterwards it can only rally.',
  'FD-GAP-40':
    'Fleeing units flee first and may then rally. Pinned units may rally first and, after a success, take another short action.',
  'FD-GAP-41': 'Units flee to their own deployment edge; those that came by the flank flee to that side edge.',
  'FD-GAP-42':
    'Every model flees straight towards the edge, through friends and around obstacles, without slowing or terrain test.',
  'FD-GAP-43': 'A unit beaten in melee flees at once. That is no action and triggers no reaction.',
  'FD-GAP-44':
    'Fleeing units take no morale test after shooting. In melee they strike back; if they lose they flee on without a test.',
  'FD-GAP-45': 'The test is taken from exactly 25% losses on.',
  'FD-GAP-46':
    '25% of the models the unit had when this volley began; explosions, terrain tests and scatter do not count.',
  'FD-GAP-47': 'What a failed morale test does depends on its occasion.',
  'FD-GAP-48': 'A unit stays pinned until a rally succeeds. It strikes back, saves normally and contests objectives.',
  'FD-GAP-49': 'Suppressive fire forces the test if at least one model would be lost; no lives are lost.',
  'FD-GAP-50': 'Suppressive fire hits on 6+ against hard cover too; twin-linked and preacher work as usual.',
  'FD-GAP-51': 'Suppressive fire works on vehicles as on others; no damage rolls are made.',
  'FD-GAP-52': 'Melee weapons reach as far as printed, otherwise 1 inch. One model must really touch the enemy.',
  'FD-GAP-53':
    'Each model in reach rolls A plus the RoF of one chosen melee weapon; without one RoF 0, FP 0 and 1 inch count.',
  'FD-GAP-54': 'Wild charge works only for the unit that took the melee action.',
  'FD-GAP-55': 'A melee action names one enemy unit in contact; only these two fight.',
  'FD-GAP-56': 'A unit wiped out does not strike back. The survivor wins; nobody tests, nobody pursues.',
  'FD-GAP-57':
    'First the flight, then the winner decides on pursuit: straight after it, without slowing. Pinned, immobilised, stunned or otherwise engaged units cannot pursue.',
  'FD-GAP-58':
    'In melee only melee, secure area, take cover and voluntary flight are possible. If no bases touch after the fight, the winner closes up.',
  'FD-GAP-59':
    'To react it is enough that one model sees one model of the enemy unit when its action ends. Forced flights and pursuits are no actions.',
  'FD-GAP-60':
    'Whether armour ignores a hit depends on the FP before reduction. If it falls to -1 the save is better by 1.',
  'FD-GAP-61':
    'Each L lost is rolled for separately. After its last L the vehicle is destroyed; a hit that costs the whole model destroys it without a roll.',
  'FD-GAP-62':
    'Immobilised cannot be applied to immobilised vehicles, weapon destroyed not to those without weapons. Every other armoured model counts as a vehicle too.',
  'FD-GAP-63': 'The same result twice in one round destroys the vehicle; in different rounds it may come again.',
  'FD-GAP-64': 'The player who caused the damage chooses the lost weapon; in a terrain test the owner does.',
  'FD-GAP-65': 'The wreck is soft cover in the shape of the base and does not block sight. An explosion leaves none.',
  'FD-GAP-66':
    'The explosion hits every other model within 6 inches of the base, without cover or morale tests. Chains are resolved one after another by the active player.',
  'FD-GAP-67':
    '"Until the next round" means until the end of the current one. Shaken: no suppressive fire either. Stunned: no sprint, flee or pursuit either.',
  'FD-GAP-68':
    'Vehicles are pinned and flee like others. One that cannot move flees 0 inches and is destroyed by any pursuit.',
  'FD-GAP-69':
    'There is no facing, no fire arcs and no ramming: vehicles see and shoot all round and move like models.',
  'FD-GAP-70': 'There is no transport; the Rhino carries nobody either.',
  'FD-GAP-71': 'Know no fear: each failed morale test and rally may be re-rolled once.',
  'FD-GAP-72': 'Quick reflexes: as defender strike first. Always strikes last: after the opponent, even as attacker.',
  'FD-GAP-73': 'Stunning: one hit affects the whole unit at once, including a strike not yet made.',
  'FD-GAP-74': 'Preacher: each failed hit roll may be re-rolled once, in suppressive fire and melee too.',
  'FD-GAP-75':
    'Waaaaagh! is declared at the start of an own activation: first free moves, then free melees, then the activation.',
  'FD-GAP-76':
    'Fast: once in each own activation before, between or after the actions, not when pinned or fleeing. It triggers reactions and terrain tests.',
  'FD-GAP-77':
    'Flying concerns movement only: no slowing, no terrain test, over everything. It may end only where the type may stand.',
  'FD-GAP-78': 'Terrain experience opens no terrain that is closed to the type.',
  'FD-GAP-79':
    'Vanguard moves after deployment, first the side that placed the first unit; not within 1 inch of enemies. It is lost in reserve.',
  'FD-GAP-80': 'Sniper hits come first; for each of them the shooter names a visible model before the save.',
  'FD-GAP-81': 'Twin-linked is for shooting weapons only and doubles before other bonuses.',
  'FD-GAP-82':
    'Wild charge works in every melee action of the unit, as a reaction too: one more die per model in reach.',
  'FD-GAP-83': 'Flight and pursuit stop at the border of terrain that is closed to the type.',
  'FD-GAP-84': 'For the +1 all units not destroyed count, reserves and fleeing ones too.',
  'FD-GAP-85': 'A player with no unit left to activate is skipped.',
  'FD-GAP-86': 'Fleeing first holds for each player alone, also for units that begin to flee during the round.',
  'FD-GAP-87': 'Activation, reaction, take cover, shaken and stunned are removed. Everything else stays.',
  'FD-GAP-88': 'At the end of the round: markers, points, victory check, then reserves, which are placed at once.',
  'FD-GAP-89': 'Point 1 of the procedure is the start player roll.',
  'FD-GAP-90':
    'Any number of units may be held in reserve, one must be deployed. Arrivals stand in the own zone, not within 1 inch of enemies.',
  'FD-GAP-91': 'From round 5 on reserves come on 2+.',
  'FD-GAP-92':
    'Flank attack only from reserve: all models wholly within 6 inches of one side edge, at least 1 inch from enemies.',
  'FD-GAP-93': 'Armies are files; any army is legal that the players agree on. Points only help to compare.',
  'FD-GAP-94':
    'A unit holds an objective if it is not fleeing and has a model within 3 inches. A side controls it if it holds it alone; otherwise it is contested.',
  'FD-GAP-95': 'King of the Hill: a circle of 6 inches diameter; the side that holds it alone gets 1 point each round.',
  'FD-GAP-96':
    'Loot markers lie at least 6 inches from the edges and 8 inches from each other. A marker is turned over when a unit ends an action with a model within 1 inch of it.',
  'FD-GAP-97':
    'One D6 for both players gives the number of objectives; they lie like loot markers and are worth 1 point each.',
  'FD-GAP-98': 'Annihilation: what counts is who is fleeing when the game ends.',
  'FD-GAP-99':
    'Each player names one unit as general before deployment. Fleeing is not death; if both die in the same round, points decide.',
  'FD-GAP-100':
    'Shock troops come from reserve. Scatter die: 1 or 2 is the hit symbol, otherwise a random direction; models beyond the edge are destroyed.',
  'FD-GAP-101': 'Lost and garbled places of the book change nothing; tables are read by their headings.',
  'FD-GAP-102': 'If both sides are wiped out at the same moment, points decide.',
  'FD-GAP-103': 'Cover changes nothing in melee, neither saves nor hits.',
  'FD-GAP-104':
    'Order: rolled A, hit dice, re-rolls, saves, losses, vehicle damage, explosions, morale. Dice that are asked for are always rolled.',
};
