import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { findPlaceholders } from './find-placeholders.ts';
import { fillPlaceholders, stripPlaceholders } from './replace-placeholders.ts';

const found = (text: string) => findPlaceholders(text).map((placeholder) => placeholder.text);

describe('a value that is missing between two words', () => {
  it.each([
    'Hand the keys in by on Friday.',
    'The road stays closed until on 4 May.',
    'Your visit has been moved to on Tuesday.',
    'The interview is scheduled for at 10:30.',
    'The talk is at on Thursday.',
    'Doors open at and close at ten.',
    'The handover takes place on at 9:15.',
    'We confirm your appointment with on Monday.',
    'A fee of per month is charged.',
    'It costs only per night.',
    'Sales fell by percent in March.',
    'She has led the team for nearly years, with care. It is nearly years old.',
    'The hall holds up to people.',
    'Only seats left!',
    'The shop is open from to on Sundays.',
    'Tickets are between and euros.',
    'Your order no. dated 4 May is here.',
    'Congratulations to and Mia on the prize.',
    'Ihr Termin ist am um 10 Uhr.',
    'Wir öffnen um Uhr.',
    'Le rendez-vous est le à 10 heures.',
    'La cita es el a las 10.',
    'Der Kurs kostet € pro Monat.',
    'We meet on the of June.',
    'We start at :30 sharp.',
    'The dog is called , and he is shy.',
    'The workshop "" begins at noon.',
    'Call Ada on ( ) before noon.',
    'Date: , room: 4',
    'Eight places are free. Sign up here:',
    'A discount of % until Friday. The rent is € per month.',
  ])('is found in %j', (text) => {
    expect(found(text)).not.toEqual([]);
    expect(found(stripPlaceholders(text))).toEqual([]);
    expect(found(fillPlaceholders(text).text)).toEqual([]);
  });

  it.each([
    'The ferry leaves at :15 and :45, and on Sundays at :00, :20 and :40.',
    'Drop by on Friday. She stopped by at noon. Ada lives close by on 4 Mill Lane. They came by on Monday.',
    'Where are we at on Monday? The house that he looked at on Friday was damp.',
    'The lights go on at six. The film is on at 8:15. From at least ten to at most twelve.',
    'The people I have an appointment with on Monday are late.',
    'What the fee is made of is a secret. The rate of each is known. They are at by-laws.',
    'The price per night is low; costs per month vary. It is only per diem.',
    'In percent terms it is small. We waited for years. Nearly all day. Within days it was done. Years of work.',
    'It is up to people to decide. The only seats left are at the back. Over people he trips.',
    'Walk from to-do to done. Leave a space in between and paint it.',
    'Our order no. 4711 dated 4 May. The question is a firm no. From here on.',
    'Congratulations to all. Thanks to Ada and Mia. What he looked forward to and got.',
    'Wir öffnen um 9 Uhr, am Montag um 10 Uhr; von 9 bis 12 Uhr. Uhr und Ring. Le 4 à 10 heures.',
    'The start of June. At noon. "The end of May" is by the river.',
    'An empty call () is fine. He said "" in print.',
    'Sign up here: kiln.example\n\nSee you.',
    'Prices in €, per month. Das sind € pro Monat, in Tausend.',
  ])('is not found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('goes with the word that leads to it', () => {
    expect(stripPlaceholders('Hand it in by on Friday, or at on Monday.')).toBe(
      'Hand it in on Friday, or at on Monday.',
    );
    expect(fillPlaceholders('A fee of per month is due by on Friday.').text).toBe(
      'A fee per month is due on Friday.',
    );
  });
});

it.each([
  'by on ',
  'is at on ',
  'the call with on ',
  'the fee of per ',
  'only per ',
  'by percent ',
  'from to ',
  'order no. of ',
  'thanks to and A',
  'book a b c ',
  'here:\n',
  ': , ',
  '() ',
  'of ',
  ' ',
])('takes time in proportion to the length of a text of %j', (text) => {
  const find = (content: string) => {
    findPlaceholders(content);
  };
  expect(measureGrowth(find, text)).toBeLessThan(10);
});
