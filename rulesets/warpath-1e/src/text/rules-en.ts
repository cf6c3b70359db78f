/** Rules in our own words, in English. */
export const rulesEn: Readonly<Record<string, string>> = {
  'WP-UNIT-01':
    'Every unit consists of one or more models and belongs to exactly one type: infantry, heroMonster, artillery, vehicle or flyer.',
  'WP-UNIT-02': "Infantry units normally have 5 to 20 models; the exact number is fixed by the unit's profile.",
  'WP-UNIT-03': 'Every model of a unit must always be within 1 inch of at least one other model of the same unit.',
  'WP-UNIT-04': "Every model of a unit must also always be within 5 inches of the unit's leader.",
  'WP-UNIT-05': 'A hero or monster is a unit of exactly one model (a mounted hero is also one model).',
  'WP-UNIT-06': 'An artillery unit is one gun; its crew models have no game function.',
  'WP-UNIT-07': 'Crew models are kept within 1 inch of their gun.',
  'WP-UNIT-08':
    'An armoured vehicle is a unit of exactly one model, whatever its size (battle tank, troop carrier, armoured car, light vehicle).',
  'WP-UNIT-09': 'A flyer is a single-model vehicle that flies at high speed and can never land on the battlefield.',
  'WP-UNIT-10':
    'Models are never removed singly: a unit keeps all models, its full Fk and its full At until the whole unit is destroyed.',
  'WP-DICE-01': 'All dice are six-sided (W6 = D6).',
  'WP-DICE-02': 'D3 (W3) = D6 divided by 2, rounded up (1-2 = 1, 3-4 = 2, 5-6 = 3).',
  'WP-DICE-03': 'D6+1 = one die plus 1; 2D6 = the sum of two dice.',
  'WP-DICE-04': 'A re-roll rolls again exactly the dice that may be re-rolled.',
  'WP-DICE-05': 'The second result of a re-roll stands, even if it is worse.',
  'WP-LOS-01': 'Models have a 360 degree field of view regardless of their facing, unless a rule says otherwise.',
  'WP-LOS-02': 'Terrain and other units can block sight.',
  'WP-LOS-03': "Sight is taken from the unit's leader.",
  'WP-LOS-04':
    'The unit sees a target unit if its leader sees the torso (or hull) of at least one model of the target unit.',
  'WP-LOS-06': 'If the leader sees the target, the whole unit sees it, including models that individually could not.',
  'WP-LOS-07': "Models of the leader's own unit never block his sight.",
  'WP-LOS-08':
    'If the players cannot agree whether the target is visible: roll D6, on 4+ it is visible, on 3 or less it is not.',
  'WP-TURN-01': 'The game is played in alternating player turns until an agreed turn limit or time limit is reached.',
  'WP-TURN-02': 'Both players roll a die for the first turn; the player with the higher result chooses who goes first.',
  'WP-TURN-03': 'The active player moves, shoots and fights with his units; then the turn passes to the opponent.',
  'WP-TURN-04': 'A turn has three phases in this order: movement, shooting, melee.',
  'WP-MEASURE-01': 'Any distance may be measured at any time.',
  'WP-MEASURE-02': 'The distance between two models is measured between the nearest points of their bases.',
  'WP-MEASURE-03': 'A model without a base is measured from the nearest point of its hull or torso.',
  'WP-MEASURE-04': 'The distance between two units is the distance between their two nearest models.',
  'WP-MEASURE-05': 'Units are kept more than 1 inch away from all other units, except when charging.',
  'WP-MOVE-01':
    'In his movement phase the active player picks his units one after another, in any order, and gives each one order.',
  'WP-MOVE-02': 'Halt: the unit does not move at all.',
  'WP-MOVE-03': "Advance: each model may move in any direction, up to the unit's Be.",
  'WP-MOVE-04':
    'While advancing a unit may change direction any number of times, as long as no model travels further than Be.',
  'WP-MOVE-05': 'At the end of the move every model must satisfy the 1-inch and 5-inch coherency rules.',
  'WP-MOVE-06': 'DoubleTime: as advance, but up to twice Be.',
  'WP-MOVE-07': 'Charge: see CHARGE.',
  'WP-MOVE-08': 'Apart from a charge no move may bring a unit into contact with the enemy.',
  'WP-PASS-01': 'A unit may move through friendly units.',
  'WP-PASS-02':
    'A unit may not end its move on top of another unit; its move must be long enough to clear the unit it passes completely.',
  'WP-PASS-03': 'Enemy units block movement and cannot be moved through.',
  'WP-PASS-04': 'At least 1 inch is kept between friendly and enemy units.',
  'WP-CHARGE-01':
    'A charge is the only way in which a unit can come into contact with the enemy (vehicle collisions and overruns are the vehicle exception).',
  'WP-CHARGE-02': 'A charge is directed at exactly one enemy unit, the target.',
  'WP-CHARGE-03': "Condition 1: the charging unit's leader can see the target.",
  'WP-CHARGE-04': "Condition 2: the distance between the unit and the target is at most twice the unit's Be.",
  'WP-CHARGE-05': 'Condition 3: the unit is able to move into contact with the target.',
  'WP-CHARGE-06': 'Condition 4: the unit is really able to wound or damage the target in melee.',
  'WP-CHARGE-07': 'The charge move is first measured for the charging model nearest to the target.',
  'WP-CHARGE-08': 'The measured path goes around blocking terrain and around other enemy units.',
  'WP-CHARGE-09':
    'During a charge move obstacles may be crossed and difficult terrain entered without any reduction of the distance.',
  'WP-CHARGE-10':
    'A charge through difficult terrain or over an obstacle costs the whole unit a to-hit penalty in the following melee.',
  'WP-CHARGE-11': 'The charge succeeds if the nearest model can reach the target by such a path within twice Be.',
  'WP-CHARGE-12':
    'If it cannot, the unit may not charge; it may be given another order instead (the attempt costs nothing).',
  'WP-CHARGE-13': 'On success move the nearest model into contact first.',
  'WP-CHARGE-14':
    'Then move all other models by the shortest possible path into base contact with models of the target.',
  'WP-CHARGE-15':
    'These further moves follow the doubleTime rules (up to 2 x Be), except that difficult terrain does not slow them and obstacles may be crossed.',
  'WP-CHARGE-16': 'After the charge move the unit must be coherent (1 inch / 5 inches) as usual.',
  'WP-CHARGE-17': 'Chargers are spread as evenly as possible over the target models they can reach.',
  'WP-CHARGE-18': 'Chargers that find no room or cannot reach are placed as close as possible behind their comrades.',
  'WP-CHARGE-19': 'The position of single models has no influence on the melee: the whole unit fights.',
  'WP-CHARGE-20': "The target's models are not moved.",
  'WP-CHARGE-21': 'A charging unit need not end 1 inch away from other friendly or enemy units.',
  'WP-CHARGE-22':
    'Chargers may only be in base contact with models of the target unit, never with another enemy unit that happens to be near.',
  'WP-CHARGE-23': 'A target that has already been charged by one or more units may be charged by further units.',
  'WP-CHARGE-24': 'For such a further charge friendly models count as blocking terrain.',
  'WP-CHARGE-25': 'Any number of units may charge one target, as long as each brings at least one model into contact.',
  'WP-TERRAIN-03': 'Blocking terrain cannot be moved over; units must go around it.',
  'WP-TERRAIN-06': 'Units may cross obstacles without extra cost.',
  'WP-TERRAIN-07': 'A unit may not end its move on an obstacle.',
  'WP-TERRAIN-08': 'A unit with a doubleTime order may not cross an obstacle.',
  'WP-TERRAIN-09': 'Decorative terrain may be moved over freely.',
  'WP-TERRAIN-12': 'Units may move through difficult terrain, each inch moved in it counts as two inches.',
  'WP-TERRAIN-13': 'DoubleTime through difficult terrain is allowed (at double cost).',
  'WP-SHOOT-01':
    'The active player picks his units one after another in any order; each may shoot at a target; shooting is voluntary.',
  'WP-SHOOT-02': 'A unit that received a doubleTime order this turn may not shoot.',
  'WP-SHOOT-03': 'Some weapons may only fire if the unit received a halt order this turn; their own rules say so.',
  'WP-SHOOT-04': 'A unit with at least one model in base contact with an enemy unit may not shoot this turn.',
  'WP-SHOOT-05': 'A unit with at least one model in base contact with an enemy unit may not be shot at this turn.',
  'WP-SHOOT-06': 'A unit directs its own fire at exactly one enemy unit.',
  'WP-SHOOT-07': 'Target condition 1: the leader sees the target.',
  'WP-SHOOT-08': "Target condition 2: the distance between the units is less than or equal to the unit's Rw.",
  'WP-SHOOT-09': 'Number of to-hit dice = Fk of the unit.',
  'WP-SHOOT-10':
    "A die hits if its modified result is equal to or higher than the unit's Tw; other dice are discarded.",
  'WP-SHOOT-11': 'Modifier -1 extreme range: the target is further away than half of Rw (exactly half is not extreme).',
  'WP-SHOOT-12': 'Modifier -1 soft cover: the target is in soft cover.',
  'WP-SHOOT-13': 'Modifier -2 hard cover: the target is in hard cover.',
  'WP-SHOOT-14': 'Modifier -1 moved: the shooting unit received an advance order this turn.',
  'WP-SHOOT-15': 'Modifier -1 shattered: the shooting unit has as many damage markers as its morale value or more.',
  'WP-SHOOT-16': 'All applicable modifiers are cumulative and are subtracted from (or added to) each die.',
  'WP-SHOOT-17': 'A natural 1 always misses, whatever the modifiers.',
  'WP-SHOOT-18':
    'If the modifiers would require a result above 6, the unit may still fire but only with half its Fk in dice.',
  'WP-SHOOT-19': 'In that case a unit or weapon with Fk 1 cannot shoot at all.',
  'WP-COVER-01': 'Cover is judged from the point of view of the shooting models (all of them, not only the leader).',
  'WP-COVER-04':
    "No cover: at least half of the target's models are unobscured from the view of at least half of the shooting models.",
  'WP-COVER-05':
    "Cover: at least half of the target's models are wholly or partly hidden by terrain or by other units (friend or foe) from the view of at least half of the shooting models.",
  'WP-COVER-06':
    "Cover: the majority of the target's models is inside, or in base contact with, an area of difficult terrain.",
  'WP-COVER-07': 'Cover: the majority of the shots has to pass through 3 or more inches of difficult terrain.',
  'WP-COVER-08':
    'The cover is soft if most of it consists of things that hide but would not stop bullets, shrapnel or similar; otherwise it is hard.',
  'WP-WOUND-01': "Every die that hit is rolled again to wound; it wounds on the target's Ve or more.",
  'WP-WOUND-03':
    'A unit with Ve 7 or more cannot be wounded unless the attacker has positive modifiers (there is no automatic wound on a 6).',
  'WP-WOUND-04': 'A natural 1 never wounds, whatever the modifiers.',
  'WP-WOUND-05': 'The target takes one damage marker per hit that wounded.',
  'WP-WOUND-06': 'Damage is permanent and accumulates over the whole game; no rule in this book removes it.',
  'WP-BFG-02':
    'Each BFG is fired independently of its unit and of other BFGs, at the same target or at a different one.',
  'WP-BFG-03': 'The player chooses the order of the separate shooting attacks of a unit.',
  'WP-BFG-04': 'All shooting attacks of one unit must be finished before another unit shoots.',
  'WP-BFG-07':
    "Line of sight and cover for a BFG are taken from the weapon's barrel or its bearer, not from the leader.",
  'WP-BFG-09': 'Range and extreme range of a BFG use the Rw of the BFG.',
  'WP-MELEE-01':
    'After all shooting, every unit that charged this turn strikes; the charged unit does not strike back.',
  'WP-MELEE-02': 'Number of dice = At of the charging unit.',
  'WP-MELEE-05': 'As in shooting, if more than 6 would be required only half the dice are rolled (At 1: none).',
  'WP-MELEE-06':
    'Modifier -1 defensive position / disrupted charge: the target is behind an obstacle and/or part of the charge move went through or over difficult terrain or obstacles.',
  'WP-MELEE-08': 'Modifier -1 shattered: the charging unit has as many damage markers as its morale value or more.',
  'WP-MELEE-12':
    'At the end of each single melee a morale test must be made for the enemy unit if it took damage in that melee.',
  'WP-MELEE-13': 'In that test a suppressed result counts as steady (vehicles are an exception, WP-VEHICLE-42).',
  'WP-MELEE-14': 'No damage in this melee: no test, even if the unit has older damage.',
  'WP-REGROUP-01':
    'If the charging unit destroyed its target it may, at the end of the melee, stay where it is or move D6 inches in any direction.',
  'WP-REGROUP-03':
    'If the target was not destroyed, the charging unit must fall back with a move of D6 inches under the same rules.',
  'WP-REGROUP-05':
    'A unit that was charged and not destroyed may, in its own next turn, receive only a doubleTime order or a charge order.',
  'WP-REGROUP-06': 'Such a charge must be directed at one of the units that attacked it in the last turn.',
  'WP-MORALE-05':
    'The attacker rolls 2D6 and adds all damage the unit has collected so far in the game, plus any modifiers.',
  'WP-MORALE-06': 'Total equal to or above destroyLimit: destroyed.',
  'WP-MORALE-07': 'Total below destroyLimit but equal to or above suppressLimit: suppressed.',
  'WP-MORALE-08': 'Total below suppressLimit: steady, no effect.',
  'WP-MORALE-09': 'Double six: if the unit is not destroyed it is suppressed in any case.',
  'WP-MORALE-10': 'Double one: the unit is steady in any case, whatever its damage and the modifiers.',
  'WP-MORALE-11': 'A suppressed unit may receive only a halt order in its next movement phase.',
  'WP-MORALE-12': 'A suppressed unit may not fire in its next shooting phase.',
  'WP-MORALE-13': 'If the test was caused by melee, suppressed is treated as steady.',
  'WP-MORALE-14': 'A destroyed unit is removed from the game whole.',
  'WP-VEHICLE-02': 'Vehicles receive only these orders: halt, pivot, manoeuvre, fullPower.',
  'WP-VEHICLE-04': 'Pivot: the vehicle turns on the spot to any facing.',
  'WP-VEHICLE-05': 'Manoeuvre: the vehicle moves in a straight line forwards or backwards, up to Be inches.',
  'WP-VEHICLE-06':
    'During a manoeuvre the vehicle may turn once by up to 90 degrees, at any point of the move (start, end or in between).',
  'WP-VEHICLE-07': 'FullPower: the vehicle moves in a straight line forwards only, up to twice Be inches.',
  'WP-VEHICLE-08': 'During fullPower the vehicle may not change its facing at any time.',
  'WP-VEHICLE-09': 'A vehicle that received fullPower may not shoot this turn (it is the vehicle form of doubleTime).',
  'WP-VEHICLE-10': 'A vehicle that received pivot or manoeuvre shoots with the -1 moved modifier.',
  'WP-VEHICLE-12':
    'With halt, pivot or manoeuvre a vehicle may not move into contact with any other unit, friend or enemy.',
  'WP-VEHICLE-13': 'With fullPower a vehicle may move into contact with an enemy vehicle: a collision.',
  'WP-VEHICLE-14':
    'With fullPower a vehicle may move through enemy units that are not vehicles (infantry, heroes, monsters, artillery): an overrun.',
  'WP-VEHICLE-17':
    'A collision causes D6 automatic hits on each of the two vehicles; a separate D6 is rolled for each.',
  'WP-VEHICLE-21':
    'An overrunning vehicle must be able to pass the enemy unit completely and end at least 1 inch behind it.',
  'WP-VEHICLE-22':
    'If the vehicle would otherwise end on the unit, its maximum distance is exceeded by just as much as is needed to end 1 inch behind the unit.',
  'WP-VEHICLE-23':
    'If that is also impossible, the enemy models are moved just as much as needed to make room for the vehicle.',
  'WP-VEHICLE-24': 'Every enemy unit the vehicle moved over suffers D6 automatic hits (artillery: WP-ARTY-10).',
  'WP-VEHICLE-26': 'Vehicles move at normal speed through all terrain except blocking terrain.',
  'WP-VEHICLE-27':
    'A vehicle that moves with fullPower over an obstacle or into difficult terrain rolls D6; on a 1 it is immobilised. (Fullpower over obstacles is thus allowed, unlike doubleTime.)',
  'WP-VEHICLE-29': 'An immobilised vehicle cannot move for the rest of the game and must always receive a halt order.',
  'WP-VEHICLE-30':
    'When a vehicle is shot at, determine whether the shots come from its front, left flank, right flank or rear zone, using two lines that cross at right angles in the centre of the model.',
  'WP-VEHICLE-32': 'A weapon with piercing gets +1 to its piercing value against a flank.',
  'WP-VEHICLE-33': 'A weapon with piercing gets +2 to its piercing value against the rear.',
  'WP-VEHICLE-35': 'Obvious target: shooting at a vehicle gets +1 to hit.',
  'WP-VEHICLE-36':
    'Obvious target: a vehicle is in cover only if at least 50 percent of it is hidden from the view of the majority of the shooting models.',
  'WP-VEHICLE-38':
    'A vehicle weapon may only fire at targets that lie at least partly within one of its fire arcs: [F] front, [L] left, [R] right, [H] rear, combinations such as [F/L/R], [A] all.',
  'WP-VEHICLE-41':
    'Melee modifier +2 stationary target: the vehicle did not move in its last turn or is crippled (+2 in total, not once per reason).',
  'WP-VEHICLE-43':
    'If a morale test against a vehicle totals exactly its destroyLimit, it is not destroyed but crippled.',
  'WP-VEHICLE-44': 'A crippled vehicle may only receive halt orders for the rest of the game (it may still shoot).',
  'WP-VEHICLE-45': 'A second crippled result destroys the vehicle.',
  'WP-VEHICLE-47':
    'Melee modifier -2 fast target: the vehicle is not crippled and moved more than 12 inches in its last turn (exactly 12 is not fast).',
  'WP-ARTY-02': 'All artillery has unwieldy; it may not receive doubleTime or charge orders (only halt and advance).',
  'WP-ARTY-03': 'Artillery treats every kind of terrain as blocking terrain.',
  'WP-ARTY-04':
    'Artillery may be deployed in an area of difficult terrain at the start of the game; it may then not move for the rest of the game.',
  'WP-ARTY-05': 'Artillery may only fire if it received a halt order this turn.',
  'WP-ARTY-06': 'Before firing it is turned on the spot to face its target; this is not movement.',
  'WP-ARTY-08': 'A unit that charges artillery triples its attacks.',
  'WP-ARTY-09': 'Artillery that survived a melee must receive an advance order in its next turn.',
  'WP-ARTY-10': 'Artillery that is overrun suffers 3D6 hits instead of D6.',
  'WP-HERO-02': 'They are obvious targets exactly like vehicles: +1 to be hit by shooting.',
  'WP-FLYER-03':
    "At the start of its owner's second turn the flyer is placed anywhere on the battlefield; this counts as a manoeuvre order.",
  'WP-FLYER-04': 'It may not be placed on other units or on any kind of terrain.',
  'WP-FLYER-05':
    'At the start of the next turn it is removed from the table; it needs one full turn to climb and begin a new approach.',
  'WP-FLYER-06':
    'At the start of any following turn the owner may place it anew in the same way; in the turn after it is removed again, and so on.',
  'WP-FLYER-08':
    'When a flyer is shot at, 18 inches are added to the measured distance (for the range check and for extreme range).',
  'WP-FLYER-09': 'A flyer never has cover.',
  'WP-FLYER-10': 'Neither terrain nor other units block line of sight to a flyer.',
  'WP-FLYER-13':
    'Shots of a flyer at a vehicle always count as hitting a flank (+1 piercing if the weapon has piercing), wherever the flyer stands.',
  'WP-FLYER-15': 'A flyer cannot be charged.',
  'WP-TRANSPORT-01':
    'A unit with transportCapacity (n) can carry one infantry unit of at most n models and/or one single model with the individual special rule.',
  'WP-TRANSPORT-03':
    'During the game a unit embarks by moving within 1 inch of a transport that received a halt order this turn.',
  'WP-TRANSPORT-07': 'When the transport is destroyed, its passengers are placed where it stood.',
  'WP-TRANSPORT-08': 'Each passenger unit then immediately takes D6 hits with piercing (1).',
  'WP-TRANSPORT-10':
    "To disembark, place the unit's leader 1 inch from the transport and the other models around him in normal coherency.",
  'WP-TRANSPORT-11':
    'After disembarking the unit must receive an advance order (open-topped transports allow more, WP-SPECIAL-48).',
  'WP-SPECIAL-03':
    'After deployment and before the roll for the first turn the unit may make one doubleTime move (vehicles: one fullPower move).',
  'WP-SPECIAL-06':
    "If the unit received a halt order this turn, the 18 extra inches do not apply to this weapon's fire at flyers.",
  'WP-SPECIAL-07': 'All hits of the unit or weapon get +n on their wound rolls (shooting only).',
  'WP-SPECIAL-08': 'Whenever the unit makes a to-hit roll it may re-roll one failed die of it.',
  'WP-SPECIAL-09': 'Whenever the unit makes a wound roll it may re-roll one failed die of it.',
  'WP-SPECIAL-10':
    'Hits and wounds are rolled normally; then each single point of damage is multiplied separately by n.',
  'WP-SPECIAL-12': 'When the unit receives a charge order, roll a die: on 2+ the charge goes ahead.',
  'WP-SPECIAL-13': 'On a 1 the unit stays where it is instead.',
  'WP-SPECIAL-14': 'The unit has a shooting attack of n dice in place of its Fk.',
  'WP-SPECIAL-17':
    'The rule exists; only the beginning of its background sentence (the unit is extremely good at hiding) survives, its effect is lost.',
  'WP-SPECIAL-19':
    'The unit multiplies its move by a factor other than two where the rules would double it; the surviving half sentence says "instead of doubling it". The factor is taken to be three.',
  'WP-SPECIAL-21': 'The unit may not receive doubleTime or fullPower orders.',
  'WP-SPECIAL-22': 'Its charge range is halved, that is equal to Be.',
  'WP-SPECIAL-24': 'With jump packs its Be is 10 (20 inches for a doubleTime move, and as charge range).',
  'WP-SPECIAL-25':
    'With jump packs it moves over everything (blocking terrain, obstacles, difficult terrain, friends, enemies) without being slowed.',
  'WP-SPECIAL-28':
    'Even after an advance, manoeuvre or pivot order the unit is treated when shooting as if it had received halt (so no -1 moved).',
  'WP-SPECIAL-30':
    'If the unit begins a turn suppressed, roll D6: on 4+ it shakes off the suppression and acts normally.',
  'WP-SPECIAL-32': 'The unit treats a suppressed result of a morale test as steady.',
  'WP-SPECIAL-33': 'The unit has a shooting attack of n dice in place of its Fk.',
  'WP-SPECIAL-37': 'Every melee hit of the unit gets +n on its wound roll.',
  'WP-SPECIAL-38':
    'The unit moves over everything (blocking terrain, difficult terrain, enemy units and so on) without penalty.',
  'WP-SPECIAL-39': 'It may not land (end its move) on those things.',
  'WP-SPECIAL-42': 'It cannot be charged until it is crippled.',
  'WP-SPECIAL-44': 'Embarked troops may fire their weapons from an open-topped transport.',
  'WP-SPECIAL-50':
    'During a manoeuvre or fullPower move the unit may make one additional pivot at any point of the move.',
  'WP-REINF-01':
    "At the start of the owner's first turn, before the first order, roll D6 for each unit held back as reinforcement: it arrives on a 1.",
  'WP-REINF-02':
    'In own turn 2 roll for each unit not yet arrived: arrives on 1-2; turn 3: 1-3; turn 4: 1-4; turn 5: 1-5.',
  'WP-REINF-03': 'In own turn 6 all remaining reinforcements arrive automatically.',
  'WP-REINF-06': "Or on one of the two side edges, up to 12 inches per own turn number away from the owner's edge.",
  'WP-REINF-09':
    'The unit must then at once receive an advance order (vehicles: manoeuvre); it therefore counts as moved and cannot charge in the turn it arrives.',
  'WP-ARMY-03': 'The total may not exceed the agreed size; it may be lower.',
  'WP-ARMY-04':
    'For each full unit (infantry, at least 10 models) the army may contain one artillery, one flyer, one vehicle and one hero or monster.',
  'WP-ARMY-06': 'A unit marked [1] may be taken only once per army.',
  'WP-ARMY-07':
    'Units of different races may be combined; a full unit of a race is needed for each artillery, flyer, vehicle, hero or monster of that race.',
  'WP-ARMY-09':
    "Only races on the army's list of possible allies may be included, unless the opponent agrees to an exception.",
  'WP-TIME-06':
    "If a player's time runs out earlier, the game ends at once and all his remaining units are removed as if destroyed by a morale test; then the game is scored.",
  'WP-TIME-08': 'If that time runs out, the turn ends at once.',
  'WP-TIME-09': 'Every melee not yet resolved then lapses; its chargers are moved back 1 inch.',
  'WP-BATTLE-05':
    'Step 4: agree the length: a number of turns (recommended 12, that is 6 each), or a time, or the chess clock.',
  'WP-BATTLE-07':
    'Step 5: roll D6 before the game for the victory condition: 1-2 meatGrinder, 3-4 scorchedEarth, 5-6 totalControl.',
  'WP-BATTLE-09':
    'MeatGrinder: if the difference is at least 20 percent of the army size, the player with more points wins; otherwise the game is a draw.',
  'WP-BATTLE-13': 'Objectives must be more than 12 inches apart from each other.',
  'WP-BATTLE-14':
    'At the end of the game a player controls an objective if he has a unit within 3 inches of it and the opponent has none.',
  'WP-BATTLE-16':
    'ScorchedEarth: a player who controls at least two objectives more than the opponent wins; otherwise the game is a draw.',
  'WP-BATTLE-18': 'TotalControl is decided by comparing these totals in the meatGrinder manner (20 percent lead).',
  'WP-BATTLE-20':
    'Deployed units must be at least 12 inches from the centre line (on a 48 inch deep table: within 12 inches of the own edge).',
  'WP-DEMO-04':
    'The Forge Fathers player first deploys all his models within 3 inches of his edge; then the Marauder player does the same on his side.',
  'WP-DEMO-05': 'The Marauders have the first turn.',
  'WP-DEMO-06':
    'The game goes on until one player has completely destroyed the other and wins; there is no turn limit.',
  'WP-G-03': 'At the end of a move an inch is kept from every other unit.',
  'WP-G-22': 'Vehicles in contact must part before they ram again.',
  'WP-G-44': 'No model leaves the table; a unit without an order has halted.',
  'WP-G-51': 'Each special weapon has a bearer of its own, not the leader.',
};
