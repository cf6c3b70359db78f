/**
 * The chances of an attack, worked out by hand and not by the rules' own code: faces are counted, and attack by attack
 * every outcome is followed.
 */

export type Number = { readonly dice: number; readonly sides: number; readonly plus: number };

/** What is known of an attack. Needs are those of an unmodified die; abilities are those that change the chances. */
export type Chain = {
  readonly attacks: readonly Number[];
  /** Null: it hits without a roll. */
  readonly hitOn: number | null;
  readonly woundOn: number;
  readonly criticalOn: number;
  readonly saveOn: number;
  readonly damage: readonly Number[];
  readonly lethal: boolean;
  readonly devastating: boolean;
  readonly sustained: Number | null;
  readonly rerollsFailedWounds: boolean;
  readonly painOn: number | null;
  readonly models: number;
  readonly wounds: number;
};

/** Chances by value. */
type Chances = Map<number, number>;

const add = <K>(map: Map<K, number>, key: K, p: number): void => {
  if (p > 0) map.set(key, (map.get(key) ?? 0) + p);
};

function sumOf(numbers: readonly Number[]): Chances {
  let sum: Chances = new Map([[0, 1]]);
  const roll = (faces: readonly number[]): void => {
    const next: Chances = new Map();
    for (const [value, p] of sum) for (const face of faces) add(next, value + face, p / faces.length);
    sum = next;
  };
  for (const { dice, sides, plus } of numbers) {
    for (let i = 0; i < dice; i++) roll(Array.from({ length: sides }, (_, f) => f + 1));
    roll([plus]);
  }
  return sum;
}

/** The chances of failing, of an ordinary success and of a critical one. */
function graded(need: number, critical: number): [number, number, number] {
  const chances: [number, number, number] = [0, 0, 0];
  for (let face = 1; face <= 6; face++) {
    const at = face === 1 ? 0 : face >= critical ? 2 : face >= need ? 1 : 0;
    chances[at] += 1 / 6;
  }
  return chances;
}

/** Models destroyed, wounds lost by the next one, and mortal wounds to come. */
type Place = { readonly dead: number; readonly lost: number; readonly mortal: number };

const SHIFT = 1000;
const keyOf = ({ dead, lost, mortal }: Place): number => (dead * SHIFT + lost) * SHIFT + mortal;
const placeOf = (key: number): Place => ({
  dead: Math.floor(key / SHIFT / SHIFT),
  lost: Math.floor(key / SHIFT) % SHIFT,
  mortal: key % SHIFT,
});

/** How many wounds the target loses in all. */
export function wounds(chain: Chain): Chances {
  const { models, wounds: each } = chain;
  const pain = chain.painOn === null ? 0 : (7 - chain.painOn) / 6;
  const saved = Math.max(0, Math.min(5, 7 - Math.max(2, chain.saveOn))) / 6;
  const damage = sumOf(chain.damage);

  /** So many points at one model, or at one after another. */
  const suffer = (from: Place, points: number, goesOn: boolean): Chances => {
    let places: Chances = new Map([[keyOf(from), 1]]);
    for (let i = 0; i < points; i++) {
      const next: Chances = new Map();
      for (const [key, p] of places) {
        const place = placeOf(key);
        if (place.dead === models || (!goesOn && place.dead > from.dead)) add(next, key, p);
        else {
          add(next, key, p * pain);
          const falls = place.lost + 1 === each;
          const hurt = { ...place, dead: place.dead + (falls ? 1 : 0), lost: falls ? 0 : place.lost + 1 };
          add(next, keyOf(hurt), p * (1 - pain));
        }
      }
      places = next;
    }
    return places;
  };

  const wounded = (from: Place): Chances => {
    const result: Chances = new Map([[keyOf(from), saved]]);
    for (const [points, p] of damage)
      for (const [key, q] of suffer(from, points, false)) add(result, key, (1 - saved) * p * q);
    return result;
  };

  const hit = (from: Place): Chances => {
    let [fail, success, critical] = graded(chain.woundOn, chain.criticalOn);
    if (chain.rerollsFailedWounds)
      [fail, success, critical] = [fail * fail, success * (1 + fail), critical * (1 + fail)];
    const result: Chances = new Map([[keyOf(from), fail]]);
    const ordinary = chain.devastating ? success : success + critical;
    for (const [key, q] of wounded(from)) add(result, key, ordinary * q);
    if (chain.devastating)
      for (const [points, p] of damage) add(result, keyOf({ ...from, mortal: from.mortal + points }), critical * p);
    return result;
  };

  /** One after another from every place reached so far. The dead are dead. */
  const thenEach = (places: Chances, what: (from: Place) => Chances): Chances => {
    const next: Chances = new Map();
    for (const [key, p] of places) {
      const place = placeOf(key);
      if (place.dead === models) add(next, key, p);
      else for (const [k, q] of what(place)) add(next, k, p * q);
    }
    return next;
  };

  const hits = (from: Place, sure: boolean, more: number): Chances => {
    let places: Chances = new Map([[keyOf(from), 1]]);
    if (sure) places = thenEach(places, wounded);
    for (let i = 0; i < more; i++) places = thenEach(places, hit);
    return places;
  };

  const attack = (from: Place): Chances => {
    if (chain.hitOn === null) return hit(from);
    const [fail, success, critical] = graded(chain.hitOn, 6);
    const result: Chances = new Map([[keyOf(from), fail]]);
    for (const [key, q] of hit(from)) add(result, key, success * q);
    for (const [more, p] of chain.sustained === null ? [[0, 1] as const] : sumOf([chain.sustained]))
      for (const [key, q] of hits(from, chain.lethal, chain.lethal ? more : more + 1))
        add(result, key, critical * p * q);
    return result;
  };

  const total: Chances = new Map();
  for (const [attacks, p] of sumOf(chain.attacks)) {
    let places: Chances = new Map([[0, 1]]);
    for (let i = 0; i < attacks; i++) places = thenEach(places, attack);
    places = thenEach(places, (from) => suffer(from, from.mortal, true));
    for (const [key, q] of places) {
      const { dead, lost } = placeOf(key);
      add(total, dead * each + lost, p * q);
    }
  }
  return total;
}
