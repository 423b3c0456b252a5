import { describe, expect, it } from 'vitest';
import { findPlaceholders } from '../find-placeholders.ts';

describe('questions to oneself in brackets', () => {
  it.each([
    'Our founder (who else?) baked the cake.',
    "We were all there (who wasn't?) and danced.",
    'Coffee is included (questions? ask at the desk).',
    '(Allergies? Ask our staff.) The soup is vegan.',
    'One glove, three umbrellas, a trombone (?!). Please collect by Friday.',
    'Bildhauer unbekannt (?), Lindenholz, um 1510.',
    'The bakery (remember the red door?) opens again.',
    'Bring a friend (or two?) and a chair.',
    "The film (what's not to like?) runs until May.",
    'Where will you be (and with whom?) on Friday?',
    'Meal (choose one): fish or meat.',
    'The price includes (where agreed) delivery.',
    'Tomato (paste), 200 g.',
    'The prize went to Ada (why not?) and Ben.',
    'He asked the board (when are you coming?) three times.',
  ])('are not taken for found in %j', (text) => expect(findPlaceholders(text)).toEqual([]));
});

describe('figures that are not known', () => {
  it.each([
    'Love from all of us at the kennel xx. Visit us on Sunday.',
    'Numbers starting 07xxx are mobiles, those starting 020 are London.',
    'The default PIN is 0000 and must be changed at once.',
    'Pump P-0000 is the spare; P-0001 is in use.',
    'Colour #000000 is black.',
    'Menu: starters $, mains $$, wines $$$.',
    'The restaurant has a price range of €€€ in the guide.',
    'Price range: €€€ (mains from 30 euros).',
    'Repeat the step every n days, where n is set in the option "interval".',
    'Let n be the number of days. The sum is n days times 4.',
    '[1/3] How we bake without waste. Read on.',
    'The vote was [12/24] in the first round.',
    'IBAN DE12 XXXX XXXX XXXX 4821, as you gave it.',
    'The road from A to B is open. Ready? Yes.',
    'Is the shop open from 9 to 5? Yes, it is.',
    'cd ../../2027 && ls',
    'The value is 1,000,000 euros.',
    'Chapter X tells of the flood.',
    'At 100 % of the load the fan turns on.',
    'He weighs  in on the subject at last.',
    'The number 00800 0000 1111 is free of charge.',
    'apples   kg  2.50\npears    kg  3.10',
  ])('are not taken for found in %j', (text) => expect(findPlaceholders(text)).toEqual([]));
});

describe('orders in other languages and to colleagues', () => {
  it.each([
    'Veuillez compléter le formulaire ci-joint et le renvoyer avant le 10 juin.',
    'Schritt 3: Datum eintragen. Schritt 4: Absenden.',
    'Anmeldung: bitte Namen eintragen und den Zettel abgeben.',
    'Hier kommt der Sommer! Das Freibad öffnet am Samstag.',
    'Hier kommt das Foto vom Wochenende.',
    'Aquí va el autobús 12 al centro.',
    'Inserire qui la moneta e premere il tasto.',
    'Tutaj wpisz swoje imię i kod.',
    'Mélanger la farine (ajouter le sel à la fin) et cuire.',
    'Aufgabe;Wer\nListe ergänzen;Ada\nPreise eintragen;Ben\n',
    'Gluten-free bread is on hand (ask at the counter).',
    'We have more rooms (ask Lena) on the second floor.',
    'Details folgen in Kürze auf unserer Seite.',
    'The signed copy is to follow by post, as agreed.',
    'Pendiente: 40 euros de la factura 12.',
    'Something about this light makes us happy.',
    'La tarea es añadir una foto al álbum antes del martes.',
    'Los pendientes cuestan 24 euros.',
    'Tarif : à partir de 12 euros.',
  ])('are not taken for found in %j', (text) => expect(findPlaceholders(text)).toEqual([]));
});

describe('values of tools, names of nobody and notes', () => {
  it.each([
    'Please call her about the pump (Luc knows which machine) on Monday.',
    'Water is turned on from 15 April (Ravi has the key).',
    'New boiler (still waiting for the permit), second floor.',
    'Herr Pohl (fehlt), Frau Aydin, Herr Klein',
    'The new hall (not ready yet) seats 200.',
    'Two screws (still missing) are on order.',
    'We have 3 (three!) places left on the course.',
    'The book (two pages missing) went for 40 euros.',
    'Write a motivation letter (max 500 words) by May.',
    'The tone (warm, low) of the bell carries far.',
    'Step 2: enter amount. Step 3: press OK.',
    'New event in our series: the lantern walk on 3 May.',
    'Each employee wears a helmet. He/she also carries a radio.',
    'Please note our CHANGE OF ADDRESS from 1 July.',
    'If the customer pays late, a fee is due.',
    '© 2027 Tonhalle Verlag, Augsburg.',
    'THE CLIENT is the newest thriller on our shelf.',
    'We love our GUESTS and our town.',
    'The ceramic studio XYZ Pottery opens.',
    'Born 11/11/1911, he lived to be 99.',
    'The helpline 0800 000 0000 is free of charge.',
    'N.N. is the stage name of a cellist from Riga.',
    '!!! Please check your address before sending your parcel !!!',
    '!!! LAST DAY OF THE SALE !!!',
    'Note to self: never trust a pigeon. Happy Monday!',
    'Whoever takes the last bun bakes the next.',
    'Owner: Ada. Date: Friday.',
    'Ben is, as ever, early.',
    'The voltage is 0.0 kV at rest.',
    'Here is how SUM works: the cell =SUM(A1:A3) adds three cells.',
    'Subject: testing of the pump\n\nDear Ms Boyd, the test went well.',
    'Add a heading to your letter, then sign it.',
    'Call us on 555 0142 for a table.',
    'site,owner\n=HYPERLINK("http://x","y"),Ada\n',
  ])('are not taken for found in %j', (text) => expect(findPlaceholders(text)).toEqual([]));
});

describe('what a text speaks of', () => {
  it.each([
    'Our mail tool fills {{first_name}} with "friend" where we have no name.',
    'Love you all, thanks for ten years of cake. Your Marta xxx',
    'Click on <Save> and then <Close>. The form is stored.',
    'The plate AB00 XXX was sold for charity at 4,000 pounds.',
    'In the letter to tenants we used to write "Dear [Name]". Now the program sets it.',
    '#N/A in the third column means that the part was not tested.',
    'Sample Street Market is on again: 40 stalls, Sunday 10 to 4.',
    'Le restaurant « La Date » ouvre à midi.',
    "Nothing says care like a letter that begins 'Dear [Customer]'. That is why we read them.",
    'Contact: F. Marini, phone 02 4410 xxxx → 02 4410 2218; floor 3',
    "Picklist 'Reason lost': value 'TBD' renamed to 'Not stated', 41 deals updated",
    'Custom field renamed. Default changed from "{{none}}" to "no preference".',
    'Merge-tag guide: in Mailchimp you write *|FNAME|* and the system prints the name.',
    "Finish the lyric in the comments: 'Sweet dreams are made of _____'",
    'exam,question,key\nA1,Io mi ____ Paola.,chiamo\nA1,Dove ____ tu?,abiti\n',
    'Registration form, to be handed in by 3 May.\nName of child: ______________  Age: ____\nSignature: ______________',
    'changelog.md\n## [Unreleased]\n- Export of lists',
  ])('are not taken for found in %j', (text) => expect(findPlaceholders(text)).toEqual([]));
});

describe('words to whoever finishes a text', () => {
  it.each([
    'Good value [translated from Dutch], says Jan.',
    'The meeting is on 3. 4. 2027 in Brno.',
    'Am 3. 4. und 5. 4. ist zu.',
    'Company A offered more than company B.',
    'Options: Option A costs 3 euros, Option B costs 4.',
    'Use code SPRING24 for ten per cent off.',
    'The photo IMG_4471.JPG shows the hive.',
    'We asked why: date and place suit most people.',
    '"They [the unions] answered", he said. [Please see the annex on page 4.]',
    'The table [see annex] is on page 4.',
    'Dear Dr Vorname is a name that nobody has.',
    'Copy of the lease: attached.',
    'Terms of payment: place and date as agreed.',
    'See sections 1. 2. and 3. of the plan.',
  ])('are not taken for found in %j', (text) => expect(findPlaceholders(text)).toEqual([]));
});

describe('values behind labels of one line', () => {
  it.each([
    'contact.city: "Gent" -> "Ghent"; contact.owner: Ines; stage: New',
    'note: bring the title; owner: Ines',
    'Certainly! Here is my answer to your letter of 3 May: we accept the price.',
    'The alphabet runs from A to Z.',
    'See [photo 3] and [table 2] for the crack.',
  ])('are not taken for found in %j', (text) => expect(findPlaceholders(text)).toEqual([]));
});
