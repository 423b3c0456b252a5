import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { tellWarnings } from '../asks/list-open-questions.ts';

const story = { whatWeDid: 'Cleaned the fan.', outcome: 'Humidity down from 78 to 56 %' };
const warn = (code: string, context: JsonObject): string =>
  tellWarnings(findWorkflowDefinition(code)!, context, '');

it.each([
  'The tenant’s little boy has been on an inhaler since September.',
  'We found the tenant of flat 7 has been ill with asthma.',
  'The caretaker has a bad shoulder, so she cannot reach it.',
])('keeps somebody’s health out of a post, and asks: %s', (ill) => {
  const observation = `The fan in the bathroom was clogged. ${ill}`;
  const { content, asks, summary } = composeAt('MKT-01 draft', { ...story, observation });
  expect(content).toContain('The fan in the bathroom was clogged.');
  expect(content).not.toContain(ill);
  const asked = "tells of somebody's health and is left out: may this be published without it?";
  expect(summary).toContain(asked);
  expect(asks.map(({ names: [name] }) => name)).toContain('maySend');
  const agreed = composeAt('MKT-01 draft', { ...story, observation, maySend: 'yes' });
  expect(agreed.summary).not.toContain(asked);
  expect(agreed.content).not.toContain(ill);
});

it.each([
  'Patients with migraines sat under flickering lights.',
  'The pump had a breakdown on Monday.',
])('leaves a story about nobody as it is: %s', (observation) => {
  const { content, summary } = composeAt('MKT-01 draft', { ...story, observation });
  expect(content).toContain(observation);
  expect(summary).not.toContain('health');
});

it('tells in an opening what the work is', () => {
  const tasks = 'You help a resident with his insulin.';
  const { content, summary } = composeAt('CUL-03 post', {
    role: 'Carer',
    location: 'Leeds',
    tasks,
  });
  expect(content).toContain('insulin');
  expect(summary).not.toContain('health');
});

const invoice = {
  customer: 'Walt Denning',
  invoice: '5517',
  amount: '$8,940',
  dueDate: '2026-11-06',
};

it.each([
  ['notes', 'Wife said he is in the hospital with his heart'],
  ['called', 'Kelly is in Southmead hospital, baby came early'],
  ['history', 'His daughter is having chemo'],
])('asks whether somebody may be reminded now: %s', (name, said) => {
  const { summary } = composeAt('FIN-03 reminder', { ...invoice, [name]: said });
  expect(summary).toContain(`On record is “${said}”: may this be sent now?`);
  expect(summary).not.toContain('come to harm');
  expect(warn('FIN-03', { ...invoice, [name]: said })).toContain("It tells of somebody's health");
});

it.each([
  'Diabetic, so call before lunch',
  'Cancer charity, pays in March',
  'He works at the hospital',
])('sends a reminder all the same: %s', (notes) => {
  const { summary } = composeAt('FIN-03 reminder', { ...invoice, notes });
  expect(summary).not.toContain('may this be sent now');
});

it('names nobody who answered a survey where it warns of somebody’s health', () => {
  const answers = [
    { name: 'Sophie', q: 'I can do my work in my hours', mark: 1, said: 'My migraines are back' },
    { name: 'Luis', q: 'I can do my work in my hours', mark: 4, said: 'fine' },
  ];
  const warned = warn('CUL-02', { survey_answers: answers });
  expect(warned).toContain(
    "It tells of somebody's health: an answer to the survey, read it there.",
  );
  expect(warned).not.toMatch(/Sophie|migraines/);
});

it.each([
  '3 players referred for heart screening: J. Daly, M. Farrell',
  'Mark Farrell of your team was referred to the hospital with chest pain',
  'Six days held. Anna Reilly was treated for sciatica.',
])('asks before a firm reads of somebody’s health by name: %s', (progress) => {
  const report = { customer: 'Corrib Ltd', milestone: 'Physio days', progress, date: '2026-11-30' };
  const { summary } = composeAt('FUL-02 report', report);
  expect(summary).toContain("tells of somebody's health by name");
  expect(composeAt('FUL-02 report', { ...report, maySend: 'yes' }).summary).not.toContain(
    'by name',
  );
});

it.each([
  ['Corrib Ltd', true],
  ['Tom Ryan', false],
])(
  'asks the same before a reminder to a firm, and not to whoever was treated: %s',
  (customer, isAsked) => {
    const invoices = ["INV-1 €300 physio for Tom Ryan's slipped disc"];
    const due = { customer, invoices, amount: '€300', dueDate: '2026-02-20' };
    const { summary } = composeAt('FIN-03 reminder', due);
    expect(summary.includes("tells of somebody's health by name")).toBe(isAsked);
  },
);

it.each([
  ['Corrib Ltd', '12 staff assessed, 4 with back pain'],
  ['Bernadette Coyle', 'Mrs Coyle had root canal treatment'],
  ['Corrib Ltd', 'Anna Reilly and Tom Ryan have their desks'],
])('and not for whoever it is about, nor for figures: %s, %s', (customer, progress) => {
  const { summary } = composeAt('FUL-02 report', { customer, milestone: 'Visits', progress });
  expect(summary).not.toContain('by name');
});
