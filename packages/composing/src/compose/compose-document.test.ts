import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt, composeRun } from '../../test/compose-run.ts';

const order = (context: JsonObject) => composeRun('OPS-01', context);

describe('a document', () => {
  it('is not ready without what nobody can use it without', () => {
    const { order: written, visit } = order({ observation: 'Door 2 sticks.' });
    expect(written!.summary).toMatch(
      /^Not ready to use\. Needed and not on record: site\. .*Not on record: severity, /,
    );
    expect(written!.content).toContain('## Next step\n\nFind out what is missing first: site.');
    expect(visit!.content).toContain(
      'Wait until it is complete: Work order: site visit is not ready.',
    );
    // Nobody can call a site that is not known, however pressing it is.
    const pressing = order({ observation: 'Door 2 sticks.', severity: 'High' })['order']!;
    expect(pressing.summary).toMatch(/^Not ready to use\./);
    const whole = order({ observation: 'Door 2 sticks.', site: 'North yard' })['order']!;
    expect(whole.summary).not.toContain('Not ready');
    expect(whole.content).toContain('## Next step\n\nSettle first whether anybody');
  });

  it('asks whoever approves it for what it needs, with the fields that may be it', () => {
    const asked = (at: string, context: JsonObject) =>
      composeAt(at, context).asks.map(({ names: [name] }) => name);
    expect(asked('OPS-01 order', { observation: 'Door 2 sticks.' })).toEqual(['site']);
    expect(asked('FIN-02 control', { customer: 'Moorgate' })).toEqual(['items']);
    const { asks } = composeAt('AFT-03 review', {
      entity: 'Prairie Seed Co',
      custbody_churn_risk: 'New buyer wants three bids',
    });
    expect(asks.map(({ question }) => question)).toEqual([
      'Which is the customer? It was not found under a known name. Left over: entity “Prairie Seed Co”.',
      'Which are the risks? They were not found under a known name. Left over: custbody churn risk “New buyer wants three bids”.',
    ]);
    // Of one that has all it needs, and where nobody approves, nothing is asked.
    expect(
      asked('AFT-03 review', { customer: 'Prairie Seed Co', custbody_churn_risk: 'Two bids' }),
    ).toEqual([]);
    expect(asked('SAL-01 brief', { need: 'A new boiler' })).toEqual([]);
    expect(asked('CUL-01 plan', { role: 'Barista' })).toEqual([]);
  });

  it('waits for nothing where somebody may come to harm', () => {
    const { order: written } = order({ observation: 'Fire in the hallway.' });
    expect(written!.asks).toEqual([]);
    expect(written!.summary).toMatch(/^Somebody may come to harm: act at once\./);
    expect(written!.summary).not.toContain('Not ready');
  });

  it('leaves out what is marked as confidential, and says so', () => {
    const { order: written } = order({
      site: 'North yard',
      observation: 'Door 2 sticks.',
      notes2: 'CONFIDENTIAL: the yard is for sale.',
    });
    expect(written!.content).not.toContain('for sale');
    expect(written!.content).toContain('Left out: notes2 (marked as not public).');
    expect(written!.summary).toContain('Left out: notes2 (marked as not public).');
  });

  it('says that the lines of an invoice add up, or asks', () => {
    const items = [
      { item: 'Second line', amount: 1200 },
      { item: 'Training', amount: 900 },
    ];
    const sheet = (amount: number) =>
      composeRun('FIN-02', { customer: 'Engine Ltd', currency: 'EUR', items, amount })['control']!;
    expect(sheet(2100).content).toContain('The lines add up to the amount on record, EUR 2,100.');
    const asked = 'Which amount is right: EUR 2,200 on record, or EUR 2,100 as the lines add up?';
    expect(sheet(2200).content).toContain(`- ${asked}`);
    expect(sheet(2200).summary).toContain(asked);
  });
});

it('keeps to what a caller says of the time at which they may be called', () => {
  const summary = 'Bramley Court likes the quote. Ring me again in the second week of December.';
  const { brief } = composeRun('SAL-01', { source: 'Voice call', summary });
  expect(brief!.content).toContain(
    'Speak to the lead when it suits them, as is on record: “Ring me again in the second week of December”',
  );
  const usual = composeRun('SAL-01', {
    source: 'Voice call',
    summary: 'Likes the quote. Not until the will is settled.',
  });
  expect(usual['brief']!.content).not.toContain('when it suits them');
});

describe('of a note that is marked', () => {
  const tell = (notes: string) =>
    composeRun('OPS-02', { site: 'Yard', observation: 'Two lifts done', notes })['digest']!;

  it.each([
    'Leanne is off again, keep reason to ourselves',
    'We think it was Gary but say nothing till Ruth has looked',
    'The loft has one woman, keep it out of the summary',
    'She has asthma, do not put it in the welcome',
    'A young lad preferred but obviously can’t say that',
  ])('leaves out the sentence alone: %s', (said) => {
    const { content, summary } = tell(`One lift moved to Friday. ${said}. Crane is booked.`);
    expect(content).toContain('- **Notes:** One lift moved to Friday. Crane is booked.');
    expect(`${content} ${summary}`).not.toContain(said.slice(0, 20));
    expect(summary).toContain('Left out: notes (in part: marked as not public).');
    expect(summary).not.toContain('speaks of');
  });

  it('leaves out all of it where the mark may mean the whole', () => {
    const { content } = tell('Confidential: one lift moved to Friday. Crane is booked.');
    expect(content).not.toMatch(/Friday|Crane/);
  });

  it('leaves out of a digest what somebody earns', () => {
    const { content, summary } = tell('His salary is 36k as agreed. Crane is booked.');
    expect(content + summary).not.toContain('36k');
    expect(content).toContain('Left out: notes (in part: personal, for whoever keeps the file).');
    expect(tell('His salary is with the bank.').content).toContain('with the bank');
  });
});

it.each([
  ['Licence check still to do before he drives.', 'Before day one'],
  ['He has met the crew.', 'Week one'],
])('tells the note “%s” of a colleague under “%s”', (notes, heading) => {
  const starter = { name: 'Callum Reeve', role: 'Driver', startDate: '2026-12-14' };
  const probation = '6 months on £26,500, then £28,000';
  expect(composeAt('CUL-01 plan', { ...starter, probation }).content).not.toContain('26,500');
  const kit = { equipment: 'till key, fob' };
  expect(composeAt('CUL-01 plan', { ...starter, ...kit }).content).toContain('till key, fob');
  const first = 'Lamb kitchen, sold at £23,600';
  expect(composeAt('CUL-01 plan', { ...starter, 'first project': first }).content).toContain(first);
  const { content } = composeAt('CUL-01 plan', { ...starter, notes });
  const section = content.split('## ').find((part) => part.startsWith(heading));
  expect(section).toContain(notes);
});

it('keeps its own next step behind the danger that has to be settled first', () => {
  const { review } = composeRun('AFT-03', {
    customer: 'Ash Court',
    renewalDate: '2027-02-28',
    risks: 'The brake of the hoist slips under load.',
  });
  expect(review!.content).toMatch(
    /## Next step\n\nSettle first, today, .* safety\. Then book the renewal talk for Wednesday, 2026-12-30, sixty days before/,
  );
});

it('is of no use without what it needs, where that is not public', () => {
  const { summary } = composeRun('OPS-01', {
    site: '14 Mill Street',
    observation: 'He finishes on Friday, take his laptop back. He does not know yet!',
  })['order']!;
  expect(summary).toMatch(/^Not ready to use: it leaves out observation\. Who may read that\?/);
  const open = { site: '14 Mill Street', observation: 'The door sticks. He does not answer.' };
  expect(composeRun('OPS-01', open)['order']!.summary).not.toContain('Not ready to use');
});
