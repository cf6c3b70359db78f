/** What is counted of each player, in the order of the table. */
export const BLUNDERS = ['idle', 'hopeless', 'dominated', 'blocked', 'distant'] as const;
export type Blunder = (typeof BLUNDERS)[number];

/** How each is called in the table, and what exactly is counted. */
export const MEANING: Readonly<Record<Blunder, { readonly name: string; readonly means: string }>> = {
  idle: {
    name: 'idle units',
    means:
      'rounds in which a unit neither moved nor did anything to anybody, though an enemy that it could attack or an objective that it could take was in reach when the round began, of all rounds in which a unit had something in reach',
  },
  hopeless: {
    name: 'hopeless charges',
    means:
      'charges that cost the target more than the charger in less than 15 % of trials, while another answer clearly won more playouts, of all charges',
  },
  dominated: {
    name: 'dominated places',
    means:
      'moves and placings to a place that another answer’s place clearly beat in one respect and equalled in all others, of all that were compared',
  },
  blocked: {
    name: 'blocked units',
    means:
      'units that had a unit of their own side straight ahead within one move once all were deployed, of all units',
  },
  distant: {
    name: 'distant fighters',
    means:
      'units made for hand-to-hand fighting that stood at the end and had never begun a round within charge reach of an enemy, of all such units',
  },
};

/** How often it happened, and how often it could have. */
export type Count = { readonly times: number; readonly of: number };

/** What the rule system does not have is missing. */
export type Tally = { readonly [B in Blunder]?: Count };

export const NONE: Count = { times: 0, of: 0 };
export const plus = (a: Count, b: Count): Count => ({ times: a.times + b.times, of: a.of + b.of });
