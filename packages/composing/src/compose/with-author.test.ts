import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const words =
  'the new sealing line has cut our waste by 12% since September. We are very pleased with it.';
const letter = (context: Record<string, string>) => composeAt('AFT-02 request', context);

it.each([
  { email: `Hi Tom,\n\n${words}\n\nKind regards\nEsther Blom\nBlom Packaging` },
  {
    mail: `From: Esther Blom <esther@blompackaging.example>\nSubject: The new line\n\nHi Tom,\n\n${words}\n\nKind regards\nEsther Blom\nBlom Packaging`,
  },
  { message: 'The pump you fitted has run without a stop. - Esther Blom, Blom Packaging' },
  { note: 'Spoke with Esther Blom at Blom Packaging. The new line has cut their waste by 12%.' },
  {
    customer: 'Blom Packaging',
    email: `Hi Tom,\n\n${words}\n\nKind regards\nEsther Blom\nBlom Packaging`,
  },
])('writes to whoever wrote, or was spoken with, where words alone say who: %j', (context) => {
  const { asks, content, title } = letter(context);
  expect(asks).toEqual([]);
  expect(content).toMatch(/^Dear Esther Blom,/);
  expect(title).toContain('Blom Packaging');
});

it.each([
  { note: 'Dean Foss from Northside Plumbing told us about Blom Packaging. They like the line.' },
  {
    email:
      'Hi Tom,\n\nour customer Blom is pleased with the line.\n\nRegards\nJane Low\nSealing Works',
  },
  { note: 'The line runs well.' },
  {
    mail: 'From: Sam Hill <sam@sealing.example>\nTo: Esther\n\nHi Esther,\n\nwe have installed the new line. Please tell us how it runs.\n\nRegards\nSam Hill\nSealing Works',
  },
])('asks for the customer where the words may name somebody else: %j', (context) => {
  expect(letter(context).asks.flatMap(({ names }) => names)).toContain('customer');
});

it.each([
  {
    note: 'Tidewater Clinics signed today. Contact is Priya Nair. 20 seats for GBP 4,800 a year, start 4 January 2027.',
  },
  {
    email:
      'Hi Sam,\n\nwe are happy to go ahead with the twenty seats, starting on 4 January 2027.\n\nBest regards,\nPriya Nair\nTidewater Clinics',
  },
  { note: 'Won: Tidewater Clinics. Main contact: Priya Nair. 20 seats.' },
])('reads for a handover who bought: %j', (context) => {
  const { asks, title, content } = composeAt('SAL-04 pack', context);
  expect(asks).toEqual([]);
  expect(title).toBe('Handover pack: Tidewater Clinics');
  expect(content).toContain('Priya Nair');
});

it('reviews the renewal of whoever writes of it', () => {
  const mail =
    'Hi,\n\nour contract runs out on 31 January 2027 and we would like to stay.\n\nBest\nPriya Nair\nOffice manager, Tidewater Clinics';
  expect(composeAt('AFT-03 review', { mail }).title).toBe('Renewal review: Tidewater Clinics');
});
