import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { buildPrompt } from './build-prompt.ts';

describe('a list for people outside', () => {
  it('is told without what a spreadsheet or a browser would run, and asked for where nothing is left', () => {
    const tell = (more: JsonObject) =>
      composeRun('FUL-03', { customer: 'Engine Ltd', ...more })['checklist']!;
    const some = tell({
      deliverables: ['Rota', 'Lamp =HYPERLINK("http://x")'],
      items: ['<b>Lamp</b>'],
    });
    expect(some.content).toContain('- Rota');
    expect(some.content).not.toMatch(/HYPERLINK|Lamp/);
    expect(some.asks).toEqual([]);
    const many = tell({ deliverables: Array.from({ length: 14 }, (_, at) => `Lamp ${at}`) });
    expect(many.content).toContain('- Lamp 11\n- and 2 more');
    const none = tell({ deliverables: ['Lamp =HYPERLINK("http://x")'] });
    expect(none.content).not.toContain('HYPERLINK');
    expect(none.asks).toEqual([{ names: ['deliverables', 'items', 'scope'], question: null }]);
  });
});

describe('what a customer has to agree to', () => {
  const proof = { customer: 'Engine Ltd', outcome: 'Calls fell.', quote: 'We answer now.' };
  const tell = (more: JsonObject) => composeRun('MKT-04', { ...proof, ...more })['story']!;

  it.each([['Name and quote, in writing on 2 November.'], ['yes'], [true]])(
    'is told where the consent is %j',
    (consent) => {
      const { title, content, asks } = tell({ consent });
      expect(`${title} ${content}`).toMatch(/Engine Ltd.*Engine Ltd[^]*“We answer now\.”/);
      expect(asks).toEqual([]);
    },
  );

  it.each([
    ['No.'],
    ['Not yet: asked on Monday'],
    [false],
    ['pending'],
    ['It was withdrawn.'],
    ['nein'],
    ['Internal use only.'],
  ])('is left out, with a question, where the consent is %j', (consent) => {
    const { title, content, asks, summary } = tell({ consent });
    expect(`${title} ${content}`).not.toMatch(/Engine|We answer/);
    expect(asks).toMatchObject([{ names: ['consent'], question: expect.any(String) }]);
    expect(summary).toMatch(
      /^Not ready to send\. The consent on record says “.*”: was it given since\?$/,
    );
  });

  it.each([
    ['Name only, no quote.', /Engine Ltd/, /We answer/, []],
    ['They may be named; not quoted.', /Engine Ltd/, /We answer/, []],
    ['Quote only, anonymous.', /We answer/, /Engine/, []],
    ['Yes, but without our name.', /We answer/, /Engine/, []],
  ])('is told as far as %j goes', (consent, told, left, asked) => {
    const { title, content, summary, asks } = tell({ consent });
    expect(`${title} ${content}`).toMatch(told);
    expect(`${title} ${content}`).not.toMatch(left);
    // A case story may be of a customer whom it does not name.
    expect(asks.map(({ names }) => names[0])).toEqual(asked);
    expect(summary).toContain(`the consent on record says “${consent}”`);
  });

  it('is presumed for the name in a field story, and said to whoever approves it', () => {
    const seen = { customer: 'Engine Ltd', observation: 'Nobody answers at lunch.' };
    const write = (more: JsonObject) => composeRun('MKT-01', { ...seen, ...more });
    const { draft, approve } = write({});
    expect(draft!.content).toContain('We saw this at Engine Ltd.');
    expect(draft!.summary).toContain('It names the customer; no consent is on record.');
    expect(approve!.content).toContain('It names the customer; no consent is on record.');
    expect(write({ consent: 'yes' })['draft']!.summary).not.toContain('consent');
    const { draft: unnamed, schedule } = write({ consent: 'Not yet' });
    expect(`${unnamed!.title} ${unnamed!.content} ${schedule!.title}`).not.toContain('Engine');
    expect(unnamed).toMatchObject({
      asks: [],
      summary: expect.stringContaining('It leaves out the customer: the consent on record says'),
    });
    const named = write({ consent: 'no', observation: 'At Engine Ltd nobody answers.' })['draft']!;
    expect(named.asks.map(({ names }) => names[0])).toEqual(['consent']);
  });

  it('is asked for where nothing is on record of it, and of what there is to tell alone', () => {
    expect(tell({}).asks).toEqual([{ names: ['consent'], question: null }]);
    const work = { referrer: 'Priya Nair', referral: 'Harbour Dental', scope: 'A second line.' };
    const introduce = (more: JsonObject) =>
      composeRun('AFT-04', { ...work, ...more })['introduction']!;
    // Who recommends is told as well.
    expect(introduce({}).asks).toEqual([
      { names: ['outcome', 'quote'], question: null },
      { names: ['consent'], question: null },
    ]);
    for (const told of [{ ...proof, quote: null }, proof]) {
      const { content, asks } = introduce(told);
      expect(asks).toEqual([{ names: ['consent'], question: null }]);
      expect(content).not.toMatch(/Engine Ltd|Calls fell|We answer now/);
    }
    expect(introduce({ ...proof, consent: 'yes' }).asks).toEqual([]);
  });

  it('is not shown to a model either', () => {
    const definition = findWorkflowDefinition('MKT-04')!;
    const step = definition.steps.find(({ key }) => key === 'story')!;
    const ask = (context: JsonObject) =>
      buildPrompt({ definition, step, context, earlier: [] }).prompt;
    expect(ask(proof)).not.toMatch(/Engine Ltd|We answer now/);
    expect(ask({ ...proof, consent: 'yes' })).toMatch(/Engine Ltd[^]*We answer now/);
  });
});

it('keeps to the terms on which a customer agreed, and says so to them', () => {
  const data = { customer: 'Harbour Square', outcome: '88 unknown fobs were switched off.' };
  const readLetter = (consent: string) =>
    composeRun('AFT-02', { ...data, consent })['request']!.content;
  expect(readLetter('Only without the building’s name')).toContain(
    'We have noted how we may use it: “Only without the building’s name.” We keep to that; tell us if it is not right.',
  );
  for (const consent of ['Not asked yet', 'Internal use only', 'Name and quote, in writing'])
    expect(readLetter(consent)).not.toMatch(/how we may use it|asked yet|in writing/i);
});

it('a proposal holds as long as is on record, and says what it leaves out', () => {
  const { proposal } = composeRun('SAL-02', {
    customer: 'Kings Norton Bowling Club',
    scope: 'Two heaters',
    price: 'GBP 4,200',
    validUntil: '2026-12-18',
    exclusions: 'Tiling',
    warranty: 'Two years on parts',
    servicePlan: 'Two visits a year, on us',
  });
  expect(proposal!.content).toContain('The offer holds until 18 December 2026.');
  expect(proposal!.content).toContain('## Not included\n\nTiling.');
  expect(proposal!.content).toContain('## Warranty\n\nTwo years on parts.');
  expect(proposal!.summary).toContain(
    'It does not tell service plan “Two visits a year, on us”: may this be sent as it is?',
  );
});

it('does not list as left out the invoices that a reminder tells without their status', () => {
  const invoices = [1, 2].map((nth) => ({
    invoice: `A-${nth}`,
    amount: 100 * nth,
    dueDate: '2026-02-10',
    status: 'sent',
  }));
  const facts = { customer: 'Morley', contact: 'Ann Bell', currency: 'GBP', amount: 300 };
  const { reminder } = composeRun('FIN-03', { ...facts, invoices });
  expect(reminder!.content).toContain('A-2');
  expect(reminder!.summary).not.toContain('Not told in it');
});

it('asks whether figures keep to a consent without figures', () => {
  const { story } = composeRun('MKT-04', {
    customer: 'Zuiderlicht',
    scope: 'Signs on all gates',
    outcome: 'Complaints went from about 900 to 310 a day',
    consent: 'Yes, but no figures please',
  });
  expect(story!.summary).toContain('The text tells of “figure”');
});

it('an opening tells the pay, by whatever name', () => {
  const { post } = composeRun('CUL-03', { role: 'Gardener', tasks: 'Planting', pay: 'EUR 3,150' });
  expect(post!.content).toContain('EUR 3,150');
  expect(post!.summary).not.toMatch(/Not on record[^.]*salary/);
});

it('asks whether a text keeps to what its input says is not to be told', () => {
  const context = {
    customer: 'Premier Homes',
    milestone: 'Plots 9-14',
    progress: 'Screed done',
    issue: 'our lad Jordan cut his hand in plot 12',
    notes: 'not a word to Premier on Jordan, insurers have it',
  };
  const { report } = composeRun('FUL-02', context);
  const asked = expect.objectContaining({ names: ['privateKept'] });
  expect(report!.asks).toContainEqual(asked);
  expect(report!.summary).toContain('read it beside the text. Does the text keep to it?');
  // Whether a client reads of the injury at all is asked for itself.
  const agreed = { ...context, dangerSettled: 'yes', maySend: 'yes' };
  expect(composeRun('FUL-02', { ...agreed, privateKept: 'yes' })['report']!.asks).toEqual([]);
  expect(composeRun('FUL-02', { ...agreed, notes: 'Ring Jo.' })['report']!.asks).toEqual([]);
});

it('proposes no day that has passed in answer to a reply', () => {
  const { sequence } = composeRun('SAL-03', { lead: 'A', reply: 'Go on.', date: '5 March 2026' });
  expect(sequence!.content).not.toContain('5 March');
});

it('tells who completes a text of a discount, too', () => {
  const { summary } = composeRun('SAL-02', {
    customer: 'Hazelgrove Stables',
    scope: '18 heated drinkers',
    price: '7,940.00',
    currency: 'EUR',
    discount: '5%',
    notes: 'Address it to the yard manager.',
  })['proposal']!;
  expect(summary).toContain('Not ready to send.');
  expect(summary).toContain('A discount is on record, “5%”');
  expect(summary).not.toContain('Sign with your name');
});

it('says what a sentence is that a text does not tell, where that is sure', () => {
  const report = (notes: string) =>
    composeRun('FUL-02', {
      customer: 'Vale',
      progress: 'The lift is in.',
      nextStep: 'Doors',
      notes,
    })['report']!.summary;
  expect(report('Do not use the hoist before it has been tested.')).toContain(
    'which keeps somebody from using it: may it be sent without that?',
  );
});
