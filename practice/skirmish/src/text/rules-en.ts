/** The rules in English, by rule id. */
export const rulesEn: Readonly<Record<string, string>> = {
  'SK-SETUP-01': 'The table is 36 inches wide and 24 deep; no model may stand beyond its edge.',
  'SK-SETUP-02': 'Scenario skirmish: two seats, red against blue, with four units each.',
  'SK-SETUP-03': 'Scenario alliance: three seats on two sides; red and green fight together against blue.',
  'SK-SETUP-04':
    'All seats are asked together whether the battle begins in mist. Only if all agree does it, and then nobody sees farther than 12 inches until the end of the first round.',
  'SK-SETUP-05':
    "Each seat says for each of its infantry units whether it begins on the field or aboard one of the seat's carriers. The passengers of a carrier must not be more models than it has room for.",
  'SK-SETUP-06':
    "Each side rolls a D6, again while the highest are equal. The first seat of the winning side chooses the side's long table edge; the other side gets the opposite one.",
  'SK-SETUP-07':
    'Sides deploy in turn, one unit at a time, the side that chose its edge first. A unit is placed wholly within 6 inches of its own edge, clear of other models and of impassable ground, and in coherency.',
  'SK-SETUP-08': 'A unit for which there is no room takes no part in the battle.',
  'SK-ROUND-01': 'A round has a command phase, an action phase and an end phase.',
  'SK-ROUND-02': 'In the command phase every seat gets one command point; a seat never has more than three.',
  'SK-ROUND-03':
    'All seats together and openly say how many points they spend on initiative. Each side adds what its seats spend to a D6; the highest has the initiative. If they are equal, it is the side that did not have it before, in the first round the first side.',
  'SK-ROUND-04':
    'In the action phase the sides activate one unit in turn, the side with the initiative first. A side without a ready unit is passed over. Of several seats of a side the one whose last activation lies longest ago is next.',
  'SK-ROUND-05':
    'A unit is ready if it has not been activated in this phase, is not broken, and is on the table or aboard.',
  'SK-ROUND-06': 'In the end phase come fires, smoke, rallying and the objective, in this order.',
  'SK-ROUND-07':
    'The side with more models within 3 inches of the objective scores two points at the end of the round.',
  'SK-ACT-01': 'The seat whose turn it is chooses one of its ready units.',
  'SK-ACT-02':
    'The unit takes one action that is open to it: advance, march, fire, charge, hold, smoke, embark; fight or fall back if it is engaged; disembark if it is aboard.',
  'SK-ACT-03': 'Advance: the unit moves and may then shoot.',
  'SK-ACT-04':
    'March: the unit makes three moves one after the other and does not shoot. A unit that has a target to shoot at cannot march.',
  'SK-ACT-05': 'Fire: the unit shoots without moving.',
  'SK-ACT-06': "Hold: until the next activation of its seat begins, the unit's overwatch is not worse.",
  'SK-ACT-07': 'A unit that holds takes aim: it hits better by 1 until it moves.',
  'SK-ACT-08': 'A unit that breaks or is destroyed in its own action loses the rest of it.',
  'SK-ACT-09': 'Fall back: an engaged unit moves out of contact and does not shoot.',
  'SK-MOVE-01':
    "Each model of a moving unit moves up to the unit's move value in straight legs, model by model in the order its owner likes. If no model moves, the unit has not moved.",
  'SK-MOVE-02': 'A model cannot move through enemy models; it may move through friends.',
  'SK-MOVE-03': 'A model cannot end its move on another model.',
  'SK-MOVE-04': 'Walls and towers are impassable at their height.',
  'SK-MOVE-05': 'A move other than a charge ends at least 1 inch away from all enemy models.',
  'SK-MOVE-06':
    "Coherency: after a move every model is within 3 inches of the unit's leader, or not farther from it than before.",
  'SK-MOVE-07':
    'Vehicles drive straight ahead or back and turn on the spot; the way is measured at the point of the hull that travels farthest.',
  'SK-GROUND-01':
    'A model that enters rubble at ground level rolls a D6; on a 1 it is lost and the rest of its way with it. The others go on. Vehicles do not mind rubble.',
  'SK-GROUND-02': 'If the leader is lost in this way, the owner plans anew for those that have not moved yet.',
  'SK-GROUND-03':
    'A tower has a floor on top. A model within 1 inch of the tower may climb up, or down again to within 1 inch of it, and pays for the height as well. On the floor it must stand with its whole base. Only infantry climbs.',
  'SK-GROUND-04': 'Woods and smoke block sight to what is behind them and give cover to what is in them.',
  'SK-SIGHT-01':
    'A unit sees with the eyes of its leader, at the top of the model. It sees a unit if it sees any part of one of its models.',
  'SK-SIGHT-02': 'Pieces in which the leader or the model looked at stands do not block sight.',
  'SK-SIGHT-03':
    'Walls, towers, woods, smoke and vehicles block sight up to their height; infantry and skimmers do not.',
  'SK-SIGHT-04':
    'A unit is in cover if the model of it that is seen best is hidden by half or more, or stands in a wood or in smoke.',
  'SK-SHOOT-01':
    'A unit shoots at one enemy unit that it sees and that is within range of its leader. Neither may be engaged.',
  'SK-SHOOT-02': 'Every model with a target model within its range rolls as many dice as its weapon has attacks.',
  'SK-SHOOT-03': "Each die hits on the unit's skill.",
  'SK-SHOOT-04': 'A shot at more than half range hits worse by 1.',
  'SK-SHOOT-05': 'A unit that has moved in this activation hits worse by 1.',
  'SK-SHOOT-06': "Each hit wounds on the value of the weapon, worse by the target's toughness.",
  'SK-SHOOT-07': "Each wound is saved on the target's save value, worse by the weapon's pierce.",
  'SK-SHOOT-08': 'Cover makes saves better by 1.',
  'SK-SHOOT-09': 'No roll needs less than 2; hits and wounds never need more than 6, saves may be impossible.',
  'SK-SHOOT-10':
    'Each unsaved wound does the damage of the weapon. The owner of the target allocates it over the models.',
  'SK-SHOOT-11':
    'Weapons with damage D3 roll for one unsaved wound after the other; the owner chooses a model for each, and what is left over is lost.',
  'SK-SHOOT-12':
    'A unit with an unsaved wound from a suppressing weapon is suppressed until the end of the next complete round: it hits worse by 1.',
  'SK-REACT-01':
    'After every move of a unit each enemy seat may react with units that see it: overwatch, a shot at the unit that moved.',
  'SK-REACT-02':
    'A unit reacts at most once in each action phase. Broken and engaged units do not react, nor do units aboard.',
  'SK-REACT-03': 'A reaction hits worse by 1, unless it is the overwatch of a unit that holds.',
  'SK-REACT-04':
    'After every shot the target may answer with return fire, a shot of its own at the unit that shot. Return fire may be answered in the same way.',
  'SK-REACT-05':
    'Before the hit roll the owner of an infantry target may have it go to ground: its saves are better by 1 until the next activation of the seat begins. A unit that has gone to ground hits worse by 1.',
  'SK-REACT-06': 'Veterans may roll one missed hit die of each shot again.',
  'SK-REACT-07':
    'Once in each action phase a seat may spend a command point to roll one failed save of its unit again.',
  'SK-REACT-08':
    'A unit with a medic may keep one model per round that would be lost to a shot or in a fight: it stays with one wound.',
  'SK-MORALE-01':
    'A unit that lost a model to a shot and is down to half its models or fewer tests its morale: it holds if 2D6 are not more than its nerve. Vehicles do not test.',
  'SK-MORALE-02': 'A unit that fails is broken and withdraws at once.',
  'SK-MORALE-03':
    'A withdrawal is a move towards the own edge: the leader must come as near to it as it can. Enemies may react to it.',
  'SK-MORALE-04': 'A unit whose leader ends its withdrawal within 3 inches of its own edge has fled.',
  'SK-MORALE-05': 'A broken unit that fails such a test is lost.',
  'SK-MORALE-06': 'Suppressed units have 1 less nerve.',
  'SK-MORALE-07':
    'In the end phase broken units test in the order their owner likes; each one that rallies gives those after it 1 more nerve in this phase.',
  'SK-CHARGE-01': 'A unit may charge an enemy unit that it sees within its move and 4 inches. Vehicles cannot charge.',
  'SK-CHARGE-02': "The charge goes as far as the unit's move and a D3 in inches.",
  'SK-CHARGE-03':
    'As many models as possible must end in contact with the target; the others may stay where they are. Coherency does not count.',
  'SK-CHARGE-04': 'If no model can reach the target, the charge has failed and nobody moves.',
  'SK-CHARGE-05':
    'Enemies may react to a declared charge as to a move; then it is carried out, and the two units fight.',
  'SK-CHARGE-06':
    'In a fight every model in contact with the other unit strikes with its fighting attacks and skill; all losses happen at the same time.',
  'SK-CHARGE-07': 'The unit that lost more models in a fight tests its morale.',
  'SK-CHARGE-08': 'Units with models in contact with enemies are engaged.',
  'SK-TRANS-01': 'A unit whose models are all within 3 inches of a carrier of its seat with enough room may embark.',
  'SK-TRANS-02':
    'A unit that disembarks is placed within 3 inches of the hull, at least 1 inch away from enemies and in coherency. It may then shoot and counts as having moved.',
  'SK-TRANS-03':
    'When a carrier is destroyed, a D6 is rolled for each passenger; for each 1 the owner chooses one that is lost.',
  'SK-TRANS-04':
    'The owner then places the survivors one by one within 3 inches of the wreck, clear of other models and impassable ground.',
  'SK-TRANS-05': 'Passengers that cannot be placed are lost.',
  'SK-FIRE-01':
    'Once per battle a unit with smoke may put a cloud of smoke, 2 inches in radius and 3 high, with its centre within 8 inches of its leader.',
  'SK-FIRE-02': 'Smoke drifts away in the end phase of the round after the one in which it appeared.',
  'SK-FIRE-03': 'An unsaved wound from a flame weapon sets every wood in which a model of the target stands on fire.',
  'SK-FIRE-04':
    'In the end phase each model in a burning wood rolls a D6; on a 1 or 2 it loses one wound. The side with the initiative says in which order woods burn.',
  'SK-FIRE-05': 'After burning, a wood within 2 inches of it catches fire on a 5+, one die for each.',
  'SK-FIRE-06': 'A wood that has burnt for two end phases is gone.',
  'SK-FIRE-07': 'If a shot has several consequences, the seat that shot says in which order they happen.',
  'SK-FLY-01': 'Skimmers may pop up 2 inches or come down again as a part of their way, at no cost.',
  'SK-FLY-02': 'A skimmer moves over everything that does not reach up to it.',
  'SK-END-01': 'Each enemy model lost scores its worth for the side that is its enemy.',
  'SK-END-02': 'The battle ends after the last round, or as soon as only one side has units left.',
  'SK-END-03': 'The side with the highest score wins; a side that alone has units left wins whatever the score.',
  'SK-END-04':
    'A seat may resign at any time. Its units do nothing more; when all seats of all sides but one have resigned the battle is over at once and that side has won.',
  'SK-END-05':
    "When a seat's clock runs out, it is asked nothing more until the activation that is under way has ended: default answers finish it.",
  'SK-OPT-01': 'rounds: the battle lasts 2, 4 or 6 rounds (4).',
  'SK-OPT-02': 'returnFire: off, shots are not answered with return fire (on).',
  'SK-OPT-03': 'deadlyGround: on, models in rubble are lost on a 1 or 2 (off).',
};
