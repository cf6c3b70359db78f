/** What the terminal itself says. Everything else comes from the ruleset. */
export const WORDS = {
  en: {
    help: 'Enter: take the suggestion · a number or name: choose · -: none · JSON: any answer · l: look at the table · r ID: a rule · u: undo · q: quit',
    suggestion: 'suggestion',
    nothing: 'nothing',
    choice: 'Your answer',
    over: 'The battle is over.',
    winner: 'Winner',
    draw: 'A draw.',
    bye: 'Until next time.',
    noText: 'There is no text for this rule.',
    nothingToUndo: 'There is nothing to take back.',
    needsAgreement: 'The others would have to agree to this; the computer does not.',
  },
  de: {
    help: 'Enter: Vorschlag annehmen · Nummer oder Name: wählen · -: nichts · JSON: beliebige Antwort · l: Tisch ansehen · r ID: eine Regel · u: zurücknehmen · q: aufhören',
    suggestion: 'Vorschlag',
    nothing: 'nichts',
    choice: 'Deine Antwort',
    over: 'Die Schlacht ist vorbei.',
    winner: 'Sieger',
    draw: 'Unentschieden.',
    bye: 'Bis zum nächsten Mal.',
    noText: 'Zu dieser Regel gibt es keinen Text.',
    nothingToUndo: 'Es gibt nichts zurückzunehmen.',
    needsAgreement: 'Dem müssten die anderen zustimmen; der Computer tut es nicht.',
  },
} as const;
