import type { Language, Problem } from '@walstatt/engine';

type Tell = (n: { readonly limit: string; readonly got: string }) => string;

/** What is wrong with an army, for players, by the rule against it. */
const TEXTS: Readonly<Record<Language, Readonly<Record<string, Tell>>>> = {
  de: {
    'WP-DEMO-02': ({ got }) => `eigene Streitmächte haben im Vorführspiel 300 bis 400 Punkte, diese hat ${got}`,
    'WP-ARMY-03': ({ limit, got }) => `höchstens ${limit} Punkte sind vereinbart, die Armee hat ${got}`,
    'WP-ARMY-04': ({ limit, got }) =>
      `je volle Infanterieeinheit nur ein Geschütz, ein Flieger, ein Fahrzeug und ein Held oder Monster: erlaubt ${limit}, gewählt ${got}`,
    'WP-ARMY-06': ({ got }) => `${got} darf nur einmal gewählt werden`,
    'WP-ARMY-07': ({ got }) =>
      `ohne volle Infanterieeinheit desselben Volkes ist keine Unterstützung erlaubt, gewählt ${got}`,
    'WP-ARMY-08': ({ got }) => `beide Seiten müssen gleich groß sein, vereinbart sind ${got} Punkte`,
    'WP-ARMY-09': ({ got }) => `diese Völker sind keine Verbündeten: ${got}`,
    'WP-G-54': ({ got }) => `ohne Punktwert kann ${got} nicht in die Schlacht`,
  },
  en: {
    'WP-DEMO-02': ({ got }) => `own forces in the demo are of 300 to 400 points, this one has ${got}`,
    'WP-ARMY-03': ({ limit, got }) => `at most ${limit} points were agreed, the army has ${got}`,
    'WP-ARMY-04': ({ limit, got }) =>
      `for each full infantry unit only one gun, one flyer, one vehicle and one hero or monster: ${limit} allowed, ${got} chosen`,
    'WP-ARMY-06': ({ got }) => `${got} may be taken only once`,
    'WP-ARMY-07': ({ got }) => `without a full infantry unit of the same race no support is allowed, ${got} chosen`,
    'WP-ARMY-08': ({ got }) => `both sides must be of equal size, agreed are ${got} points`,
    'WP-ARMY-09': ({ got }) => `these races are not allies: ${got}`,
    'WP-G-54': ({ got }) => `without points ${got} cannot go to battle`,
  },
};

const ARMY: Readonly<Record<Language, (n: number) => string>> = {
  de: (n) => `${n}. Armee`,
  en: (n) => `Army ${n}`,
};

/** What is wrong with a set-up, with the rule that says so. */
export function tellSetupProblem({ path, expected, got, hint }: Problem, language: Language): string | undefined {
  const tell = hint === undefined ? undefined : TEXTS[language][hint];
  if (tell === undefined) return undefined;
  const limit = /\d+/.exec(expected)?.[0] ?? expected;
  const whose = typeof path[1] === 'number' ? `${ARMY[language](path[1] + 1)}: ` : '';
  return `${whose}${tell({ limit, got })} (${hint}).`;
}
