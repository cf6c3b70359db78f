/** What holds where the book is silent or contradicts itself, for players. */
export const rulingsDe: Readonly<Record<string, string>> = {
  'FD-GAP-01':
    'Wo das Buch sich widerspricht, schlägt der nummerierte Ablauf die Erläuterung und diese die Stichwortliste; Sonderregeln schlagen allgemeine.',
  'FD-GAP-02': '„Zug“ heißt Runde.',
  'FD-GAP-03':
    'Gespielt wird auf 72 mal 48 Zoll mit 12 Zoll tiefen Zonen an den langen Kanten. Der höhere W6 wählt eine Kante und stellt die erste Einheit auf, dann abwechselnd.',
  'FD-GAP-04': 'Das Spiel dauert 6 Runden. Hat eine Seite keine Einheit mehr, endet es sofort und die andere gewinnt.',
  'FD-GAP-05':
    'Die Modelle einer Einheit bilden nach Aufstellung und Bewegung eine Kette mit Lücken von höchstens 2 Zoll.',
  'FD-GAP-06':
    'Gemessen wird waagerecht von Base zu Base auf kürzestem Weg; „in X Zoll“ schließt genau X ein, und gemessen werden darf jederzeit.',
  'FD-GAP-07':
    'Der Einheitentyp gehört zu jedem Profil; Space Marine und Orkboy sind Infanterie, das Rhino ist ein Fahrzeug.',
  'FD-GAP-08': 'Normal gilt die BW des Profils, im Gelände der kleinere Wert aus BW und Geländewert des Typs.',
  'FD-GAP-09':
    'Bei gemischten Profilen trifft jedes Modell mit eigenem Wert; gerettet wird mit dem RW der Mehrheit, bei Gleichstand dem besseren.',
  'FD-GAP-10': 'Der „höchste“ Moralwert ist der beste, also die niedrigste Zahl unter den lebenden Modellen.',
  'FD-GAP-11':
    'Wer Verluste erleidet, wählt die Modelle: sichtbare oder erreichte zuerst, darunter schon beschädigte zuerst.',
  'FD-GAP-12':
    'Erst alle Änderungen, dann die Grenze: besser als 2+ wird ein Rettungswurf nie, ab 7+ rettet nichts mehr.',
  'FD-GAP-13': 'FK 6+ gegen harte Deckung trifft gar nicht; für Sperrfeuer gilt das nicht.',
  'FD-GAP-14':
    'Deckung nutzen verbessert jeden Rettungswurf der Einheit, auch im Nahkampf und beim Geländetest, zusätzlich zum Gelände.',
  'FD-GAP-15':
    '„FP größer als RW“ vergleicht die Zahlen wörtlich: gesenkte FP samt Boni gegen den aufgedruckten RW, ohne Deckung.',
  'FD-GAP-16': 'Ein ganzes Modell wird wie jeder Verlust gewählt; wo es geht, trifft es Modelle ohne Ewiger Krieger.',
  'FD-GAP-17':
    'Gesehen wird von oben: Eine freie Linie zwischen beiden Bases genügt, und alle sehen ringsum. Große Typen haben Höhe 2, kleine 1; verdeckendes Gelände ist höher als alle.',
  'FD-GAP-18':
    'Die Hülle um die Bases einer gegnerischen Einheit verdeckt, außer Schütze oder Ziel sind höher. Das Ziel selbst und Einheiten in Kontakt mit dem Schützen verdecken nicht.',
  'FD-GAP-19': 'Treffer werden nicht begrenzt: Erst fallen sichtbare Modelle, dann die übrigen.',
  'FD-GAP-20': 'Sicht, Reichweite und Deckung gelten so, wie sie zu Beginn der Schießaktion sind.',
  'FD-GAP-21':
    'Wald und Dschungel verdecken, Mauer, Barrikade, Krater und Felsen nicht. Ein Stück verdeckt nicht, wenn Schütze oder Ziel darin ist.',
  'FD-GAP-22':
    'Im Gelände heißt: mindestens die Hälfte der Modelle ganz in einem Stück; mehrere Stücke zählen getrennt.',
  'FD-GAP-23':
    'Mauern und Barrikaden zählen für Deckung ringsum 1 Zoll breiter. Hinter anderem Gelände gibt es keine Deckung.',
  'FD-GAP-24':
    'Kategorie 2 darf 3 bis 6 Stücke haben; jede Kategorie braucht 288 Quadratzoll, auf 5 % genau. Kategorie 3 deckt nur Infanterie, Sprungtruppen, Bestien und Kavallerie.',
  'FD-GAP-25':
    'Führt der Weg eines Modells 1 Zoll oder mehr durch ein Geländestück, gilt der Geländewert für die ganze Einheit; beim Sprint das Doppelte davon.',
  'FD-GAP-26':
    'Der Geländetest folgt am Ende der Bewegung für jedes Modell, dessen Weg 1 Zoll oder mehr durch Gelände führte; Panzerung schützt, Moral wird nicht getestet.',
  'FD-GAP-27':
    'Durch Freunde darf man ziehen, durch Feinde und geschlossenes Gelände nie; Bases überlappen sich nicht.',
  'FD-GAP-28':
    'Jede freiwillige Bewegung darf im Kontakt mit Gegnern enden: Das ist der Angriff. Ab dem Kontakt sind beide im Nahkampf.',
  'FD-GAP-29':
    'Eine Einheit darf weniger tun, aber nicht auf die Aktivierung verzichten. Fliehende Einheiten müssen fliehen.',
  'FD-GAP-30': 'Jedes begehbare Stück verlangsamt und verlangt Geländetests, auch Hügel.',
  'FD-GAP-31':
    'Die ganze Einheit schießt in einer Aktion auf eine gegnerische Einheit, Fahrzeuge mit allen Waffen ebenso.',
  'FD-GAP-32': 'Zum Schießen ist immer Sicht nötig.',
  'FD-GAP-33': 'Einheiten im Nahkampf schießen nicht und werden nicht beschossen.',
  'FD-GAP-34':
    'Gemessen wird von jedem Schützen zum nächsten sichtbaren Zielmodell. Wer nicht reicht oder nicht sieht, gibt keine Würfel; die Waffenwahl bleibt.',
  'FD-GAP-35':
    'Reagieren kann man mit Bewegen, Schießen oder Nahkampf; die beiden letzten nur gegen die auslösende Einheit.',
  'FD-GAP-36': 'Mehrere Reaktionen werden einzeln und nacheinander entschieden. Auf Reaktionen wird nicht reagiert.',
  'FD-GAP-37':
    'Wer niedergehalten wird oder flieht, verliert Reaktionsmarker und Deckung nutzen. Zwei Reaktionsmarker gibt es nicht.',
  'FD-GAP-38':
    'Wird die aktive Einheit durch eine Reaktion niedergehalten, bleibt ihr nur Sammeln; flieht sie, muss ihre übrige Aktion Fliehen sein.',
  'FD-GAP-39':
    'Wer weder niedergehalten ist noch flieht, darf freiwillig fliehen; danach kann die Einheit sich nur noch sammeln.',
  'FD-GAP-40':
    'Fliehende fliehen erst und dürfen sich dann sammeln. Niedergehaltene dürfen sich zuerst sammeln und nach Erfolg eine andere kurze Aktion ausführen.',
  'FD-GAP-41': 'Geflohen wird zur eigenen Aufstellungskante; wer über die Flanke kam, flieht zu dieser Seitenkante.',
  'FD-GAP-42':
    'Jedes Modell flieht geradewegs auf die Kante zu, durch Freunde hindurch und um Hindernisse herum, ohne Verlangsamung und Geländetest.',
  'FD-GAP-43': 'Wer einen Nahkampf verliert, flieht sofort. Das ist keine Aktion und löst keine Reaktion aus.',
  'FD-GAP-44':
    'Fliehende Einheiten machen nach Beschuss keinen Moraltest. Im Nahkampf schlagen sie zurück; verlieren sie, fliehen sie ohne Test weiter.',
  'FD-GAP-45': 'Getestet wird ab genau 25 % Verlusten.',
  'FD-GAP-46':
    '25 % der Modelle, die die Einheit zu Beginn dieses Beschusses hatte; Explosionen, Geländetests und Abweichung zählen nicht.',
  'FD-GAP-47': 'Was ein misslungener Moraltest bewirkt, hängt vom Anlass ab.',
  'FD-GAP-48':
    'Niedergehalten bleibt man bis zum gelungenen Sammeln. Die Einheit schlägt zurück, rettet normal und umkämpft Missionsziele.',
  'FD-GAP-49': 'Sperrfeuer erzwingt den Test, wenn mindestens ein Modell verloren wäre; L gehen nicht verloren.',
  'FD-GAP-50': 'Sperrfeuer trifft auch gegen harte Deckung auf 6+; Synchronisiert und Prediger wirken wie immer.',
  'FD-GAP-51': 'Sperrfeuer auf Fahrzeuge wirkt wie auf andere; auf der Schadentabelle wird nicht gewürfelt.',
  'FD-GAP-52':
    'Nahkampfwaffen reichen so weit wie angegeben, sonst 1 Zoll. Ein Modell muss den Gegner wirklich berühren.',
  'FD-GAP-53':
    'Jedes Modell in Reichweite würfelt A plus RoF einer gewählten Nahkampfwaffe; ohne Waffe gelten RoF 0, FP 0 und 1 Zoll.',
  'FD-GAP-54': 'Wilder Angriff wirkt nur für die Einheit, die die Nahkampfaktion ausführt.',
  'FD-GAP-55': 'Eine Nahkampfaktion gilt einer gegnerischen Einheit in Kontakt; nur diese beiden kämpfen.',
  'FD-GAP-56':
    'Eine ausgelöschte Einheit schlägt nicht zurück. Die überlebende gewinnt; niemand testet, niemand jagt nach.',
  'FD-GAP-57':
    'Erst die Flucht, dann entscheidet der Sieger über das Nachjagen: geradewegs hinterher, ohne Verlangsamung. Niedergehaltene, lahmgelegte, betäubte und anderweitig gebundene Einheiten jagen nicht nach.',
  'FD-GAP-58':
    'Im Nahkampf sind nur Nahkampf, Gebiet sichern, Deckung nutzen und freiwilliges Fliehen möglich. Berührt sich nach dem Kampf nichts mehr, rückt der Sieger auf.',
  'FD-GAP-59':
    'Zum Reagieren genügt, dass ein Modell ein Modell der gegnerischen Einheit sieht, wenn deren Aktion endet. Erzwungene Fluchten und Nachjagen sind keine Aktionen.',
  'FD-GAP-60':
    'Ob Panzerung einen Treffer ignoriert, entscheidet die FP vor der Senkung. Sinkt sie auf -1, wird der Rettungswurf um 1 besser.',
  'FD-GAP-61':
    'Je verlorenem L wird einzeln gewürfelt. Nach dem letzten L ist das Fahrzeug zerstört; ein Treffer, der das ganze Modell kostet, zerstört es ohne Wurf.',
  'FD-GAP-62':
    'Nicht anwendbar ist „lahmgelegt“ für schon lahmgelegte und „Waffe zerstört“ für waffenlose Fahrzeuge. Als Fahrzeug gilt auch jedes andere gepanzerte Modell.',
  'FD-GAP-63':
    'Zweimal dasselbe Ergebnis in einer Runde zerstört das Fahrzeug; in verschiedenen Runden darf es sich wiederholen.',
  'FD-GAP-64': 'Wer den Schaden verursacht hat, wählt die verlorene Waffe; beim Geländetest der Besitzer.',
  'FD-GAP-65':
    'Das Wrack ist weiche Deckung in der Form der Base und verdeckt die Sicht nicht. Nach einer Explosion bleibt keines.',
  'FD-GAP-66':
    'Die Explosion trifft jedes andere Modell in 6 Zoll um die Base, ohne Deckung und ohne Moraltest. Ketten löst der aktive Spieler nacheinander auf.',
  'FD-GAP-67':
    '„Bis zur nächsten Runde“ heißt bis zum Ende der laufenden Runde. Durchgeschüttelt: auch kein Sperrfeuer. Betäubt: auch kein Sprint, Fliehen oder Nachjagen.',
  'FD-GAP-68':
    'Fahrzeuge werden niedergehalten und fliehen wie andere. Wer sich nicht bewegen kann, flieht 0 Zoll und wird von jedem Nachjagen vernichtet.',
  'FD-GAP-69':
    'Es gibt keine Front, keine Schussbögen und kein Rammen: Fahrzeuge sehen und schießen ringsum und bewegen sich wie Modelle.',
  'FD-GAP-70': 'Es gibt keinen Transport; auch das Rhino befördert niemanden.',
  'FD-GAP-71':
    'Denn sie kennen keine Furcht: Jeder misslungene Moraltest und jedes misslungene Sammeln darf einmal wiederholt werden.',
  'FD-GAP-72':
    'Schnelle Reflexe: als Verteidiger zuerst zuschlagen. Schlägt immer zuletzt zu: nach dem Gegner, auch als Angreifer.',
  'FD-GAP-73': 'Betäubend: Ein Treffer wirkt sofort auf die ganze Einheit, auch auf ihren noch ausstehenden Schlag.',
  'FD-GAP-74':
    'Prediger: Jeder misslungene Trefferwurf darf einmal wiederholt werden, auch bei Sperrfeuer und im Nahkampf.',
  'FD-GAP-75':
    'Waaaaagh! wird zu Beginn einer eigenen Aktivierung ausgerufen: erst freie Bewegungen, dann freie Nahkämpfe, dann die Aktivierung.',
  'FD-GAP-76':
    'Schnell: einmal je eigener Aktivierung vor, zwischen oder nach den Aktionen, nicht niedergehalten oder fliehend. Löst Reaktionen und Geländetests aus.',
  'FD-GAP-77':
    'Fliegend betrifft nur die Bewegung: keine Verlangsamung, kein Geländetest, über alles hinweg. Enden darf sie nur dort, wo der Typ stehen darf.',
  'FD-GAP-78': 'Geländeerfahrung öffnet kein Gelände, das dem Typ verschlossen ist.',
  'FD-GAP-79':
    'Vorhut bewegt sich nach der Aufstellung, zuerst die Seite mit der ersten Einheit; nicht näher als 1 Zoll an Gegner. In Reserve verfällt sie.',
  'FD-GAP-80':
    'Treffer von Scharfschützen kommen zuerst; für jeden nennt der Schütze vor dem Rettungswurf ein sichtbares Modell.',
  'FD-GAP-81': 'Synchronisiert gilt nur für Schusswaffen und verdoppelt vor anderen Boni.',
  'FD-GAP-82':
    'Wilder Angriff wirkt bei jeder Nahkampfaktion der Einheit, auch als Reaktion: ein Würfel mehr je Modell in Reichweite.',
  'FD-GAP-83': 'Flucht und Nachjagen halten am Rand von Gelände, das dem Typ verschlossen ist.',
  'FD-GAP-84': 'Für das +1 zählen alle nicht vernichteten Einheiten, auch Reserven und fliehende.',
  'FD-GAP-85': 'Wer keine Einheit mehr zu aktivieren hat, wird übersprungen.',
  'FD-GAP-86':
    'Fliehende zuerst gilt für jeden Spieler einzeln, auch für Einheiten, die erst in der Runde zu fliehen beginnen.',
  'FD-GAP-87':
    'Entfernt werden Aktivierung, Reaktion, Deckung nutzen, durchgeschüttelt und betäubt. Alles andere bleibt.',
  'FD-GAP-88': 'Am Rundenende: Marker, Punkte, Siegprüfung, dann Reserven, die sofort aufgestellt werden.',
  'FD-GAP-89': 'Punkt 1 des Ablaufs ist der Wurf um den Startspieler.',
  'FD-GAP-90':
    'Beliebig viele Einheiten dürfen in Reserve, eine muss aufgestellt werden. Ankommende stehen in der eigenen Zone, nicht näher als 1 Zoll an Gegnern.',
  'FD-GAP-91': 'Ab Runde 5 kommen Reserven auf 2+.',
  'FD-GAP-92':
    'Flankenangriff nur aus der Reserve: alle Modelle ganz in 6 Zoll einer Seitenkante, mindestens 1 Zoll von Gegnern.',
  'FD-GAP-93':
    'Armeen sind Dateien; jede Armee ist erlaubt, auf die sich die Spieler einigen. Punkte dienen nur dem Vergleich.',
  'FD-GAP-94':
    'Ein Missionsziel hält, wer nicht flieht und ein Modell in 3 Zoll hat. Es gehört der Seite, die es allein hält; sonst ist es umkämpft.',
  'FD-GAP-95': 'King of the Hill: ein Kreis von 6 Zoll Durchmesser; wer ihn allein hält, bekommt je Runde 1 Punkt.',
  'FD-GAP-96':
    'Beutemarker liegen mindestens 6 Zoll von den Kanten und 8 Zoll voneinander. Ein Marker wird aufgedeckt, sobald eine Einheit eine Aktion mit einem Modell in 1 Zoll davon beendet.',
  'FD-GAP-97':
    'Ein gemeinsamer W6 bestimmt die Zahl der Missionsziele; sie liegen wie Beutemarker und sind je 1 Punkt wert.',
  'FD-GAP-98': 'Vernichtung: Es zählt, wer am Spielende flieht.',
  'FD-GAP-99':
    'Jeder nennt vor der Aufstellung eine Einheit als General. Flucht ist kein Tod; sterben beide in derselben Runde, entscheiden die Punkte.',
  'FD-GAP-100':
    'Schocktruppen kommen aus der Reserve. Abweichungswürfel: 1 oder 2 Volltreffer, sonst eine zufällige Richtung; Modelle jenseits der Kante sind zerstört.',
  'FD-GAP-101':
    'Fehlende und verderbte Stellen des Buches ändern nichts; Tabellen werden nach ihren Überschriften gelesen.',
  'FD-GAP-102': 'Sind beide Seiten im selben Augenblick ausgelöscht, entscheiden die Punkte.',
  'FD-GAP-103': 'Deckung ändert im Nahkampf nichts, weder Rettungswürfe noch Treffer.',
  'FD-GAP-104':
    'Reihenfolge: erwürfelte A, Trefferwürfe, Wiederholungen, Rettungswürfe, Verluste, Fahrzeugschaden, Explosionen, Moral. Geforderte Würfel werden immer geworfen.',
};
