/** Every text that the table itself shows. */
export type Words = {
  readonly table: string;
  readonly help: string;
  readonly units: string;
  readonly terrain: string;
  readonly marks: string;
  readonly modelOf: (n: number, of: number) => string;
  readonly models: (n: number) => string;
  readonly wounds: (left: number, of: number) => string;
  readonly leader: string;
  readonly legal: string;
  readonly illegal: string;
  readonly moving: (what: string) => string;
  readonly cancelled: string;
  readonly turnHandle: string;
  readonly sightOpen: string;
  readonly sightBlocked: string;
  readonly tapeFrom: (what: string) => string;
  readonly tapeTo: (what: string, length: string) => string;
};

export const english: Words = {
  table: 'Table',
  help: 'Arrow keys go from unit to unit, Enter selects, Space enters a unit, M picks it up; while it is held arrows move it, Q and E turn it, Space (or a right click while dragging) sets a waypoint, Enter puts it down, Escape cancels. Shift and arrows scroll, plus and minus zoom, 0 shows everything. R lays the measuring tape from a unit: going to another one measures, R or Escape ends.',
  units: 'Units',
  terrain: 'Terrain',
  marks: 'Markers',
  modelOf: (n, of) => `model ${n} of ${of}`,
  models: (n) => (n === 1 ? '1 model' : `${n} models`),
  wounds: (left, of) => `${left} of ${of} wounds left`,
  leader: 'leader',
  legal: 'legal',
  illegal: 'not legal',
  moving: (what) => `Moving ${what}`,
  cancelled: 'Cancelled',
  turnHandle: 'Turn',
  sightOpen: 'clear',
  sightBlocked: 'blocked',
  tapeFrom: (what) => `Measuring from ${what}`,
  tapeTo: (what, length) => `${length} to ${what}`,
};

export const german: Words = {
  table: 'Tisch',
  help: 'Pfeiltasten gehen von Einheit zu Einheit, Eingabe wählt, Leertaste geht in die Einheit, M nimmt sie auf; dann bewegen Pfeile, Q und E drehen, Leertaste (oder ein Rechtsklick beim Ziehen) setzt einen Wegpunkt, Eingabe stellt ab, Escape bricht ab. Umschalt und Pfeile verschieben, Plus und Minus zoomen, 0 zeigt alles. R legt das Maßband an einer Einheit an: Der Gang zu einer anderen misst, R oder Escape beendet.',
  units: 'Einheiten',
  terrain: 'Gelände',
  marks: 'Marken',
  modelOf: (n, of) => `Modell ${n} von ${of}`,
  models: (n) => (n === 1 ? '1 Modell' : `${n} Modelle`),
  wounds: (left, of) => `${left} von ${of} Lebenspunkten`,
  leader: 'Anführer',
  legal: 'erlaubt',
  illegal: 'nicht erlaubt',
  moving: (what) => `${what} wird bewegt`,
  cancelled: 'Abgebrochen',
  turnHandle: 'Drehen',
  sightOpen: 'frei',
  sightBlocked: 'verdeckt',
  tapeFrom: (what) => `Gemessen wird von ${what}`,
  tapeTo: (what, length) => `${length} bis ${what}`,
};
