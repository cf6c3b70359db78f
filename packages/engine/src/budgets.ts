/**
 * How much of everything an input may hold and a calculation may cost. Whatever comes from outside is measured against
 * these numbers before it is kept, so that no file, line or question can take the memory or the time of the program.
 */
export const BUDGETS = {
  /** Every notation. */
  text: {
    /** Levels of lists and maps within one another. */
    depth: 100,
    /** Levels within a value that the schema leaves open. */
    dataDepth: 64,
    /** More problems than this help nobody. */
    problems: 20,
  },
  /** Position and army files. The biggest battles need a fifth of the characters. */
  position: {
    characters: 500_000,
    words: 100_000,
    /** Values after copies have been filled in. */
    values: 200_000,
    /** Each copy is looked up through the whole document. */
    copies: 100,
    /** Lines since the last step. A battle never has more than twelve. */
    answers: 1_000,
  },
  /** The longest battles need a twentieth of this. */
  journal: { characters: 20_000_000, lines: 200_000 },
  /** Files that are read from the disk. A save holds its journal and two states. */
  file: { bytes: 64_000_000 },
  /** A battle in an address. */
  link: { characters: 60_000, bytes: 20_000_000 },
  /** One message to the referee. */
  message: { bytes: 16_777_216 },
  /** Odds without limits of their own. */
  odds: {
    /** Step boundaries to keep apart. */
    nodes: 10_000,
    /** Runs of a step: one for each way through it. */
    runs: 200_000,
    /** Dice and answers that one step may want. A step that loops until the dice agree wants ever more of them. */
    needs: 64,
    /** Roughly what the states of the nodes take. */
    bytes: 200_000_000,
    /** Rounds in which chances flow on, and in which values settle. */
    waves: 10_000,
    /** Answers that best play tries per request. */
    answers: 64,
    /** Playthroughs when the activity is too big to be followed exactly. */
    samples: 2_000,
    /** Guesses at what a view hides. */
    worlds: 16,
  },
  /** What somebody who asks for odds may wish for, and how long they are computed, in milliseconds. */
  oddsAsked: { samples: 100_000, exactly: 10_000, sampling: 10_000 },
} as const;
