/** The rules in our own words, by id. */
export const rulesDe: Readonly<Record<string, string>> = {
  'HX-SET-01':
    'Vor der Aufstellung nennt jede Seite geheim und zugleich bis zu zwei ihrer heimlichen Einheiten, die verborgen liegen; wie viele und welche, wird bekannt, wo sie liegen, nicht.',
  'HX-SET-02':
    'Alle Einheiten werden geheim und zugleich aufgestellt; was nicht verborgen ist, kommt dann auf den Tisch.',
  'HX-SET-03':
    'Eine Einheit steht ganz auf dem Tisch und in den fünf Reihen an der eigenen Kante; verborgene in den sechs Reihen.',
  'HX-SET-04': 'Keine zwei Einheiten stehen auf demselben Feld, keine auf einem Beutemarker.',
  'HX-SET-05':
    'Truppen beginnen in Gliedern zu dritt, das hintere ein halbes Feld nach rechts versetzt; eine Bestie bedeckt drei Felder um eine Ecke, der Kopf vorn.',
  'HX-SET-06':
    'Spielstufe: einfach oder fortgeschritten, vor der Schlacht einmal gewählt; auf der einfachen Stufe gilt statt der fortgeschrittenen Regeln der Satz dahinter.',
  'HX-PLOT-01':
    'Vor der ersten Runde bereitet jeder Spieler geheim einen Anschlag vor: ein Zielfeld irgendwo auf dem Tisch und eine Runde von 3 bis 5.',
  'HX-PLOT-02': 'Zu Beginn seiner Runde wird ein Anschlag aufgedeckt; bis dahin erfährt niemand sonst etwas davon.',
  'HX-PLOT-03': 'Jedes Element bis zu einem Feld vom Ziel wird mit einem W20 von höchstens 8 getroffen.',
  'HX-PLOT-04': 'Das Zielfeld fängt Feuer.',
  'HX-ORDER-01':
    'Alle legen für alle ihre Einheiten zugleich verdeckte Befehlsmarker: ihre Zahl ist bekannt, ihre Vorderseiten nicht.',
  'HX-ORDER-02':
    'Eine Einheit bekommt einen Marker: halten, marschieren, angreifen (nicht mit Bögen) oder schießen (nur mit Bögen).',
  'HX-ORDER-03': 'Eine gedrillte Einheit darf zwei verschiedene Marker bekommen.',
  'HX-ORDER-04': 'Zuerst werden die Marker aller Einheiten mit einem Marker aufgedeckt.',
  'HX-ORDER-05':
    'Dann wählt jeder geheim für jede seiner Einheiten mit zwei Markern, welcher gilt; diese werden zugleich aufgedeckt.',
  'HX-ORDER-06': 'Einer erschütterten Einheit kann man nur zu halten oder zu marschieren befehlen.',
  'HX-HIDE-01':
    'Eine verborgene Einheit wird entdeckt, sobald ein feindliches Element bis auf zwei Felder an eines ihrer Elemente kommt.',
  'HX-HIDE-02': 'Eine verborgene Einheit, die sich bewegt, schießt oder Schaden nimmt, wird vorher aufgedeckt.',
  'HX-HIDE-03':
    'Nach jedem feindlichen Zug darf eine verborgene Einheit, die hält und bis zu vier Felder entfernt ist, aus dem Hinterhalt hervorbrechen: Sie wird aufgedeckt und schießt mit Bögen auf den Ziehenden oder greift sonst mit ihrem ganzen Zug an.',
  'HX-HIDE-04':
    'Auf verborgene Einheiten kann niemand zielen, und sie stehen niemandem im Weg; bevor jemand ihr Feld betritt, werden sie aufgedeckt, und der Weg ist versperrt.',
  'HX-MOVE-01':
    'Beide Seiten würfeln einen W6; die höhere zieht zuerst, bei Gleichstand die, die letzte Runde nicht zuerst zog. Dann ziehen sie abwechselnd je eine Einheit, bis keine mit Marsch- oder Angriffsbefehl mehr übrig ist.',
  'HX-MOVE-02':
    'Eine Einheit hat ihren Zug in Punkten und ihre Manöver; was ausgegeben ist, ist für diesen Zug verbraucht.',
  'HX-MOVE-03': 'Vorrücken: ein Feld schräg nach vorn links oder rechts, 1 Punkt.',
  'HX-MOVE-04': 'Verschieben: ein Feld zur Seite, 2 Punkte und ein Manöver. Zurück: ein Feld nach hinten, 2 Punkte.',
  'HX-MOVE-05': 'Drehen: Alle Elemente drehen sich auf ihren Feldern um eine Ecke, ein Manöver.',
  'HX-MOVE-06':
    'Schwenken: Truppen drehen sich um eine Ecke um das linke oder rechte Ende des ersten Glieds; das kostet ein Manöver und so viele Punkte, wie das äußerste Element Felder durchläuft. Alle Felder auf dem Weg müssen frei sein.',
  'HX-MOVE-07': 'Wald zu betreten kostet einen Punkt mehr. Brennende Felder kann niemand betreten.',
  'HX-MOVE-08': 'Mauern stehen auf den Seiten von Feldern; kein Element überquert sie.',
  'HX-MOVE-09': 'Kein Element betritt das Feld einer anderen Einheit oder verlässt den Tisch.',
  'HX-MOVE-10': 'Eine marschierende Einheit hält sich von sichtbaren Feinden fern: Kein Schritt darf in Kontakt enden.',
  'HX-MOVE-11': 'Wer Kontakt mit einem Feind hat, bewegt sich nicht.',
  'HX-TOUCH-01': 'Kommt eine angreifende Einheit in Kontakt mit einer feindlichen, wird ihr Zug unterbrochen.',
  'HX-TOUCH-02':
    'Die berührte Einheit darf einmal je Zug des Angreifers reagieren, wenn kein anderer Feind sie berührt und sie keine Bestie ist: stehen bleiben, sich zum Angreifer drehen, ein Feld weichen oder (mit Bögen) eine Salve schießen.',
  'HX-TOUCH-03':
    'Nach der Reaktion beendet der Angreifer seinen Zug, wie er will, mit den Punkten und Manövern, die er noch hat.',
  'HX-TOUCH-04': 'Truppen in Kontakt dürfen nur mit Schritten weiterziehen, die in Kontakt enden.',
  'HX-TOUCH-05': 'Verluste durch eine Salve oder eine Falle werden sofort entfernt; was übrig ist, zieht weiter.',
  'HX-BEAST-01':
    'Eine Bestie rückt vor und weicht wie Truppen; statt zu drehen und zu schwenken dreht sie sich um eines ihrer Felder um eine Ecke (1 Punkt und ein Manöver) oder um ihre Mitte um zwei (ein Manöver).',
  'HX-BEAST-02':
    'Eine angreifende Bestie darf Felder feindlicher Truppen betreten: Überrennen. Für jedes neu bedeckte Feld mit einem feindlichen Element fällt in Leserichtung ein W20: Mit 12 oder weniger wird es zertrampelt, sonst bleibt die Bestie vor diesem Schritt stehen, und ihr Zug ist zu Ende.',
  'HX-BEAST-03': 'Elemente, die das Überrennen vom größten Teil ihrer Einheit abschneidet, sind auch verloren.',
  'HX-BEAST-04': 'Wer überrannt wurde, macht nach dem Zug der Bestie einen Moraltest.',
  'HX-BEAST-05':
    'Eine Bestie verliert keine Elemente: Jeder Verlust kostet einen Punkt Ausdauer; ohne Ausdauer ist sie erschlagen.',
  'HX-FLY-01':
    'Ein Flieger darf um eine Stufe steigen oder sinken (1 Punkt), bis zur Stufe 3. In der Luft fliegt er über Einheiten, Mauern, Wald und Feuer.',
  'HX-FLY-02': 'In der Luft berührt er niemanden, und niemand berührt ihn; er landet nur auf freien Feldern.',
  'HX-FLY-03': 'Jede Stufe Höhe zählt für Schüsse als ein Feld Entfernung.',
  'HX-SHOOT-01':
    'Beide Seiten nennen zugleich die Ziele aller Einheiten, die schießen sollen, bevor etwas gemessen wird; jeder sichtbare Feind kann Ziel sein.',
  'HX-SHOOT-02':
    'Dann werden Reichweite, Sicht und Winkel geprüft: Ein Schuss auf ein Ziel, das zu weit, nicht zu sehen oder nicht voraus ist, ist vertan.',
  'HX-SHOOT-03': 'Wald ganz zwischen den nächsten Elementen nimmt die Sicht.',
  'HX-SHOOT-04':
    'Jedes Element würfelt einen W20 gegen seinen Schusswert. Wer mindestens 5 darunter bleibt, trifft kritisch.',
  'HX-SHOOT-05': 'Ziel weiter weg als die halbe Reichweite: 2 schlechter.',
  'HX-SHOOT-06': 'Ziel im Wald: 3 schlechter. Ziel ist eine Bestie: 2 besser.',
  'HX-SHOOT-07': 'Für jeden Treffer würfelt das Ziel einen W20 gegen seine Rüstung; gelingt er, ist es gerettet.',
  'HX-SHOOT-08': 'Fortgeschritten: Kritische Treffer gehen durch Rüstung. Einfach: Sie sind Treffer wie andere.',
  'HX-SHOOT-09':
    'Alle Schüsse der Phase fallen zugleich: Getroffene werden markiert, schießen noch und fallen am Ende der Phase.',
  'HX-SHOOT-10': 'Der Besitzer wählt, welche Elemente fallen; der Rest der Einheit muss zusammenhängen.',
  'HX-SHOOT-11': 'Wer in der Schussphase Elemente verlor und höchstens noch die Hälfte hat, macht einen Moraltest.',
  'HX-MELEE-01': 'Jede Einheit mit einem Feind vor der Front nennt einen davon als Ziel ihrer Schläge; alle zugleich.',
  'HX-MELEE-02':
    'Geschlagen wird in Schritten der Initiative, die höchste zuerst. In einem Schritt wird alles beschlossen, alles gewürfelt und dann auf einmal angewandt: Wer im selben Schritt getroffen wird, schlägt noch.',
  'HX-MELEE-03': 'Wer in einem früheren Schritt getroffen wurde, schlägt nicht mehr.',
  'HX-MELEE-04':
    'Von Truppen schlägt jedes Element, das eines des Ziels vor der Front hat; eine Bestie schlägt viermal.',
  'HX-MELEE-05':
    'W20 gegen den Nahkampfwert, kritische Treffer und Rüstung wie bei Schüssen. Diese Runde angegriffen: 2 besser. Ziel von außerhalb seiner Front geschlagen: 3 besser. Ziel im Wald: 2 schlechter.',
  'HX-MELEE-06':
    'Die Getroffenen fallen nach allen Schritten. Wer mehr Verluste nahm als zufügte, macht einen Moraltest.',
  'HX-MORALE-01': 'Moraltest: W20 gegen die Moral. Wer scheitert, flieht.',
  'HX-MORALE-02': 'Fortgeschritten: 1 schlechter für jedes bisher verlorene Element. Einfach: keine Änderung.',
  'HX-MORALE-03': 'Einmal je Schlacht darf jeder einen misslungenen Moraltest wiederholen (das Banner).',
  'HX-MORALE-04':
    'Eine fliehende Einheit läuft Feld um Feld zur eigenen Kante, so weit ihr Zug reicht; jenseits der Kante ist sie fort. Der Besitzer wählt den Weg.',
  'HX-MORALE-05': 'Wer gar nicht laufen kann, verliert stattdessen ein Element.',
  'HX-MORALE-06': 'Wer floh, ist bis zum Ende der nächsten Runde erschüttert und schlägt und schießt um 2 schlechter.',
  'HX-MORALE-07': 'Mehrere Einheiten eines Spielers fliehen in der Reihenfolge, die er wählt.',
  'HX-MORALE-08': 'Eine feindliche Einheit, die die fliehende schlug, darf ein Feld nach vorn nachrücken.',
  'HX-FIRE-01': 'Am Ende der Runde wird jedes Element auf einem brennenden Feld getroffen.',
  'HX-FIRE-02': 'Dann ein W6 für jedes Feuer: Bei 1 oder 2 geht es endgültig aus.',
  'HX-FIRE-03':
    'Fortgeschritten: Bei 6 greift es auf das Nachbarfeld in der Richtung eines weiteren W6 über, wenn es auf dem Tisch liegt und noch nicht brannte. Einfach: Feuer greift nicht über.',
  'HX-LOOT-01':
    'Was unter einem Beutemarker liegt, entscheidet sich, wenn ein Element am Boden sein Feld betritt: gezogen aus dem Rest von zweimal Gold, einer Falle und einer leeren Truhe.',
  'HX-LOOT-02': 'Gold ist am Ende 6 Punkte wert. Eine Falle trifft ein Element des Finders.',
  'HX-END-01': 'Die Schlacht endet nach sechs Runden oder wenn eine Seite keine Einheit mehr hat.',
  'HX-END-02':
    'Punkte: der Wert jedes gefallenen feindlichen Elements und jeder verschwundenen feindlichen Einheit, dazu die Beute. Mehr Punkte siegen; weniger als 8 Unterschied ist ein Unentschieden.',
  'HX-END-03':
    'Ab der dritten Runde, wenn beide Seiten ein Zehntel ihrer Elemente verloren haben, werden am Ende der Runde alle gefragt, ob sie einem Waffenstillstand zustimmen; stimmen alle zu, endet die Schlacht unentschieden.',
  'HX-END-04': 'Jeder darf jederzeit aufgeben: Seine Seite verliert.',
  'HX-END-05':
    'Wessen Uhr abgelaufen ist, der wird in dieser Runde nichts mehr gefragt; Vorgaben stehen für seine Antworten.',
};
