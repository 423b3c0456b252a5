import { expect, it } from 'vitest';
import { withoutCrewMatters } from './crew-matters.ts';

const cut = (text: string): string =>
  withoutCrewMatters(text, { isDangerous: (said) => /harness/.test(said) });

it.each([
  ['He tested positive for cannabis at the clinic.', ''],
  ['Nia failed her breath test on Monday.', ''],
  ['Sol is on 34k.', ''],
  ['Mia makes $5 more an hour than Jon.', ''],
  ['Omar is off until the 12th, his father is dying.', 'Omar is off until the 12th.'],
  ['Ruth is out till Friday (her mum is in hospital).', 'Ruth is out till Friday.'],
  ['Gwen is off with depression again.', ''],
  ['Ida is pregnant, no lifting.', ''],
  ['Kit has a scan, chemo again, so Ben covers.', ''],
  ['I reckon Vic should not run a crew any more.', ''],
  ['Al is going through a divorce.', ''],
  ['Driver Cal is on antidepressants, go easy on him.', ''],
  ['Meg cannot do nights, sleep apnoea, HR knows.', ''],
  ['Pat on half days (physio for her shoulder).', 'Pat on half days.'],
])('of %s leaves %s', (said, kept) => {
  expect(cut(`Bay 3 is full. ${said} Order six valves.`)).toBe(
    ['Bay 3 is full.', kept, 'Order six valves.'].filter((part) => part !== '').join(' '),
  );
});

it.each([
  // Whom the crew goes to.
  'The tenant is pregnant and has no heating.',
  'Mrs Hill has asthma, so no dust in the hall.',
  'Resident on oxygen, the supply is off.',
  // Of things.
  'The water tested positive for legionella.',
  'The pressure test failed at 4 bar.',
  'We are on 34 panels of 60.',
  'The van makes 5 trips a day.',
  'Labour is £48 an hour.',
  'I think the pump should be replaced.',
  'Omar is off until the 12th.',
  'Ruth rings her mother at noon.',
  'The fan is off and the belt is worn.',
  // Danger.
  'He was strangling her, domestic violence, when Ian came back.',
  'Gwen is off sick since the harness broke.',
])('leaves %s', (said) => {
  const text = `Bay 3 is full. ${said}`;
  expect(cut(text)).toBe(text);
});
