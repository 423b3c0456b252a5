import { evaluationSchema, type ArtifactType } from '@workspace-ops/contracts';
import { measureGrowth } from '@workspace-ops/growth';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, toGrade, weights } from './evaluate.ts';
import type { RunInput } from './facts/index-input.ts';
import type { Judged } from './judgement.ts';

const now = new Date('2026-03-06T12:00:00Z');
const types = ['post', 'document', 'file', 'calendar_entry', 'crm_diff', 'csv'] as const;

const score = (content: string, artifactType: ArtifactType = 'post', more: Partial<Judged> = {}) =>
  evaluate(
    { artifactType, title: 'A title', content, targetPlatform: 'linkedin', ...more },
    { now },
  );

const bakery = `Last Tuesday a bakery in Bristol threw away 42 loaves.

The owner, Priya, had ordered flour for a bank holiday that was not there. She keeps her orders in a notebook, and the notebook does not know the calendar.

We put her order days next to the public holidays for 2026. It took 20 minutes. Waste fell from 42 loaves to 9 in the first week.

Check your next three order days against the holidays before Friday.`;

const hype = `We are thrilled to announce our revolutionary, game-changing platform! In today's fast-paced world, businesses need cutting-edge solutions. Studies show that 90% of companies boost productivity by 300%! Our world-class team guarantees instant results. AMAZING!`;

describe('evaluate', () => {
  it('gives an A to a plain, specific text with one request', () => {
    const evaluation = score(bakery);
    expect(evaluation).toMatchObject({ grade: 'A', passed: true });
    expect(evaluationSchema.parse(evaluation)).toEqual(evaluation);
  });

  it('gives an F to hype, and quotes what is wrong with the sentence it stands in', () => {
    const { grade, passed, feedback, suggestions } = score(hype);
    expect({ grade, passed }).toEqual({ grade: 'F', passed: false });
    const said = feedback.join('\n');
    for (const named of [
      '"revolutionary" (sentence 1)',
      '"In today\'s fast-paced world" (sentence 2)',
      '"AMAZING" (sentence 5)',
      '"guarantees" (sentence 4)',
      '"Studies show that 90% of companies boost productivity by 300%!" (sentence 3)',
      'no sentence asks the reader to do anything',
    ]) {
      expect(said).toContain(named);
    }
    expect(suggestions.length).toBeGreaterThan(4);
  });

  it('explains each part of the rubric, faulty or not', () => {
    for (const content of ['', bakery, hype]) {
      for (const type of types) {
        const said = score(content, type).feedback.join('\n');
        for (const part of [
          'Brand alignment',
          'Call to action',
          'Factual integrity',
          'Formatting',
        ]) {
          expect(said).toMatch(new RegExp(`^${part} \\d+/100: \\S`, 'm'));
        }
      }
    }
  });

  it('takes a mark of redaction for a placeholder where it leaves the company unsaid', () => {
    const marked = `${bakery}\n\nCall (phone redacted).`;
    expect(score(marked).passed).toBe(false);
    expect(score(marked).feedback[0]).toContain('"(phone redacted)" is a placeholder');
    const context = { note: 'She wrote: call (phone redacted).', about: bakery };
    const given = (artifactType: ArtifactType, input: RunInput) =>
      evaluate({ artifactType, title: 'A title', content: marked }, { now, input }).feedback.join();
    expect(given('post', { context })).not.toContain('placeholder');
    expect(given('document', { context: { about: bakery } })).not.toContain('placeholder');
    expect(given('document', { context: { about: bakery }, letters: 1 })).toContain('placeholder');
  });

  it('never passes a placeholder, in the text, the title or the summary', () => {
    expect(score(`${bakery}\n\nRegards, [Name]`).passed).toBe(false);
    expect(score(bakery, 'post', { title: 'For {{customer}}' }).passed).toBe(false);
    expect(score(bakery, 'post', { summary: 'TODO' }).passed).toBe(false);
    expect(score(`${bakery}\n\nRegards, [Name]`).feedback[0]).toMatch(
      /^"\[Name\]" is a placeholder/,
    );
  });

  it('is the weighted mean of its parts, and grades it unrounded', () => {
    const { score: composite, rubric } = score(bakery);
    const mean = Object.entries(weights).reduce(
      (sum, [part, weight]) => sum + (weight / 100) * rubric[part as keyof typeof weights],
      0,
    );
    expect(composite).toBeCloseTo(mean, 9);
    const cuts = [88, 87.999, 75, 74.999, 60, 59.999, 0];
    expect(cuts.map(toGrade)).toEqual(['A', 'B', 'B', 'C', 'C', 'F', 'F']);
  });

  it('sees an impossible date, a percentage without a base, and a value never filled in', () => {
    const said = (content: string) => score(content).feedback.join('\n');
    expect(said('Delivered on 30 February 2026.')).toContain(
      '"30 February" (sentence 1) is no date',
    );
    expect(said('Delivered on 2026-02-29.')).toContain('"2026-02-29" (sentence 1) is no date');
    expect(said('Delivered on 2028-02-29, May 31 and 31 May.')).not.toContain('is no date');
    for (const verb of ['Of 200 customers, 40 may leave.', 'Some 45 march through Leeds.'])
      expect(said(verb)).not.toContain('is no date');
    expect(said('On 32 may at noon, and 40 March.')).toContain('"32 may" (sentence 1), "40 March"');
    expect(said('Sales up 300%.')).toContain('a percentage without period or base');
    expect(said('Sales up 300% since May.')).not.toContain('without period');
    for (const terms of [
      '50% deposit with order, balance when its up.',
      'A deposit of 30%, the rest once the sign is up.',
      '10% off where we save a trip, so less for you.',
    ])
      expect(said(terms)).not.toContain('without period');
    expect(said('Sales down 30% on the old sign.')).toContain('without period');
    expect(said('The tag on the box read undefined.')).toContain('never filled in');
    expect(said('Hello undefined, welcome.')).toContain('"undefined" is a placeholder');
  });

  it('knows a request from a noun', () => {
    const request = (content: string) => score(content).rubric.actionableCta;
    expect(request('Call volume fell. Book value rose. Report: done. Contact person: Ada.')).toBe(
      15,
    );
    expect(request('Feel free to get in touch.')).toBe(40);
    expect(request('What would you do?')).toBe(30);
    expect(request('Book a 20-minute call with us by Friday.')).toBe(100);
    expect(request('Not on record: contact and consent.')).toBe(15);
    expect(request('If you order by hand, check your calendar with us before Friday.')).toBe(100);
  });
});

it('reads no request from a value that a record takes over', () => {
  const note = '| notes | unknown | All fine. get him to sign it off today |';
  const table = `# Delivered\n\n| Field | Before | After |\n|---|---|---|\n${note}`;
  const judge = (content: string) =>
    evaluate(
      { artifactType: 'crm_diff', title: 'Delivered', content, targetPlatform: 'hubspot' },
      { now: new Date('2026-11-27T09:00:00Z') },
    ).rubric.actionableCta;
  expect(judge(table)).toBe(15);
  expect(judge(`${table}\n\nApply these changes to the record today.`)).toBeGreaterThan(80);
});

const sectionTexts = [
  'The pump house stands at the river. Two doors lead into it. Water comes in through a grid. Leaves collect there in autumn. Somebody clears them on Mondays. A spare key hangs in the office. Noise carries as far as the road. Neighbours have asked about that.',
  'Rent is paid in advance. Power costs more in winter. A fitter comes once in spring. His bill covers oil and seals. Paint was bought last year. Nothing is owed to the town. Insurance runs until December. The bank sends a statement each month.',
  'Three people can open the gate. One of them lives nearby. Letters go to the old address. Parcels are left with the baker. The phone rings in the kitchen. Visitors sign a book at the entrance. Dogs stay outside. Lamps burn from dusk on.',
];
let sectionsWritten = 0;
const writeSection = (): string => sectionTexts[sectionsWritten++ % sectionTexts.length]!;

describe('what each type needs', () => {
  const formatting = (content: string, type: ArtifactType, targetPlatform?: string) =>
    score(content, type, { targetPlatform: targetPlatform ?? null }).rubric.formatting;

  it('judges a post by its platform', () => {
    expect(formatting(bakery, 'post', 'linkedin')).toBe(100);
    expect(formatting(bakery, 'post', 'x')).toBeLessThan(85);
    expect(formatting(`# Title\n\n${bakery}`, 'post', 'linkedin')).toBeLessThan(100);
    expect(formatting(`# Title\n\n${bakery}`, 'post', 'Instagram')).toBeLessThan(100);
    expect(formatting(`${bakery}\n\n#a1 #b2 #c3 #d4 #e5 #f6 #g7`, 'post', 'linkedin')).toBe(94);
  });

  it('judges a document by its headings', () => {
    const section = (heading: string) => `${heading}\n\n${writeSection()}`;
    expect(formatting(`${section('# Plan')}\n\n${section('## Costs')}`, 'document')).toBe(100);
    expect(formatting(`${section('# Plan')}\n\n${section('### Costs')}`, 'document')).toBe(95);
    expect(formatting(`${section('# Plan')}\n\n${section('# Plan')}`, 'document')).toBe(96);
    expect(formatting(section(''), 'document')).toBeLessThan(80);
  });

  it.each(['document', 'post'] as const)('gives no A to a %s with an empty section', (type) => {
    const judged = (text: string) => score(text, type, { targetPlatform: 'blog' });
    const whole = `# Waste\n\n${bakery}\n\n## Next step\n\nReply to us by Friday with your count of one week.`;
    expect(judged(whole).grade).toBe('A');
    const empty = judged(whole.replace('## Next', '## Costs\n\n## Next'));
    expect(empty.grade).not.toBe('A');
    expect(empty.feedback[0]).toBe('Nothing stands under "Costs".');
  });

  it('judges a calendar entry by day, time, place and owner', () => {
    expect(score('Soon. Maybe. We will see. Or not.', 'calendar_entry').feedback.join()).toContain(
      'the day is missing; the time is missing; the place or channel is missing; nobody is named',
    );
  });

  it('judges a CRM diff by the fields that it names', () => {
    const table = '| Field | Before | After |\n|---|---|---|\n| stage | lead | won |';
    expect(formatting(table, 'crm_diff')).toBe(100);
    expect(formatting('stage: lead -> won', 'crm_diff')).toBe(100);
    expect(formatting('The deal is won.', 'crm_diff')).toBe(55);
    expect(formatting(table.replace('lead', ' '), 'crm_diff')).toBe(96);
    expect(formatting(`${table}\n\n\`\`\`json\n{"a":}\n\`\`\``, 'crm_diff')).toBe(88);
  });

  it('asks a letter for no heading', () => {
    const letter = `Dear Priya Nair,\n\n${bakery}\n\nKind regards`;
    expect(formatting(letter, 'file')).toBe(100);
  });

  it('gives no A to what its summary cannot settle', () => {
    for (const asked of [
      'Which customer is right: A Ltd or B Ltd?',
      'Which is right: “target 45 min met” or “49 minutes”?',
    ]) {
      const judged = score(bakery, 'post', { summary: `Ready to check. ${asked}` });
      expect(judged.grade).not.toBe('A');
      expect(judged.feedback.join(' ')).toContain(asked);
    }
  });

  it('judges a table by header, columns and cells', () => {
    expect(formatting('name,amount\nAda,3\nBob,4\n', 'csv')).toBe(100);
    expect(formatting('name,amount\nAda\nBob,4,5\n', 'csv')).toBe(84);
    expect(formatting('name,name\nAda,3\n', 'csv')).toBe(90);
    expect(formatting('name,\nAda,3\n', 'csv')).toBe(90);
    expect(formatting('1,2\n3,4\n', 'csv')).toBe(80);
    expect(formatting('name,amount\n=cmd(),-3\n', 'csv')).toBe(92);
    expect(formatting('name,amount\n', 'csv')).toBe(65);
    expect(formatting('a "b,c\n1', 'csv')).toBe(10);
    const invoice = { artifactType: 'csv', title: 'Invoice lines', content: '' } as const;
    const lines = 'customer,item,quantity,amount\nEngine Ltd,,,\n';
    expect(evaluate({ ...invoice, content: lines }, { now }).passed).toBe(false);
    const good = 'Ada Park,2026-12-01,"1,200.50",2 pcs,open,EUR,ada@example.com,020 7946 0000';
    const header = 'owner,due_date,amount,quantity,status,currency,email,phone';
    expect(formatting(`${header}\n${good}\nBo,next Friday,n/a,3,late,euro,,\n`, 'csv')).toBe(100);
    expect(formatting('team,responses\nWorkshop,7 of 9\n', 'csv')).toBe(100);
    const bad = '1200,2026-02-30,soon,-2,2026-12-01,12,ada at home,none of it';
    expect(formatting(`${header}\n${good}\n${bad}\n`, 'csv')).toBe(52);
  });
});

/** Sentences without placeholders, fillers, code and brackets. */
const plainSentences = fc
  .array(
    fc.constantFrom(
      'Waste fell from 42 loaves to 9 in the first week.',
      'The owner keeps her orders in a notebook.',
      'You know the calendar better than we do!',
      'Priya lives in Bristol.',
      '## What changed',
      '- one point',
      'It took 20 minutes on 2026-03-04.',
      'Would that help you?',
      'AVOIDABLE costs are costs of which everybody in the house knows and about which nobody in the house has ever written anything down, because it was always like that.',
      'Sales were up 30%.',
      '#FieldNotes',
    ),
    { maxLength: 14 },
  )
  .chain((parts) => fc.constantFrom(' ', '\n', '\n\n').map((glue) => parts.join(glue)));

const anyText = fc.oneof(
  plainSentences,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        ...'[Name]|{{x}}|TODO|```|`|\n|\n\n|# |- || |**|"|,|=|a,b|1,2|!|very|revolutionary|<b>|lorem ipsum|\r\n|[a](b)|2026-02-30|100%|word|Reply to us today.'.split(
          '|',
        ),
        '|',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(' ')),
);

const judged = fc.record({
  artifactType: fc.constantFrom(...types),
  title: fc.oneof(fc.constant('A title'), fc.string({ maxLength: 10 })),
  content: anyText,
  targetPlatform: fc.constantFrom(
    'linkedin',
    'blog',
    'newsletter',
    'x',
    'hubspot',
    '__proto__',
    null,
  ),
});

describe('the score of any text', () => {
  it('keeps to its bounds, and is the same each time', () => {
    fc.assert(
      fc.property(judged, (artifact) => {
        const evaluation = evaluate(artifact, { now });
        expect(evaluationSchema.parse(evaluation)).toEqual(evaluation);
        expect(evaluation.grade).toBe(toGrade(evaluation.score));
        if (evaluation.passed) expect(evaluation.score).toBeGreaterThanOrEqual(70);
        expect(evaluate(structuredClone(artifact), { now })).toEqual(evaluation);
        for (const said of [...evaluation.feedback, ...evaluation.suggestions]) {
          expect(said.length).toBeLessThan(3_000);
          expect(said).not.toMatch(/undefined(?!")|NaN(?!")/);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('never rises by a placeholder', () => {
    const placeholder = fc.constantFrom(
      '[Name]',
      '{{company}}',
      '<company>',
      'TODO',
      'lorem ipsum',
    );
    fc.assert(
      fc.property(
        judged,
        plainSentences,
        placeholder,
        fc.nat(),
        (artifact, content, added, place) => {
          const words = content.split(' ');
          const at = place % (words.length + 1);
          const worse = [...words.slice(0, at), added, ...words.slice(at)].join(' ');
          const before = evaluate({ ...artifact, content }, { now });
          const after = evaluate({ ...artifact, content: worse }, { now });
          expect(after.score).toBeLessThanOrEqual(before.score);
          expect(after.passed).toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('never falls in its call to action when one is added to a text without one', () => {
    fc.assert(
      fc.property(judged, plainSentences, (artifact, content) => {
        fc.pre(artifact.artifactType !== 'csv');
        const part = (text: string) =>
          evaluate({ ...artifact, title: 'A title', content: text }, { now }).rubric.actionableCta;
        const added = `${content}\n\nReply to this post by Friday with your own figure.`;
        expect(part(added)).toBeGreaterThanOrEqual(part(content));
        expect(part(added)).toBe(100);
      }),
    );
  });

  it('never falls in brand alignment when a filler word is taken away', () => {
    const filler = fc.constantFrom(
      'revolutionary',
      'very',
      'Game-changing',
      'CUTTING-EDGE',
      'seamless',
    );
    fc.assert(
      fc.property(judged, plainSentences, filler, fc.nat(), (artifact, content, added, place) => {
        fc.pre(artifact.artifactType !== 'csv');
        const words = content.split(' ');
        const at = place % (words.length + 1);
        const filled = [...words.slice(0, at), added, ...words.slice(at)].join(' ');
        const part = (text: string) =>
          evaluate({ ...artifact, content: text }, { now }).rubric.brandAlignment;
        expect(part(content)).toBeGreaterThanOrEqual(part(filled));
      }),
      { numRuns: 500 },
    );
  });

  it.each<[string, string | ((length: number) => string)]>([
    ['words', 'word '],
    ['one word', 'a'],
    ['sentences', 'Reply to us. '],
    ['fillers', 'very '],
    ['marks', '!'],
    ['headings', '# a\n'],
    ['table rows', '| a | b | c |\n'],
    ['backticks', '` `` '],
    ['hashtags', '#ab '],
    ['percentages', 'up 3% '],
    ['commas', ','],
    ['lines', '\n'],
    ['links', '[a]('],
    ['tags', '<b '],
    ['spaces', (length) => `a${' '.repeat(length - 2)}b`],
    ['arrows', 'a: '],
    ['prefixes', (length) => `${'please '.repeat((length - 1) / 7)}x`],
    ['conditions', (length) => `${'if a, '.repeat((length - 1) / 6)}x`],
    ['dots', '.'],
    ['capitals', 'ABCDEFGH '],
  ])('is told in time in proportion to the length of a text of %s', (_, text) => {
    for (const type of types) {
      expect(
        measureGrowth((content) => score(content, type), text),
        type,
      ).toBeLessThan(10);
    }
  });
});
