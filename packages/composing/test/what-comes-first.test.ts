import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { composeAt } from './compose-run.ts';
import { tellWarnings } from '../src/asks/list-open-questions.ts';

const warn = (context: JsonObject, code = 'OPS-01'): string =>
  tellWarnings(findWorkflowDefinition(code)!, context, '');

it.each([
  'They say do not send anybody before Monday.',
  'Owner not bothered.',
  'He says it can wait, they are too busy.',
  'No rush, he says.',
  'Keep it cheap, he moaned about the last bill.',
])('tells that a wish holds no danger up: %s', (wish) => {
  const said = warn({ site: 'Mill', notes: `Strong smell of gas in the kitchen. ${wish}` });
  expect(said).toContain('Danger comes before what somebody wishes');
  expect(said).not.toContain(`Heed what is said: “${wish.slice(0, 8)}`);
});

it.each([
  'Nobody is to go in until the electrician has been.',
  'Do not switch it on.',
  'Do not let anyone use it before it is tested.',
])('heeds what keeps people away from danger: %s', (order) => {
  const said = warn({ site: 'Mill', notes: `Strong smell of gas in the kitchen. ${order}` });
  expect(said).not.toContain('Danger comes before');
  expect(said).toContain('Heed what is said');
});

it('heeds a wish where nobody may come to harm', () => {
  const said = warn({ site: 'Mill', notes: 'Gate squeaks. Do not send anybody before Monday.' });
  expect(said).toContain('Heed what is said: “Do not send anybody before Monday”');
});

it.each([
  'No one was hurt.',
  'Nobody came to the door.',
  'Nothing was damaged.',
  'Nobody minded.',
  'Ask Mrs Morgan for a review.',
])('heeds nothing in what only says how it is: %s', (note) => {
  for (const code of ['AFT-01', 'AFT-02', 'OPS-02'])
    expect(warn({ customer: 'Ivy House', notes: note }, code), code).not.toContain('Heed');
});

it.each([
  'No one is to be told.',
  'Nobody but Jo may order.',
  'Ask Mrs Morgan before you book.',
  'Nothing goes out before Friday.',
])('heeds what forbids something: %s', (note) => {
  expect(warn({ customer: 'Ivy House', notes: note }, 'AFT-01')).not.toBe('');
});

it('quotes of several dangers what goes on before what is over', () => {
  const { summary } = composeAt('OPS-02 digest', {
    tasks: ['Ben cut his hand on Monday, 3 stitches', 'Van 4 has brakes grinding, still out today'],
  });
  expect(summary).toContain('It says “Van 4 has brakes grinding, still out today” and “Ben cut');
  const note = composeAt('OPS-02 digest', {
    observation:
      'Meeting at nine. Minutes by Jo. Roofers had no harness at Hill Farm. Bins on Friday.',
  });
  expect(note.summary).toContain('It says “Roofers had no harness at Hill Farm”');
});

it('asks whether anybody may come to harm where nobody has said how grave it is', () => {
  const order = (severity?: string) =>
    composeAt('OPS-01 order', {
      site: 'Mill',
      observation: 'Gate squeaks.',
      ...(severity && { severity }),
    }).content;
  expect(order()).toContain('Settle first whether anybody there may come to harm');
  for (const severity of ['low', 'medium', 'P3'])
    expect(order(severity)).toContain('## Next step\n\nAssign a crew');
  expect(order('high')).toContain('Call the site now');
});

it.each([
  { issue: 'The roof ladder is loose.' },
  { issue: 'The hatch is rusted through and somebody could fall.' },
  { progress: 'North side done. You can smell gas in the plant room.' },
])('has no report sent by the way of danger: %j', (context) => {
  const asked = (more: JsonObject) =>
    composeAt('FUL-02 report', { customer: 'School', milestone: 'Roof', ...context, ...more }).asks;
  expect(asked({}).map(({ names }) => names[0])).toContain('dangerSettled');
  expect(asked({ maySend: 'yes' })).toHaveLength(1);
  expect(asked({ dangerSettled: 'yes' })).toEqual([]);
});
