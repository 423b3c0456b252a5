import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const house = { customer: 'Ivy House', contact: 'Ann Lee' };

const legal = [
  'Mr Lee says his solicitor will write to us.',
  'They are taking legal action over the floor.',
  'She rang twice, her insurance company wants our report.',
  'The loss adjuster comes on Friday.',
  'He is going to sue us for the carpet.',
  'A letter from a lawyer came on Monday.',
  'She put a claim in against us for the greenhouse.',
  'Our insurers say admit nothing until they ring back.',
  'Ombudsman has been told, she says.',
];

it.each(legal)('has those who answer for it told before anybody calls: %s', (openIssues) => {
  for (const where of ['AFT-01 guide', 'AFT-01 call']) {
    const { summary, content } = composeAt(where, { ...house, openIssues });
    expect(summary, where).toContain(openIssues.slice(0, 30));
    expect(summary, where).toContain('Tell management and the insurer before anybody calls');
    expect(content, where).toContain('before anybody calls');
  }
  const { content } = composeAt('AFT-01 guide', { ...house, openIssues });
  expect(content).toMatch(/## Next step\n\nTell management/);
});

it.each([
  'A report for the insurers after each visit was promised.',
  'Photos for his insurer every quarter.',
  'Bring the form for the insurers if you have it.',
  'Needs live tracking, their insurer wants it from 1 February.',
  'Her last vet took us to court over a bill, she says.',
])('takes what an insurer gets time and again for no claim: %s', (openIssues) => {
  expect(composeAt('AFT-01 guide', { ...house, openIssues }).content).not.toContain('Tell manage');
});

it.each<[string, JsonObject]>([
  ['AFT-01 guide', { ...house, message: 'Your men broke the gate. My lawyer will be in touch.' }],
  ['AFT-01 guide', { ...house, message: 'The insurer wants it by Friday, photos too.' }],
  ['AFT-01 guide', { ...house, internal: 'Insurers say do not admit liability yet.' }],
])('wherever it is told: %s %j', (where, context) => {
  expect(composeAt(where, context).summary).toContain('before anybody calls');
});

it.each<[string, JsonObject]>([
  ['AFT-02 request', { outcome: 'Dry.', notes: 'Her claim against us is with the insurers.' }],
  ['AFT-02 request', { outcome: 'Dry. Her solicitor wrote about the hedge.' }],
  ['FUL-02 report', { milestone: 'Roof', progress: 'Done. Their solicitor has written about it.' }],
])('has no letter sent by the way: %s %j', (where, context) => {
  const asked = (more: JsonObject) =>
    composeAt(where, { ...house, consent: 'Yes', ...context, ...more }).asks.filter(
      ({ question }) => question?.includes('management and the insurer') === true,
    );
  // What the letter itself tells can be corrected as well.
  expect(asked({}).map(({ names }) => names[0])).toEqual(['maySend']);
  expect(asked({ maySend: 'yes' })).toEqual([]);
});

it.each([
  'Their lawyer reads the contract this week.',
  'Insurance-backed guarantee to be sent.',
  'Insurance certificate handed over.',
  'She is a solicitor herself and content.',
  'Tennis court resurfaced, lines to follow.',
  'The court yard is paved.',
  'Claims to be happy with it.',
  'House sale: her solicitor needs the certificate by Friday.',
  'He wants a quote for the legal department next door.',
])('asks nothing of the kind of what is business: %s', (openIssues) => {
  expect(composeAt('AFT-01 guide', { ...house, openIssues }).summary).not.toContain(
    'before anybody calls',
  );
});

it('quotes nothing that is not public', () => {
  const { summary } = composeAt('AFT-01 guide', {
    ...house,
    notes: 'Confidential: her solicitor has written to us about the dog.',
  });
  expect(summary).toContain('before anybody calls');
  expect(summary).not.toContain('dog');
});

it('is asked no more once somebody is told', () => {
  const { summary } = composeAt('AFT-01 guide', {
    ...house,
    openIssues: 'Her solicitor has written. Insurer and Ruth have been told, and we may call her.',
  });
  expect(summary).not.toContain('before anybody calls');
});

it('takes what an issue tells about insurers for no claim', () => {
  const { summary } = composeAt('MKT-02 schedule', {
    theme: 'A lift safety morning',
    highlights: ['Which papers the insurer wants to see'],
  });
  expect(summary).not.toContain('Tell management');
});
