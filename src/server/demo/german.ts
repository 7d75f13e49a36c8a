// What the sample offers say, in German. Names of offers are the same in every language.
const brandWords = {
  'Electric cars by the month with insurance, tyres and charging card.':
    'Elektroautos im Monatsabo, mit Versicherung, Reifen und Ladekarte.',
  'Shirts cut to nine measurements and sewn in Portugal.': 'Hemden nach neun Maßen, in Portugal genäht.',
  'Glasses to try on in the mirror of the phone and at home.':
    'Brillen zum Anprobieren, vor der Handykamera und zu Hause.',
  'Dog food cooked by weight, age and mood of the dog.':
    'Hundefutter, gekocht nach Gewicht, Alter und Laune des Hundes.',
  'Invoices, taxes and the bank in one place for people who work alone.':
    'Rechnungen, Steuern und Konto an einem Ort, für Selbstständige.',
  'Protection for older handsets, sold through carriers.':
    'Schutz für ältere Handys, über Mobilfunkanbieter verkauft.',
  'Prams, cots and car seats to rent while they fit.':
    'Kinderwagen, Betten und Autositze zur Miete, solange sie passen.',
  'Short surveys about films and series, paid by the answer.':
    'Kurze Umfragen zu Filmen und Serien, bezahlt pro Antwort.',
  'A match-three adventure on a hundred islands with a new one every week.':
    'Ein Match-3-Abenteuer auf hundert Inseln, jede Woche kommt eine dazu.',
  'A trading game with dragons in the age of sail, played in the browser and on phones.':
    'Ein Handelsspiel mit Drachen zur Zeit der Segelschiffe, im Browser und auf dem Handy.',
  'Freshly roasted beans by post every second Friday.':
    'Frisch geröstete Bohnen per Post, jeden zweiten Freitag.',
  'Recipe kits with measured ingredients, delivered cold.':
    'Kochboxen mit abgemessenen Zutaten, gekühlt geliefert.',
  'Music without limits, paid with the phone bill.': 'Musik ohne Grenzen, bezahlt mit der Handyrechnung.',
  'Football by the week on the phone, with every goal a minute later.':
    'Fußball im Wochenabo auf dem Handy, jedes Tor eine Minute später.',
  'Lumen encrypts phones and laptops in 61 countries and sells by subscription.':
    'Lumen verschlüsselt Handys und Laptops in 61 Ländern, im Abonnement.',
  'Stromwechsel24 compares green electricity tariffs and handles the change of supplier.':
    'Stromwechsel24 vergleicht Ökostromtarife und übernimmt den Anbieterwechsel.',
  'Solarhaus collects three offers for a photovoltaic roof from installers of the region.':
    'Solarhaus holt drei Angebote für ein Solardach von Betrieben aus der Region ein.',
  'Kontor is a business account with bookkeeping built in, opened in eight minutes.':
    'Kontor ist ein Geschäftskonto mit eingebauter Buchhaltung, eröffnet in acht Minuten.',
  'Sparfuchs shows the best overnight and fixed deposits and opens them online.':
    'Sparfuchs zeigt die besten Tages- und Festgeldkonten und eröffnet sie online.',
  'Languages for children from four to nine, in ten happy minutes a day.':
    'Sprachen für Kinder von vier bis neun, in zehn fröhlichen Minuten am Tag.',
  'Guitar lessons that listen along and wait for you.': 'Gitarrenunterricht, der mithört und auf Sie wartet.',
  'Fibre to the home where the digger has been, with a check by address.':
    'Glasfaser bis ins Haus, wo der Bagger schon war, mit Prüfung der Adresse.',
  'A prepaid card by letter, without a contract and without small print.':
    'Eine Prepaid-Karte per Brief, ohne Vertrag und ohne Kleingedrucktes.',
  'Small hotels with a story, from fishing villages to alpine huts.':
    'Kleine Hotels mit Geschichte, vom Fischerdorf bis zur Almhütte.',
  'Mattresses and bedding with a hundred nights to try.':
    'Matratzen und Bettwaren mit hundert Nächten Probeschlafen.',
  'Tools, seeds and raised beds from a shop that has gardeners on the phone.':
    'Werkzeug, Saatgut und Hochbeete aus einem Shop, in dem Gärtner ans Telefon gehen.',
  'Bicycle insurance against theft, fall and worn batteries, taken out in a minute.':
    'Fahrradversicherung gegen Diebstahl, Sturz und müde Akkus, in einer Minute abgeschlossen.',
  'Private liability that pays part of the premium back in years without a claim.':
    'Privathaftpflicht, die in schadenfreien Jahren einen Teil des Beitrags erstattet.',
  'Gyms, pools and courses of a whole city in one pass.':
    'Fitnessstudios, Schwimmbäder und Kurse einer ganzen Stadt mit einem Ausweis.',
  'Mira finds a hearing specialist nearby and books the test.':
    'Mira findet Hörakustiker in der Nähe und bucht den Hörtest.',
  'Ten quiet minutes a day: breathing, sleep stories and courses.':
    'Zehn ruhige Minuten am Tag: Atemübungen, Einschlafgeschichten und Kurse.',
};

const terms = {
  'Paid when the car has been handed over. Credit check on the advertiser’s side.':
    'Vergütet nach der Übergabe des Autos. Die Bonität prüft der Advertiser.',
  'A drive that took place, with a driving licence shown.':
    'Eine Probefahrt, die stattgefunden hat, mit vorgelegtem Führerschein.',
  'Average basket 168 euros, hardly any returns.': 'Durchschnittlicher Warenkorb 168 Euro, kaum Retouren.',
  'A book of 40 cloths to an address not known yet.':
    'Ein Musterbuch mit 40 Stoffen an eine noch unbekannte Adresse.',
  'New customers with a prescription. Sunglasses earn 8 percent instead.':
    'Neukunden mit Brillenrezept. Sonnenbrillen bringen stattdessen 8 Prozent.',
  'First box for a dog that is not known yet. Breed communities do best.':
    'Erste Box für einen noch unbekannten Hund. Am besten laufen Rasse-Communitys.',
  'Double opt-in to a guide of twelve mails.': 'Double-Opt-in für einen Ratgeber in zwölf E-Mails.',
  'First paid month after the trial. Attribution 60 days, last click.':
    'Erster bezahlter Monat nach der Testphase. Zuordnung 60 Tage, letzter Klick.',
  'A trial with a first invoice written.': 'Eine Testphase mit der ersten geschriebenen Rechnung.',
  'First scan after the install. Fake warnings lead to the end of the account.':
    'Erster Scan nach der Installation. Falsche Warnungen führen zur Kündigung des Kontos.',
  'Three months at least. Parents’ magazines and midwives’ blogs fit well.':
    'Mindestens drei Monate. Elternmagazine und Hebammenblogs passen gut.',
  'Address and due date with consent.': 'Adresse und Geburtstermin mit Einwilligung.',
  'Double opt-in and the first finished survey. One person of a household.':
    'Double-Opt-in und die erste abgeschlossene Umfrage. Eine Person pro Haushalt.',
  'Counts the tenth finished level within a week. Rewarded traffic is rejected.':
    'Es zählt das zehnte abgeschlossene Level innerhalb einer Woche. Incentivierter Traffic wird abgelehnt.',
  'As on Android; store pages of your own are not allowed.':
    'Wie bei Android; eigene Store-Seiten sind nicht erlaubt.',
  'A quarter of everything that a player spends in the first 90 days.':
    'Ein Viertel von allem, was ein Spieler in den ersten 90 Tagen ausgibt.',
  'Double opt-in. The landing page opens the game at once; players who reach the second port count.':
    'Double-Opt-in. Die Landingpage öffnet sofort das Spiel; es zählt, wer den zweiten Hafen erreicht.',
  'Paid for the first chest a player buys.': 'Vergütet wird die erste gekaufte Schatztruhe.',
  'Paid with the first box; boxes sent back within 14 days are rejected.':
    'Vergütet mit der ersten Box; innerhalb von 14 Tagen zurückgesandte Boxen werden abgelehnt.',
  'Every gift between 19 and 90 euros. The week before Christmas makes half of the year.':
    'Jedes Geschenk von 19 bis 90 Euro. Die Woche vor Weihnachten macht die Hälfte des Jahres aus.',
  'Companies with ten people or more ask for a quote. Business addresses only.':
    'Unternehmen ab zehn Personen fragen ein Angebot an. Nur Firmenadressen.',
  'New customers only, recognised by address. The voucher code on the landing page must stay visible.':
    'Nur Neukunden, erkannt an der Adresse. Der Gutscheincode auf der Landingpage muss sichtbar bleiben.',
  'Two boxes without meat. Food blogs do twice as well as display.':
    'Zwei Boxen ohne Fleisch. Foodblogs laufen doppelt so gut wie Display.',
  'Counts after the second confirmation. Carriers block traffic without the legal text: use our banners.':
    'Zählt nach der zweiten Bestätigung. Anbieter sperren Traffic ohne Rechtstext: bitte unsere Banner nutzen.',
  'Six accounts in one contract, paid after the free month.':
    'Sechs Konten in einem Vertrag, vergütet nach dem kostenlosen Monat.',
  'Carrier billing; a renewal earns nothing. Match days bring three times the clicks of others.':
    'Abrechnung über die Handyrechnung; Verlängerungen bringen nichts. An Spieltagen gibt es dreimal so viele Klicks.',
  'Ten months in one payment, until the season starts.': 'Zehn Monate in einer Zahlung, bis zum Saisonstart.',
  'Paid on the first payment of a plan of one or two years; the trial week alone earns nothing. No bidding on the brand.':
    'Vergütet mit der ersten Zahlung eines Tarifs über ein oder zwei Jahre; die Testwoche allein bringt nichts. Kein Brand-Bidding.',
  'Needs a university address at checkout. Runs well in communities and newsletters before the start of term.':
    'An der Kasse ist eine Hochschuladresse nötig. Läuft gut in Communitys und Newslettern vor Semesterbeginn.',
  'Counts the first start after the install. In-app traffic is welcome, push is not.':
    'Es zählt der erste Start nach der Installation. In-App-Traffic ist willkommen, Push nicht.',
  'A lead is a complete calculation with postcode, consumption and a confirmed email address. Held for 30 days.':
    'Ein Lead ist eine vollständige Berechnung mit Postleitzahl, Verbrauch und bestätigter E-Mail-Adresse. 30 Tage Haltefrist.',
  'The same form with gas in front. Demand follows the weather: most leads come between September and February.':
    'Dasselbe Formular, Gas zuerst. Die Nachfrage folgt dem Wetter: Die meisten Leads kommen von September bis Februar.',
  'Paid when the new supplier has confirmed the start of delivery, usually after six weeks.':
    'Vergütet, sobald der neue Versorger den Lieferbeginn bestätigt, meist nach sechs Wochen.',
  'Owners of a house only; flats and duplicate requests are rejected. The calculator may be embedded.':
    'Nur Hauseigentümer; Wohnungen und doppelte Anfragen werden abgelehnt. Der Rechner darf eingebunden werden.',
  'Asks for year of construction and present heating. Landing page in German only.':
    'Fragt nach Baujahr und jetziger Heizung. Landingpage nur auf Deutsch.',
  'Paid for an identified company with a first payment in. Founders convert best on guides and comparison pages.':
    'Vergütet für ein identifiziertes Unternehmen mit erstem Zahlungseingang. Gründer konvertieren am besten auf Ratgeber- und Vergleichsseiten.',
  'The account without a monthly fee. Counts after video identification.':
    'Das Konto ohne Monatsgebühr. Zählt nach der Video-Identifikation.',
  'For companies younger than three years. Deep links lead to nine trades.':
    'Für Unternehmen unter drei Jahren. Deeplinks führen zu neun Branchen.',
  'First deposit from 1,000 euros within 30 days. The interest shown on your page has to be that of the day.':
    'Erste Einlage ab 1.000 Euro innerhalb von 30 Tagen. Der gezeigte Zinssatz muss tagesaktuell sein.',
  'Needs a transfer of securities worth 5,000 euros or more. Closed user groups are not allowed.':
    'Setzt einen Depotübertrag ab 5.000 Euro voraus. Geschlossene Nutzergruppen sind nicht erlaubt.',
  'A trial with a payment method. No media whose readers are children.':
    'Eine Testphase mit Zahlungsmittel. Keine Medien, die sich an Kinder richten.',
  'A head of school or a teacher asks for a licence for a class.':
    'Schulleitung oder Lehrkraft fragt eine Klassenlizenz an.',
  'A finished first lesson with the microphone on.':
    'Eine abgeschlossene erste Lektion mit eingeschaltetem Mikrofon.',
  'Share of 149 euros. Sold with a money-back month, so held for 35 days.':
    'Anteil an 149 Euro. Mit einem Monat Rückgaberecht verkauft, daher 35 Tage Haltefrist.',
  'An order at an address that can be connected. Regional media are preferred.':
    'Eine Bestellung an einer anschließbaren Adresse. Regionale Medien werden bevorzugt.',
  'Paid per visitor who types a full address.':
    'Vergütet pro Besucher, der eine vollständige Adresse eingibt.',
  'Paid with the second recharge. Keeping a number brings 3 euros more.':
    'Vergütet mit der zweiten Aufladung. Mit Rufnummernmitnahme 3 Euro mehr.',
  'Works in 34 countries. Sells from May to September.':
    'Gilt in 34 Ländern. Verkauft sich von Mai bis September.',
  'Share of the stay, paid after departure. Deep links and a price feed are available.':
    'Anteil am Aufenthalt, vergütet nach der Abreise. Deeplinks und ein Preisfeed sind verfügbar.',
  'Night train and two nights in one booking.': 'Nachtzug und zwei Übernachtungen in einer Buchung.',
  'Double opt-in and one opened mail. Sweepstakes are not allowed.':
    'Double-Opt-in und eine geöffnete E-Mail. Gewinnspiele sind nicht erlaubt.',
  'Share of the basket without delivery. Returned mattresses are taken off in the month of the return.':
    'Anteil am Warenkorb ohne Versand. Zurückgegebene Matratzen werden im Monat der Rückgabe abgezogen.',
  'Average basket 129 euros. Product feed with 240 items on request.':
    'Durchschnittlicher Warenkorb 129 Euro. Produktfeed mit 240 Artikeln auf Anfrage.',
  'All goods but gift cards. The season runs from February to June.':
    'Alle Waren außer Gutscheinkarten. Die Saison geht von Februar bis Juni.',
  'Beds are built to size and cannot be sent back: nearly nothing is rejected.':
    'Die Beete werden nach Maß gebaut und sind vom Umtausch ausgeschlossen: Es wird fast nichts abgelehnt.',
  'A quote with frame number and purchase price. Works best beside buying guides.':
    'Eine Berechnung mit Rahmennummer und Kaufpreis. Läuft am besten neben Kaufberatungen.',
  'Paid after the period of revocation. Policies with battery cover bring 6 euros more.':
    'Vergütet nach der Widerrufsfrist. Policen mit Akkuschutz bringen 6 Euro mehr.',
  'First annual premium. A tariff calculator for your own page is there.':
    'Erster Jahresbeitrag. Ein Tarifrechner für die eigene Seite steht bereit.',
  'Paid after 14 days. January is a third of the year.':
    'Vergütet nach 14 Tagen. Der Januar macht ein Drittel des Jahres aus.',
  'Counts the first check-in at a desk. No vouchers beside it.':
    'Es zählt der erste Check-in vor Ort. Nicht mit Gutscheinen kombinierbar.',
  'An appointment that was kept. Readers over 55; tone and pictures have to be respectful.':
    'Ein wahrgenommener Termin. Zielgruppe über 55; Ton und Bilder müssen respektvoll sein.',
  'A device lent for four weeks. Only for publishers whose appointments are kept.':
    'Ein für vier Wochen geliehenes Gerät. Nur für Publisher, deren Termine wahrgenommen werden.',
  'Paid when the free week has passed.': 'Vergütet nach Ablauf der kostenlosen Woche.',
  'First start on a device that never had the app.':
    'Erster Start auf einem Gerät, das die App noch nie hatte.',
};

const asked = {
  'Where will the offer appear? Please name the page, channel or newsletter.':
    'Wo wird das Angebot erscheinen? Bitte nennen Sie Seite, Kanal oder Newsletter.',
  'How many people do you reach there in a month?': 'Wie viele Personen erreichen Sie dort im Monat?',
  'Do you compare tariffs, and how often do you update them?':
    'Vergleichen Sie Tarife, und wie oft aktualisieren Sie sie?',
  'How do you mark advertising for financial products?': 'Wie kennzeichnen Sie Werbung für Finanzprodukte?',
  'Which sources do you name for statements about health?':
    'Welche Quellen nennen Sie für Aussagen zur Gesundheit?',
  'How do you mark advertising for insurance?': 'Wie kennzeichnen Sie Werbung für Versicherungen?',
  'Do you test the vehicles or services that you recommend?':
    'Testen Sie die Fahrzeuge oder Dienste, die Sie empfehlen?',
};

const pages = {
  'Main page': 'Hauptseite',
  Comparison: 'Vergleich',
  'Winter campaign': 'Winteraktion',
  'Only visits that begin on a landing page are counted.':
    'Es zählen nur Besuche, die auf einer Landingpage beginnen.',
  'Clicks are only counted on the landing page.': 'Klicks zählen nur auf der Landingpage.',
  'Installs are only counted through the page that leads to the store.':
    'Installationen zählen nur über die Seite, die zum Store führt.',
  'Leads are only counted when the visit begins on the form.':
    'Leads zählen nur, wenn der Besuch auf dem Formular beginnt.',
};

export const germanSentences: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...brandWords, ...terms, ...asked, ...pages }),
);
