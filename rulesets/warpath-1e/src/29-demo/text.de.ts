import type { ChapterText } from '../kit.ts';

/** German. */
export const de: ChapterText = {
  names: {
    demo: 'Erstkontakt',
    demoTurns: 'Grenze der Spielzüge im Demo-Szenario',
    'demoTurns=0': 'ohne Grenze',
    swapEdges: 'Kanten vertauscht',
    balance: 'Hilfe für die schwächere Seite',
    none: 'ohne',
    antiTank: 'Panzerabwehrwaffen für die Marodeure',
    heatCannon: 'eine Hitzekanone für die Stahlkrieger',
    hailstormCannon: 'eine Hagelsturmkanone für die Stahlkrieger',
  },
};
