/** The rules in German, by rule id. */
export const rulesDe: Readonly<Record<string, string>> = {
  'SK-SETUP-01': 'Das Spielfeld ist 36 Zoll breit und 24 Zoll tief; kein Modell darf über die Kante hinausstehen.',
  'SK-SETUP-02': 'Szenario Gefecht: zwei Plätze, Rot gegen Blau, mit je vier Einheiten.',
  'SK-SETUP-03': 'Szenario Bündnis: drei Plätze auf zwei Seiten; Rot und Grün kämpfen zusammen gegen Blau.',
  'SK-SETUP-04':
    'Alle Plätze werden gemeinsam gefragt, ob das Gefecht im Nebel beginnt. Nur wenn alle zustimmen, ist es so, und dann sieht bis zum Ende der ersten Runde niemand weiter als 12 Zoll.',
  'SK-SETUP-05':
    'Jeder Platz sagt für jede seiner Infanterieeinheiten, ob sie auf dem Feld oder an Bord eines seiner Transporter beginnt. Ein Transporter darf nicht mehr Modelle aufnehmen, als er Platz hat.',
  'SK-SETUP-06':
    'Jede Seite wirft einen W6, bei Gleichstand der höchsten erneut. Der erste Platz der Seite, die gewinnt, wählt deren lange Spielfeldkante; die andere Seite bekommt die gegenüberliegende.',
  'SK-SETUP-07':
    'Die Seiten stellen abwechselnd je eine Einheit auf; es beginnt die Seite, die ihre Kante gewählt hat. Eine Einheit steht ganz innerhalb von 6 Zoll zur eigenen Kante, frei von anderen Modellen und unpassierbarem Gelände und im Zusammenhalt.',
  'SK-SETUP-08': 'Eine Einheit, für die kein Platz ist, nimmt am Gefecht nicht teil.',
  'SK-ROUND-01': 'Eine Runde hat eine Befehlsphase, eine Aktionsphase und eine Endphase.',
  'SK-ROUND-02': 'In der Befehlsphase bekommt jeder Platz einen Befehlspunkt; kein Platz hat je mehr als drei.',
  'SK-ROUND-03':
    'Alle Plätze sagen gemeinsam und offen, wie viele Punkte sie für die Initiative ausgeben. Jede Seite zählt das zu einem W6 hinzu; die höchste hat die Initiative. Bei Gleichstand ist es die Seite, die sie zuvor nicht hatte, in der ersten Runde die erste Seite.',
  'SK-ROUND-04':
    'In der Aktionsphase aktivieren die Seiten abwechselnd je eine Einheit; die Seite mit der Initiative beginnt. Eine Seite ohne bereite Einheit wird übergangen. Von mehreren Plätzen einer Seite ist der dran, dessen letzte Aktivierung am längsten zurückliegt.',
  'SK-ROUND-05':
    'Eine Einheit ist bereit, wenn sie in dieser Phase noch nicht aktiviert wurde, nicht gebrochen ist und auf dem Spielfeld oder an Bord ist.',
  'SK-ROUND-06': 'In der Endphase kommen Feuer, Rauch, Sammeln und Missionsziel, in dieser Reihenfolge.',
  'SK-ROUND-07':
    'Die Seite mit mehr Modellen innerhalb von 3 Zoll um das Missionsziel erhält am Ende der Runde zwei Punkte.',
  'SK-ACT-01': 'Der Platz, der an der Reihe ist, wählt eine seiner bereiten Einheiten.',
  'SK-ACT-02':
    'Die Einheit führt eine Aktion aus, die ihr offensteht: Vorrücken, Marsch, Feuern, Sturmangriff, Lauern, Rauch, Einsteigen; im Nahkampf Kämpfen oder Absetzen; an Bord Aussteigen.',
  'SK-ACT-03': 'Vorrücken: Die Einheit bewegt sich und darf danach schießen.',
  'SK-ACT-04':
    'Marsch: Die Einheit macht drei Bewegungen nacheinander und schießt nicht. Eine Einheit, die ein Ziel für Beschuss hat, kann nicht marschieren.',
  'SK-ACT-05': 'Feuern: Die Einheit schießt, ohne sich zu bewegen.',
  'SK-ACT-06':
    'Lauern: Bis zum Beginn der nächsten Aktivierung ihres Platzes ist das Abwehrfeuer der Einheit nicht erschwert.',
  'SK-ACT-07': 'Eine Einheit, die lauert, zielt: Sie trifft um 1 besser, bis sie sich bewegt.',
  'SK-ACT-08': 'Eine Einheit, die in ihrer eigenen Aktion bricht oder vernichtet wird, verliert deren Rest.',
  'SK-ACT-09': 'Absetzen: Eine Einheit im Nahkampf bewegt sich aus dem Kontakt und schießt nicht.',
  'SK-MOVE-01':
    'Jedes Modell einer Einheit bewegt sich bis zu deren Bewegungswert in geraden Abschnitten, Modell für Modell in der Reihenfolge, die der Besitzer will. Bewegt sich kein Modell, hat die Einheit sich nicht bewegt.',
  'SK-MOVE-02': 'Ein Modell kann sich nicht durch feindliche Modelle bewegen, wohl aber durch eigene.',
  'SK-MOVE-03': 'Ein Modell kann seine Bewegung nicht auf einem anderen beenden.',
  'SK-MOVE-04': 'Mauern und Türme sind auf ihrer Höhe unpassierbar.',
  'SK-MOVE-05':
    'Eine Bewegung, die kein Sturmangriff ist, endet mindestens 1 Zoll von allen feindlichen Modellen entfernt.',
  'SK-MOVE-06':
    'Zusammenhalt: Nach einer Bewegung ist jedes Modell innerhalb von 3 Zoll um den Anführer der Einheit, oder nicht weiter von ihm entfernt als zuvor.',
  'SK-MOVE-07':
    'Fahrzeuge fahren geradeaus vor oder zurück und drehen auf der Stelle; gemessen wird am Punkt des Rumpfes mit dem weitesten Weg.',
  'SK-GROUND-01':
    'Ein Modell, das am Boden Trümmer betritt, wirft einen W6; bei einer 1 ist es verloren und der Rest seines Weges mit ihm. Die anderen gehen weiter. Fahrzeuge stören Trümmer nicht.',
  'SK-GROUND-02': 'Geht so der Anführer verloren, plant der Besitzer für die, die noch nicht gezogen sind, neu.',
  'SK-GROUND-03':
    'Ein Turm hat oben eine Plattform. Ein Modell innerhalb von 1 Zoll um den Turm darf hinaufklettern, oder wieder hinab bis auf 1 Zoll Abstand, und bezahlt auch die Höhe. Oben muss es mit der ganzen Base stehen. Nur Infanterie klettert.',
  'SK-GROUND-04': 'Wälder und Rauch verdecken, was dahinter ist, und geben dem Deckung, was darin ist.',
  'SK-SIGHT-01':
    'Eine Einheit sieht mit den Augen ihres Anführers, oben am Modell. Sie sieht eine Einheit, wenn sie irgendeinen Teil eines ihrer Modelle sieht.',
  'SK-SIGHT-02': 'Gelände, in dem der Anführer oder das betrachtete Modell steht, verdeckt nicht.',
  'SK-SIGHT-03':
    'Mauern, Türme, Wälder, Rauch und Fahrzeuge verdecken bis zu ihrer Höhe; Infanterie und Schweber nicht.',
  'SK-SIGHT-04':
    'Eine Einheit ist in Deckung, wenn ihr am besten sichtbares Modell zur Hälfte oder mehr verdeckt ist oder in Wald oder Rauch steht.',
  'SK-SHOOT-01':
    'Eine Einheit schießt auf eine feindliche Einheit, die sie sieht und die in Reichweite ihres Anführers ist. Keine von beiden darf im Nahkampf sein.',
  'SK-SHOOT-02': 'Jedes Modell mit einem Zielmodell in Reichweite wirft so viele Würfel, wie seine Waffe Schüsse hat.',
  'SK-SHOOT-03': 'Jeder Würfel trifft auf den Wert der Einheit.',
  'SK-SHOOT-04': 'Ein Schuss über mehr als die halbe Reichweite trifft um 1 schlechter.',
  'SK-SHOOT-05': 'Eine Einheit, die sich in dieser Aktivierung bewegt hat, trifft um 1 schlechter.',
  'SK-SHOOT-06': 'Jeder Treffer verwundet auf den Wert der Waffe, schlechter um die Zähigkeit des Ziels.',
  'SK-SHOOT-07':
    'Jede Verwundung wird auf den Rettungswert des Ziels abgewehrt, schlechter um den Durchschlag der Waffe.',
  'SK-SHOOT-08': 'Deckung macht Rettungen um 1 besser.',
  'SK-SHOOT-09':
    'Kein Wurf braucht weniger als 2; Treffer und Verwundungen brauchen nie mehr als 6, Rettungen können unmöglich sein.',
  'SK-SHOOT-10':
    'Jede nicht abgewehrte Verwundung macht den Schaden der Waffe. Der Besitzer des Ziels verteilt ihn auf die Modelle.',
  'SK-SHOOT-11':
    'Waffen mit Schaden W3 würfeln für eine Verwundung nach der anderen; der Besitzer wählt für jede ein Modell, und was übrig bleibt, verfällt.',
  'SK-SHOOT-12':
    'Eine Einheit mit einer nicht abgewehrten Verwundung durch eine niederhaltende Waffe ist bis zum Ende der nächsten vollen Runde niedergehalten: Sie trifft um 1 schlechter.',
  'SK-REACT-01':
    'Nach jeder Bewegung einer Einheit darf jeder feindliche Platz mit Einheiten reagieren, die sie sehen: Abwehrfeuer auf die Einheit, die sich bewegt hat.',
  'SK-REACT-02':
    'Eine Einheit reagiert höchstens einmal in jeder Aktionsphase. Gebrochene Einheiten, Einheiten im Nahkampf und Einheiten an Bord reagieren nicht.',
  'SK-REACT-03': 'Eine Reaktion trifft um 1 schlechter, außer beim Abwehrfeuer einer Einheit, die lauert.',
  'SK-REACT-04':
    'Nach jedem Beschuss darf das Ziel mit Gegenfeuer antworten, einem eigenen Beschuss der Einheit, die geschossen hat. Gegenfeuer kann ebenso beantwortet werden.',
  'SK-REACT-05':
    'Vor dem Trefferwurf darf der Besitzer eines Infanterieziels es in Deckung werfen: Seine Rettungen sind bis zum Beginn der nächsten Aktivierung des Platzes um 1 besser. Eine Einheit in Deckung trifft um 1 schlechter.',
  'SK-REACT-06': 'Veteranen dürfen bei jedem Beschuss einen Fehlschuss neu würfeln.',
  'SK-REACT-07':
    'Einmal in jeder Aktionsphase darf ein Platz einen Befehlspunkt ausgeben, um eine misslungene Rettung seiner Einheit neu zu würfeln.',
  'SK-REACT-08':
    'Eine Einheit mit Sanitäter darf je Runde ein Modell behalten, das durch Beschuss oder im Nahkampf verloren ginge: Es bleibt mit einer Wunde.',
  'SK-MORALE-01':
    'Eine Einheit, die durch Beschuss ein Modell verloren hat und nur noch die Hälfte ihrer Modelle oder weniger hat, prüft ihre Moral: Sie hält, wenn 2W6 nicht über ihrem Nervenwert liegen. Fahrzeuge prüfen nicht.',
  'SK-MORALE-02': 'Eine Einheit, die versagt, ist gebrochen und zieht sich sofort zurück.',
  'SK-MORALE-03':
    'Ein Rückzug ist eine Bewegung zur eigenen Kante: Der Anführer muss ihr so nahe kommen, wie er kann. Feinde dürfen darauf reagieren.',
  'SK-MORALE-04':
    'Eine Einheit, deren Anführer den Rückzug innerhalb von 3 Zoll zur eigenen Kante beendet, ist geflohen.',
  'SK-MORALE-05': 'Eine gebrochene Einheit, die bei einer solchen Prüfung versagt, ist verloren.',
  'SK-MORALE-06': 'Niedergehaltene Einheiten haben 1 Nerv weniger.',
  'SK-MORALE-07':
    'In der Endphase prüfen gebrochene Einheiten in der Reihenfolge, die ihr Besitzer will; jede, die sich sammelt, gibt denen danach in dieser Phase 1 Nerv mehr.',
  'SK-CHARGE-01':
    'Eine Einheit darf eine feindliche Einheit stürmen, die sie innerhalb ihrer Bewegung und 4 Zoll sieht. Fahrzeuge können nicht stürmen.',
  'SK-CHARGE-02': 'Der Sturmangriff reicht so weit wie die Bewegung der Einheit und ein W3 in Zoll.',
  'SK-CHARGE-03':
    'So viele Modelle wie möglich müssen in Kontakt mit dem Ziel enden; die anderen dürfen bleiben, wo sie sind. Der Zusammenhalt zählt nicht.',
  'SK-CHARGE-04': 'Kann kein Modell das Ziel erreichen, ist der Sturmangriff gescheitert, und niemand bewegt sich.',
  'SK-CHARGE-05':
    'Auf einen angesagten Sturmangriff dürfen Feinde reagieren wie auf eine Bewegung; dann wird er ausgeführt, und die beiden Einheiten kämpfen.',
  'SK-CHARGE-06':
    'Im Nahkampf schlägt jedes Modell in Kontakt mit der anderen Einheit mit seinen Nahkampfangriffen zu; alle Verluste geschehen gleichzeitig.',
  'SK-CHARGE-07': 'Die Einheit, die im Nahkampf mehr Modelle verloren hat, prüft ihre Moral.',
  'SK-CHARGE-08': 'Einheiten mit Modellen in Kontakt mit Feinden sind im Nahkampf.',
  'SK-TRANS-01':
    'Eine Einheit, deren Modelle alle innerhalb von 3 Zoll um einen Transporter ihres Platzes mit genug Platz sind, darf einsteigen.',
  'SK-TRANS-02':
    'Eine Einheit, die aussteigt, wird innerhalb von 3 Zoll um den Rumpf aufgestellt, mindestens 1 Zoll von Feinden entfernt und im Zusammenhalt. Sie darf danach schießen und gilt als bewegt.',
  'SK-TRANS-03':
    'Wird ein Transporter zerstört, wird für jeden Passagier ein W6 geworfen; für jede 1 wählt der Besitzer einen, der verloren ist.',
  'SK-TRANS-04':
    'Dann stellt der Besitzer die Überlebenden einzeln innerhalb von 3 Zoll um das Wrack auf, frei von anderen Modellen und unpassierbarem Gelände.',
  'SK-TRANS-05': 'Passagiere, die nicht aufgestellt werden können, sind verloren.',
  'SK-FIRE-01':
    'Einmal im Gefecht darf eine Einheit mit Rauch eine Rauchwolke setzen, 2 Zoll im Radius und 3 hoch, deren Mitte innerhalb von 8 Zoll um ihren Anführer liegt.',
  'SK-FIRE-02': 'Rauch verzieht sich in der Endphase der Runde nach der, in der er aufstieg.',
  'SK-FIRE-03':
    'Eine nicht abgewehrte Verwundung durch eine Flammenwaffe setzt jeden Wald in Brand, in dem ein Modell des Ziels steht.',
  'SK-FIRE-04':
    'In der Endphase wirft jedes Modell in einem brennenden Wald einen W6; bei 1 oder 2 verliert es eine Wunde. Die Seite mit der Initiative sagt, in welcher Reihenfolge Wälder brennen.',
  'SK-FIRE-05': 'Nach dem Brennen fängt ein Wald innerhalb von 2 Zoll auf 5+ Feuer, je ein Würfel für jeden.',
  'SK-FIRE-06': 'Ein Wald, der zwei Endphasen gebrannt hat, ist verschwunden.',
  'SK-FIRE-07':
    'Hat ein Beschuss mehrere Folgen, sagt der Platz, der geschossen hat, in welcher Reihenfolge sie eintreten.',
  'SK-FLY-01':
    'Schweber dürfen als Teil ihres Weges 2 Zoll aufsteigen oder wieder herunterkommen, ohne dass es etwas kostet.',
  'SK-FLY-02': 'Ein Schweber bewegt sich über alles hinweg, was nicht zu ihm hinaufreicht.',
  'SK-END-01': 'Jedes verlorene feindliche Modell bringt der Seite seiner Feinde seinen Wert an Punkten.',
  'SK-END-02': 'Das Gefecht endet nach der letzten Runde, oder sobald nur noch eine Seite Einheiten hat.',
  'SK-END-03':
    'Die Seite mit den meisten Punkten gewinnt; eine Seite, die als einzige noch Einheiten hat, gewinnt in jedem Fall.',
  'SK-END-04':
    'Ein Platz darf jederzeit aufgeben. Seine Einheiten tun nichts mehr; wenn alle Plätze aller Seiten bis auf eine aufgegeben haben, ist das Gefecht sofort vorbei, und diese Seite hat gewonnen.',
  'SK-END-05':
    'Läuft die Uhr eines Platzes ab, wird er nichts mehr gefragt, bis die laufende Aktivierung zu Ende ist: Vorgaben bringen sie zu Ende.',
  'SK-OPT-01': 'rounds: Das Gefecht dauert 2, 4 oder 6 Runden (4).',
  'SK-OPT-02': 'returnFire: Ausgeschaltet wird Beschuss nicht mit Gegenfeuer beantwortet (ein).',
  'SK-OPT-03': 'deadlyGround: Eingeschaltet gehen Modelle in Trümmern bei 1 oder 2 verloren (aus).',
};
