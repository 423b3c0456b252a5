import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { findPlaceholders } from './find-placeholders.ts';

const found = (text: string) => findPlaceholders(text).map((placeholder) => placeholder.text);

describe('notes in brackets', () => {
  it.each([
    'Output rose to (Ines, do you have the number?) tonnes.',
    'The lift was out for (how many was it?) days.',
    'Our stand is in hall (which one again?), as last year.',
    'She joined us (Tom: when was that?) from a bakery.',
    'The award went to (who won??).',
    'The bridge opened in 1931 (is that right?) and carries trams.',
    'The oven holds (ask Piet) trays.',
    'The roof was laid in 1988 (check, could be 1989).',
    'Ms Adeyemi (check spelling!) takes over in May.',
    'We employ 212 people (please double-check).',
    'The fund stands at 4 million (to be verified).',
    'The firm moved in 2004 (or 2005, check this).',
    'They met in Ghent (not sure about the year) and stayed.',
    'The order is ready on (data da inserire).',
    'Il pacco parte il (inserire data) da Parma.',
    'Der Betrag von (Summe eintragen) wird abgebucht.',
    'Le colis part le (insérer la date) de Lyon.',
    'Su cita es el (indicar fecha) a las diez.',
    'Wir treffen uns am (Datum) im Foyer.',
    'The fee is due within (number of days) after the visit.',
  ])('finds one in %j', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it.each([
    'We looked into (and who would not?) the old shaft.',
    'He left in (was it?) 1998.',
    'It rains on the day of the fair (why always then?), but we stay.',
    'And then (who would have thought?) it snowed. We met (Remember, was it hot!) in June.',
    'Pay in the shop (cash, check or card) or by bank transfer.',
    'The circle of quality (plan, do, check, act) is old.',
    'Look at the list (check the dates on page 3) first. (Check in from three.)',
    'Tell us how you travel (check one). For keys (ask Anna), call.',
    'Codice fiscale (inserire in stampatello): ______\nFirma: ______',
    'Wir fahren nach Wien (Stadt und Land). Sie kommt aus Halle (Saale).',
    'The tower (built 1740, rebuilt 1802) is open (until dusk).',
    'He is in (very) good spirits, with (some) help from (all of) us.',
    'Is the museum for you (or for the children?) at last?',
  ])('finds none in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('what a template tells its writer', () => {
  it.each([
    'Background\n\nDescribe the problem and its context in one paragraph.\n\n## Costs\n\nThe pump cost 400 euros.',
    '# Results\n\nList the main findings as bullet points.\n\nWe counted 31 boats.',
    'Team\n\nBriefly introduce the team, no more than 100 words.\n\nPrices\n\nA day is 40 pounds.',
    'This section should describe the methods used.\n\nWe asked 40 guests.',
    'Use this slide to introduce the company.\n\nFounded in 1960.',
    'The hirer pays. (Delete this clause if not applicable.)',
    'Guide to costs. Remove this note before sending.',
    'A quiet month.\n\n(Photo of the new ferry to follow)\n\nMore soon.',
    'Statement from the mayor to come\n\nThe bridge is open.',
  ])('finds one in %j', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it.each([
    'Essay for week 3\n\nDescribe the problem and its context in one paragraph.\n\nHand in by noon.',
    'How to report a fault\n\nDescribe the problem and where it is.\n\nWe call you back.',
    'Results\n\nList prices rose, and the main findings are below. They hold.\n\nMore',
    'We met on Monday.\n\nState schools published the results early this year.\n\nMore',
    'This section of the river must be kept clear. Use this page to find us.',
    'Please delete this message if you were not meant to have it.',
    'Signed copy to follow',
    'Photos to follow the parade are on sale. The programme is to follow.',
  ])('finds none in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('blanks for the reader', () => {
  it.each([
    'Sign and return this slip by Friday.\n\nPupil: __________\nClass: __________\n',
    'Anmeldung zum Sommerfest\n\nName ..............\nZahl der Gäste ..............\nUnterschrift ..............',
    'Quiz of the week: a day has ____ hours, and a year has ____ weeks.',
    'Enter the missing word in the gap: salt is kept ____.',
    'Formulaire de retour\n\nNom : ________________\nMotif : ________________\n',
  ])('finds none in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    'Thank you for your payment of € ______ received in May.',
    'The tenant, ____________, pays on the first. Signature of the owner: Ada Berg',
    'The meeting of ________ was opened at six.\nPresent: ________\nApologies: none',
  ])('finds one in %j', (text) => {
    expect(found(text)).not.toEqual([]);
  });
});

it.each([
  '(a, ',
  '(Ada, what ',
  '(check ',
  '(a check, ',
  'A\n\nDescribe the results ',
  'Describe the results\n\n',
  'This section should ',
  'quote from a to come ',
  'Name: ________\n',
  'Name: ........\nform ',
])('takes time in proportion to the length of a text of %j', (text) => {
  const find = (content: string) => {
    findPlaceholders(content);
  };
  expect(measureGrowth(find, text)).toBeLessThan(10);
});
