import { expect, it } from 'vitest';
import { composeAt, composeRun, friday } from './compose-run.ts';

const checkIn = (context: Record<string, string>) =>
  composeRun(
    'AFT-01',
    {
      customer: 'Kestrel',
      contact: 'Amir Shah',
      phone: '0121 496 0203',
      delivered: '2026-10-28',
      ...context,
    },
    new Date('2026-11-26T12:00:00Z'),
  );

it.each([
  [
    'Amir is off with stress so go easy, Dawn Pell covers for him until Christmas.',
    'Dawn Pell',
    undefined,
  ],
  ['Amir is on leave until January, call Gina 0113 496 0003.', 'Gina', '0113 496 0003'],
  ['Amir left in November, Tom Bell is the new manager.', 'Tom Bell', undefined],
  [
    'Amir Shah is in hospital. Please speak to Rosa Quill, 0113 496 0009.',
    'Rosa Quill',
    '0113 496 0009',
  ],
])('calls who stands in: %s', (notes, name, phone) => {
  const { guide, call } = checkIn({ notes });
  expect(call!.content).toContain(`| Whom | ${name}, who stands in for Amir Shah |`);
  expect(call!.content).toContain(
    `| Where | By telephone: ${phone ?? `the number of ${name} is not on record`} |`,
  );
  expect(call!.content).not.toMatch(/stress|hospital/);
  expect(call!.summary).not.toMatch(/stress|hospital|may they be called/);
  expect(guide!.summary).not.toContain('Which is right');
  expect(guide!.content).toContain(
    `${name}${phone === undefined ? '' : `, ${phone}`}, who stands in for Amir Shah`,
  );
});

it('reads a field of an absence, too', () =>
  expect(
    checkIn({ absence: 'Amir off sick until 14 December, ask for Joe' })['call']!.content,
  ).toContain('| Whom | Joe, who stands in for Amir Shah |'));

it.each([
  'Amir is away until Monday, ask Jo to call him then.',
  'Amir likes the cooler, Dawn Pell covers the costs.',
  'Our fitter is off, call Gina in the office.',
  'Amir is off on Monday. I spoke to Dawn Pell of Acme last year.',
  'Call Amir.',
])('calls the contact otherwise: %s', (notes) =>
  expect(checkIn({ notes })['call']!.content).not.toContain('| Whom |'),
);

it.each([
  [
    'Hi, I’m on maternity leave until 6 April. Please contact Gareth Pugh, g.pugh@school.example, for anything about the building.',
    'Gareth Pugh',
  ],
  ['I am out of office until 5 January. Contact Gina on gina@rossi.example in my absence.', 'Gina'],
  ['I have left Elm Nursery. For building matters write to Tom Bell, tom@elm.example.', 'Tom Bell'],
])('calls whom a reply names while its writer is away: %s', (reply, name) => {
  const { content, scheduledFor } = composeAt('SAL-03 slot', {
    contactName: 'Fiona Marsh',
    company: 'Harrow Lane',
    reply,
  });
  expect(content).toContain(`| Whom | ${name}, who stands in for Fiona Marsh |`);
  expect(scheduledFor).toContain('2026-11-27');
});

it.each<[Record<string, string>, string, string | undefined]>([
  [
    {
      customer: 'Nora Geraghty',
      message:
        'My mother Nora came home sore from the day trip. I would like a call, ring me, Catherine, 0113 496 0111, not her.',
    },
    'Catherine, in the place of Nora Geraghty',
    '0113 496 0111',
  ],
  [
    { notes: 'Please don’t ring Amir, ring his daughter Orla on 0113 496 0122.' },
    'Orla, in the place of Amir Shah',
    '0113 496 0122',
  ],
  [
    {
      customer: 'Breda Lally',
      message:
        'Breda is my gran. Do not phone her, she gets upset, phone me - Ciara, 0113 496 0177.',
    },
    'Ciara, in the place of Breda Lally',
    '0113 496 0177',
  ],
  [{ notes: 'Deal with Ann, not Amir, from now on.' }, 'Ann, in the place of Amir Shah', undefined],
  [
    {
      customer: 'Nora Geraghty',
      message: 'I write for my aunt Nora. Please ring me rather than her, 0113 496 0199.',
    },
    'whoever wrote, in the place of Nora Geraghty',
    '0113 496 0199',
  ],
])('calls who is to be called in the place of whoever is on record: %o', (context, whom, phone) => {
  const { guide, call } =
    'customer' in context
      ? composeRun('AFT-01', { delivered: '2026-10-28', ...context }, friday)
      : checkIn(context);
  const [name] = whom.split(', ');
  expect(call!.content).toContain(`| Whom | ${whom} |`);
  expect(call!.content).toContain(
    `| Where | By telephone: ${phone ?? `the number of ${name} is not on record`} |`,
  );
  expect(call!.summary).not.toContain('may they be called');
  expect(guide!.content).toContain(`all ${whom}`);
});

it.each(['Ring Amir, not the bar.', 'Call me, not email, I am never at a desk. Amir'])(
  'calls the contact where somebody else is not to be called: %s',
  (message) => expect(checkIn({ message })['call']!.content).not.toContain('| Whom |'),
);

it('offers nobody who stands in for what is missing', () => {
  const { summary, content } = composeAt('SAL-03 slot', {
    lead: 'Phil',
    company: 'Granite Co',
    reply:
      'I am out of office until 14 December. For urgent matters contact Mary at mary@granite.example.',
  });
  expect(summary + content).not.toContain('Left over');
  expect(content).toContain('Not on record: campaign and date.');
});
