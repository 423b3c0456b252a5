import { departments } from '@workspace-ops/catalogue';
import { findPlaceholders } from '@workspace-ops/content';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { measureGrowth } from '@workspace-ops/growth';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const workflows = departments.flatMap((department) => department.workflows);

const fieldNote: JsonObject = {
  customer: 'Northside Dental',
  location: 'Leeds',
  observation: 'Reception loses 11 calls a day at lunch. Nobody had counted them before Monday.',
  outcome: 'Bookings rose 18% in two weeks after one person moved their break.',
  notes: 'Practice manager is happy to be named.',
};

describe('composing the showpiece from a field note', () => {
  const { brief, draft, approve, schedule } = composeRun('MKT-01', fieldNote);

  it('names the customer in the titles', () => {
    expect(brief?.title).toBe('Research brief: Northside Dental');
    expect(draft?.title).toBe('Field story: Northside Dental');
  });

  it('opens the post with the observation and closes it with the call to action', () => {
    const lines = draft!.content.split('\n\n');
    expect(lines[0]).toBe('Reception loses 11 calls a day at lunch.');
    expect(lines.at(-2)).toMatch(/^Reply with a question/);
    expect(lines.at(-1)).toBe('#FieldNotes #Operations');
  });

  it('tells every public fact and keeps the working note out of the post', () => {
    for (const text of ['Northside Dental', 'Leeds', 'two weeks']) {
      expect(draft?.content).toContain(text);
    }
    expect(draft?.content).not.toContain('happy to be named');
    expect(brief?.content).toContain('happy to be named');
  });

  it('leaves out the sentences with a formula or a tag, and no sign that stands alone', () => {
    const observation =
      'Reception loses 11 calls a day. =HYPERLINK("http://x.example","Look") says more. ' +
      'Ask <script>alert(1)</script> why. A call back takes < 3 days.';
    const { content } = composeRun('MKT-01', { ...fieldNote, observation })['draft']!;
    expect(content).not.toMatch(/HYPERLINK|script|says more/);
    expect(content).toContain('Reception loses 11 calls a day.');
    expect(content).toContain('3 days');
  });

  it('says what is to be approved', () => {
    expect(approve?.summary).toMatch(/^Approve the post for publication\. Compare/);
    expect(approve?.content).toContain('Field story: Northside Dental');
  });

  it('proposes an hour of the next working day', () => {
    expect(schedule?.scheduledFor).toMatch(/^2026-03-09T(?:09|1[0-6]):00/);
    expect(schedule?.content).toMatch(/Monday, 2026-03-09, \d\d:00 UTC \(proposed\)/);
  });

  it('takes the time the context asks for when it lies ahead', () => {
    const at = (publishOn: string) =>
      composeRun('MKT-01', { ...fieldNote, publishOn })['schedule']?.scheduledFor;
    expect(at('2026-04-01T15:30:00+02:00')).toBe('2026-04-01T13:30:00.000Z');
    expect(at('2026-04-01')).toMatch(/^2026-04-01T(?:09|1[0-6]):00/);
    expect(at('2020-01-01')).toMatch(/^2026-03-09T/);
    expect(at('2026-02-30')).toMatch(/^2026-03-09T/);
  });
});

it('has nobody wait for a crew where somebody may come to harm', () => {
  const order = (report: JsonObject) => composeRun('OPS-01', report)['order']!;
  const gas = order({ site: 'Unit 4', notes: 'Smell of gas in the boiler room, two feel dizzy.' });
  expect(gas.summary).toMatch(/^Somebody may come to harm: act at once\./);
  expect(gas.content).toContain('Call the emergency services first.');
  expect(gas.content).toContain('send today only people who may work with this hazard');
  expect(gas.content).not.toContain('confirm the visit with the site today');
  const severe = order({ site: 'Unit 4', observation: 'Pump 3 leaks oil.', severity: 'High' });
  expect(severe.content).toContain('agree with the site when it comes');
  expect(severe.content).not.toContain('## At once');
  const said = order({ site: 'Unit 4', severity: 'Low', notes: 'Critical, says the gate office.' });
  expect(said.content).toContain('agree with the site when it comes');
  const plain = order({ site: 'Unit 4', observation: 'Door 2 sticks.', notes: 'Not urgent.' });
  expect(plain.content).toContain('confirm the visit with the site today');
});

it('names who called in the calendar of the colleagues', () => {
  const { call } = composeRun('AFT-01', { summary: 'Priya Nair of Engine Ltd said it works.' });
  expect(call?.title).toBe('Check-in call: Engine Ltd');
});

it('reads the summary of a call before a brief says what is not on record', () => {
  const { qualify, brief, crm } = composeRun('SAL-01', {
    source: 'Voice call',
    callId: 'call_8842f1',
    phone: '+1 212 555 0100',
    summary:
      'Nora Vance from Harbour Dental Group called. They lose about 11 calls a day. Budget is up to 12,000 USD, and it should run before Christmas.',
  });
  expect(qualify?.summary).toContain('nothing asked for is missing');
  expect(brief?.title).toBe('Discovery brief: Harbour Dental Group');
  // What is for programs is no fact for who reads it.
  expect(brief?.summary).toMatch(/over 8 facts/);
  expect(brief?.content).toContain('- **Contact (summary):** Nora Vance');
  expect(brief?.content).toContain('- **Budget (summary):** up to 12,000 USD');
  expect(brief?.content).toContain('- **Timeline (summary):** before Christmas');
  expect(brief?.content).not.toContain('not on record');
  // What was only read is to be compared before a record has it.
  expect(crm?.content).toContain('| company | unknown | Harbour Dental Group |');
  expect(crm?.content).toContain('Read from the summary, to be compared with it: ');
});

describe('composing a document', () => {
  it('puts unknown and nested fields on record too, and names what is missing', () => {
    const { plan } = composeRun('FUL-01', {
      client: { name: 'Engine Ltd', tier: 'gold' },
      warehouse: { bays: [1, 2, 3] },
    });
    expect(plan?.title).toBe('Thirty-day plan: Engine Ltd');
    expect(plan?.content).toContain('- **Client name:** Engine Ltd');
    expect(plan?.content).toContain('- **Warehouse bays:** 1, 2, 3');
    expect(plan?.content).toContain('- The start date is not on record yet.');
  });

  it('leaves out fields that hold secrets', () => {
    const { plan } = composeRun('FUL-01', {
      apiKey: 'k-1',
      login: { password: 'p-1' },
      scope: 's',
    });
    expect(plan?.content).not.toMatch(/k-1|p-1/);
  });

  it('fills placeholders in values from the context', () => {
    const { brief } = composeRun('MKT-01', {
      ...fieldNote,
      observation: 'Hello {{customer}}, the venue is TBD and [Unknown Thing] is missing.',
    });
    expect(brief?.content).toContain(
      'Hello Northside Dental, the venue is to be decided and the unknown thing is missing.',
    );
  });
});

describe('composing letters', () => {
  const reply: JsonObject = { contact: 'Priya Nair', company: 'Engine Ltd', reply: 'Call me.' };
  const compose = (more: JsonObject) => composeRun('SAL-03', { ...reply, ...more })['sequence']!;

  it.each(['Friday 3 December 2026', '2026-02-30', '03/04/2026'])(
    'names no day to the reader where %s leaves open which is meant, and is not ready',
    (date) => {
      const { content, summary } = compose({ date });
      expect(content).not.toMatch(/Does .* suit you|December|2026/);
      expect(content).toContain('Which day and hour suit you');
      expect(summary).toMatch(/^Not ready to send\. .*\?$/);
      expect(summary).toContain(date);
    },
  );

  it('is ready where only a date that no letter tells is unclear', () => {
    const { content, summary } = compose({ date: '2026-12-01', form: { date: '2026-02-30' } });
    expect(content).toContain('Does Tuesday 1 December 2026 suit you');
    expect(summary).toMatch(/^Ready/);
  });

  it('tells whoever sends them what to do beside the letters, not in them', () => {
    const { content, summary } = compose({});
    expect(content).not.toContain('Send the first message');
    expect(content.trimEnd()).toMatch(/Kind regards$/);
    expect(summary).toContain('Send the first message today');
  });
});

describe('a title', () => {
  it.each(['<script>alert(1)</script> [Name] {{customer}}', '[Name]', 'A =CMD("x") b'])(
    'is the plain one where the name is %s',
    (customer) => {
      const { brief } = composeRun('MKT-01', { ...fieldNote, customer });
      expect(brief?.title).toBe('Research brief: field observation');
    },
  );
});

it('fills no template from itself', () => {
  const { brief } = composeRun('MKT-01', { customer: 'The people of {{customer}}' });
  expect(brief?.content).toContain('- **Customer:** The people of the customer\n');
});

const hostile = fc.oneof(
  fc.constantFrom<JsonValue>(
    '=cmd()|A1',
    '[Name]',
    '{{customer}}',
    '{{observation}}',
    '<company>',
    'TODO: call',
    'lorem ipsum',
    '![x](http://x)',
    '```\ncode',
    '| a | b |',
    '# Heading',
    'a'.repeat(5_000),
    'word '.repeat(4_000),
    '2026-04-01',
    '\u0000\u202e\ud800',
  ),
  fc.constantFrom<JsonValue>(0, -1, 1e30, true, null, [], {}, ['[a', 'name]'], [{}], [[]]),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<JsonValue>,
);
const keys = fc.oneof(
  fc.constantFrom('customer', 'location', 'observation', 'outcome', 'items', 'date', 'changes'),
  fc.constantFrom('before', 'after', '[Name]', '{{x}}', '=x', '', '|', 'a\nb', 'lead', 'notes'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const contexts = fc.oneof(
  fc.dictionary(keys, hostile, { maxKeys: 12 }),
  fc.dictionary(keys, fc.array(fc.dictionary(keys, hostile, { maxKeys: 5 }), { maxLength: 6 }), {
    maxKeys: 3,
  }),
) as fc.Arbitrary<JsonObject>;

describe('composing anything', () => {
  it('tells no reader what a template says that nobody has filled', () => {
    const observation = 'We cut [metric] at [client].';
    const { draft } = composeRun('MKT-01', { customer: 'Northside Dental', observation });
    expect(draft!.content).not.toContain('We cut');
    expect(draft!.summary).toMatch(/^Not ready to send\..*observation/);
    const filled = { customer: 'Northside Dental', observation: '{{customer}} loses 11 calls.' };
    expect(composeRun('MKT-01', filled)['draft']!.content).toContain('Northside Dental loses 11');
  });

  it('greets a lead by the name that the mail tool gave, and nobody by an address', () => {
    const reply = { reply: 'Yes, please call me.', company: 'Engine Ltd' };
    const { sequence } = composeRun('SAL-03', { ...reply, lead: 'Ada Park' });
    expect(sequence!.content).toContain('Dear Ada Park,');
    const unnamed = composeRun('SAL-03', { ...reply, lead: 'ada@engine.example' })['sequence']!;
    expect(unnamed.content).toContain('Hello,');
    expect(unnamed.content).not.toContain('ada@');
  });

  it('takes what something costs us for no price, and a program’s stamp for no date', () => {
    const context = {
      customer: 'Engine Ltd',
      scope: 'A second line.',
      cost: 2500,
      currency: 'EUR',
      timestamp: '2026-03-06T10:00:00Z',
      startDate: 'in two weeks',
    };
    const { proposal } = composeRun('SAL-02', context);
    expect(proposal!.summary).toContain('Needed and not on record: price');
    expect(proposal!.content).not.toMatch(/2,?500/);
    expect(proposal!.content).toContain('The start is in two weeks.');
    const { report } = composeRun('FUL-02', { ...context, milestone: 'Line installed' });
    expect(report!.content).not.toContain('2026-03-06');
  });

  it.each(['Priya', 'Nair, Priya', 'priya.nair@engine.example', 'Ada Park'])(
    'makes no lead the owner of our task: %s',
    (owner) => {
      const context = { contact: 'Priya Nair', lead: 'Ada Park', reply: 'Call me.', owner };
      expect(composeRun('SAL-03', context)['slot']!.content).toContain(
        '| Owner | not on record; prepared by Rhea, ',
      );
      const ours = composeRun('SAL-03', { ...context, owner: 'Jonas Weber' })['slot']!;
      expect(ours.content).toContain('| Owner | Jonas Weber |');
    },
  );

  it('takes nothing of what every object inherits for a value', () => {
    const { lines } = composeRun('FIN-02', { valueOf: [{}, 0, 5] });
    expect(lines!.content.split('\r\n').slice(1, 3)).toEqual([',,,,,,,,0', ',,,,,,,,5']);
    const { crm } = composeRun('FIN-02', { before: {}, after: { toString: 'x' } });
    expect(crm!.content).toContain('| not on record | x |');
  });

  it('takes a field that is named by a number for no entry of a list', () => {
    expect(composeRun('FIN-02', { '0': 'Seen' })['crm']!.content).toContain('| 0 |');
  });

  it('takes a cell that only stands for a value to come for none', () => {
    const responses = ['XX', '??', '____', 'tbd', 'TBC', 'XX 40'].map((team) => ({
      team,
      score: 3,
    }));
    const { table } = composeRun('CUL-02', { responses });
    expect(parse(table!.content).map(([team]) => team)).toEqual([
      'team',
      '',
      '',
      '',
      'not yet decided',
      'not yet confirmed',
      'XX 40',
    ]);
  });

  it('writes nothing within a nested value of a cell as nothing', () => {
    const { register } = composeRun('OPS-02', { customer: { wishes: ['oak', null, ''] } });
    expect(register!.content).toContain('oak');
    expect(findPlaceholders(register!.content)).toEqual([]);
  });

  it('writes no title in which a value becomes a placeholder', () => {
    const { lines } = composeRun('FIN-02', { client: ['do not\t%s ,'] });
    expect(findPlaceholders(lines!.title)).toEqual([]);
  });

  it('keeps its promises for every step of the catalogue and any context', () => {
    fc.assert(
      fc.property(fc.constantFrom(...workflows), contexts, (definition, context) => {
        for (const [key, composed] of Object.entries(composeRun(definition.code, context))) {
          const where = `${definition.code} ${key}`;
          expect(composed.title.trim(), where).not.toBe('');
          expect(composed.title.length, where).toBeLessThanOrEqual(200);
          expect(composed.summary.length, where).toBeLessThanOrEqual(1_500);
          expect(composed.content.length, where).toBeLessThanOrEqual(200_000);
          expect(findPlaceholders(composed.content), where).toEqual([]);
          expect(findPlaceholders(composed.title), where).toEqual([]);
          expect(findPlaceholders(composed.summary), where).toEqual([]);
          for (const text of [composed.content, composed.title, composed.summary]) {
            expect(text.isWellFormed() && !text.includes('\u0000'), where).toBe(true);
          }
          if (definition.steps.find((step) => step.key === key)?.artifact?.type === 'csv') {
            const [header, ...rows] = parse(composed.content);
            for (const row of rows) expect(row.length, where).toBe(header!.length);
            expect(composed.content).not.toMatch(/^[=+@]/m);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is deterministic', () => {
    fc.assert(
      fc.property(fc.constantFrom(...workflows), contexts, ({ code }, context) => {
        expect(composeRun(code, context)).toEqual(composeRun(code, structuredClone(context)));
      }),
      { numRuns: 30 },
    );
  });

  it.each<[string, (length: number) => JsonObject]>([
    ['a huge text', (length) => ({ observation: '[Name] '.repeat(length / 7) })],
    ['many fields', (length) => fields(length / 40, 1)],
    [
      'many wide rows',
      (length) => ({
        // 32 KB a row: in all as much as a body may have.
        items: Array.from({ length: length / 3_200 }, () => fields(40, 'x y '.repeat(200))),
      }),
    ],
    ['a deep object', (length) => nested(length / 6_250)],
  ])('takes time in proportion to %s, and stays bounded', (_, context) => {
    const compose = (given: JsonObject): void => {
      for (const code of ['MKT-01', 'OPS-02', 'SAL-01', 'OPS-03']) {
        for (const composed of Object.values(composeRun(code, given))) {
          expect(composed.content.length).toBeLessThanOrEqual(200_000);
        }
      }
    };
    expect(measureGrowth(compose, context)).toBeLessThan(10);
  });
});

const fields = (length: number, value: JsonValue): JsonObject =>
  Object.fromEntries(Array.from({ length }, (_, n) => [`f${n}`, value]));

function nested(levels: number): JsonObject {
  return levels === 0 ? { end: 1 } : { next: nested(levels - 1), list: [{ a: [1] }] };
}

describe('composing a date in words', () => {
  const fault = { site: 'Unit 9', observation: 'Shutter stuck half open', dueDate: 'tomorrow' };
  const [wednesday, friday] = [25, 27].map((day) => new Date(`2026-11-${day}T10:00:00Z`));

  it('writes the day that was meant when it was said, and says how it was said', () => {
    const steps = composeRun('OPS-01', fault, friday, wednesday);
    const [order] = Object.values(steps);
    expect(order?.content).toContain('26 November 2026');
    expect(order?.content).not.toContain('tomorrow');
    expect(order?.summary).toContain('Read as a date: due date ("tomorrow").');
  });
});
