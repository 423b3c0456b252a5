import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const aside = 'Lou is off with her nerves, keep that between us.';
const rest =
  'Bay 3 is full since Monday. The drain by the gate is blocked. Six valves are on order.';

it.each([
  'note',
  'log',
  'call summary',
  'incident notes',
  'minutes',
  'what happened today',
  'dump',
])('leaves the sentence that is marked out of what a field called %s tells', (name) => {
  for (const where of ['OPS-02 digest', 'OPS-02 register', 'OPS-01 order', 'OPS-01 visit']) {
    const { content, summary } = composeAt(where, { [name]: `${rest} ${aside}` });
    expect(content).toContain('The drain by the gate is blocked');
    expect(content + summary).not.toContain('nerves');
    expect(summary).toContain(`${name} (in part: marked as not public`);
  }
});

it.each([
  ['SAL-01 crm', 'Vale House wants two pumps.'],
  ['OPS-03 chase', 'The pump came late.'],
  ['FUL-01 plan', 'Start on site at 8.'],
  ['AFT-01 guide', 'Six valves leak.'],
  ['FIN-04 pack', 'Two lines are open.'],
])('leaves it out of %s, and the rest in', (where, told) => {
  const note = `${told} Their clerk is being watched, in strict confidence. Ring Ann on Monday.`;
  const { content, summary } = composeAt(where, { customer: 'Vale House', note });
  expect(content).toContain(told.replace(/\.$/, ''));
  expect(content + summary).not.toContain('watched');
  expect(summary).toMatch(/(?:Left out|Not written): note \(in part: marked as not public\)/);
});

it('tells no health of somebody that few know of, danger or not', () => {
  const why = 'Dan’s wrist won’t heal well and he wants to stop, he hasn’t told the others';
  const { content, summary } = composeAt('CUL-03 brief', { role: 'Restorer', team: 'Bench', why });
  expect(content).not.toContain('wrist');
  expect(summary).toContain('why (marked as not public)');
});

it('tells danger whatever marks it', () => {
  const note = `${rest} The brakes of van 3 have failed and Sam still drives it, do not tell the lads.`;
  const { content } = composeAt('OPS-02 digest', { note });
  expect(content).toContain('- **Note:** Bay 3');
  expect(content).toContain('The brakes of van 3 have failed and Sam still drives it');
  expect(content).not.toContain('the lads');
});

it('tells danger that somebody does not know of yet', () => {
  const observation = 'The gas hose behind the fryer is split, she does not know yet.';
  for (const where of ['OPS-01 order', 'OPS-01 visit'])
    expect(composeAt(where, { site: 'Hall 4', observation }).content).toContain('hose');
});

it('leaves the remark of an entry out, and the entry in', () => {
  const { content } = composeAt('OPS-02 digest', {
    tasks: [
      { task: 'Order grease', owner: 'Ivo', remark: 'Ivo got a warning, between us' },
      { task: 'Paint the gate', owner: 'Ada' },
    ],
  });
  expect(content).toContain('Order grease');
  expect(content).not.toContain('warning');
});

it('keeps a letter from telling it, as before', () => {
  const { content, asks } = composeAt('OPS-03 letter', {
    supplier: 'Teale',
    order: '4471',
    issue: 'Two fans came cracked.',
    note: `${rest} ${aside}`,
  });
  expect(content).not.toContain('nerves');
  expect(asks.map(({ names: [name] }) => name)).toContain('privateKept');
});

it.each([
  [
    'OPS-02 digest',
    'task',
    'Ben is out until the 9th (his wife is in hospital)',
    'Ben is out until the 9th',
  ],
  [
    'OPS-01 order',
    'observation',
    'The pump leaks. Ben failed his drug test. It drips.',
    'The pump leaks. It drips.',
  ],
  [
    'SAL-04 pack',
    'risks',
    'Late start likely. Ben is on 41k and wants more.',
    'Late start likely.',
  ],
])('tells crews nothing of pay, tests or families: %s %s', (where, name, said, told) => {
  const { content } = composeAt(where, { customer: 'Vale House', [name]: said });
  expect(content).toContain(told);
  expect(content).not.toMatch(/hospital|drug|41k/);
});

it.each([
  ['OPS-01 order', 'The pump leaks. The owner is a nightmare, still owes us £900. It drips.'],
  ['OPS-01 visit', 'The pump leaks. She was snappy with Jo. It drips.'],
  ['FIN-03 ageing', 'Rang on Monday. He pleads poverty but has a new boat. Ring again.'],
])('carries no opinion of a customer to %s', (where, notes) => {
  const { content, summary } = composeAt(where, {
    customer: 'Vale House',
    invoice: 'INV-3',
    amount: '£900',
    notes,
  });
  expect(content).not.toMatch(/nightmare|owes us|snappy|poverty|boat/);
  expect(content).toMatch(/It drips|Ring again/);
  expect(summary).toContain('notes (in part: an opinion of somebody');
});

it.each([
  ['OPS-01 order', 'The pump is short of oil. The door is awkward to open. They owe us a key.'],
  ['FIN-03 ageing', 'He paid a part. The cheque was short by £40. They are slow to answer.'],
])('leaves in %s what is no opinion', (where, notes) => {
  const { content } = composeAt(where, { customer: 'Vale House', invoice: 'INV-3', notes });
  expect(content).toContain(notes.split('. ')[1]);
  expect(content).toContain(notes.split('. ')[2]);
});

it('leaves out of the record the opinion alone, and not who decides', () => {
  const note =
    'Quote for Vale Hall. Contact is Rev. Ann Orr, a Mr Lund decides and he’s tight. Gate on the left.';
  const { content, summary } = composeAt('SAL-02 crm', { note });
  expect(content).toContain('Contact is Rev. Ann Orr, a Mr Lund decides.');
  expect(content).not.toContain('tight');
  expect(summary).toContain('hearsay or an opinion');
});

it('leaves what somebody thinks of others out of a record, whatever its field', () => {
  const { content } = composeAt('AFT-04 lead', {
    customer: 'Vale House',
    referrer: 'Ann Orr',
    referral: 'Bo Lund',
    reason: 'Needs two pumps by May, and their caretaker is useless',
  });
  expect(content).toContain('Needs two pumps by May');
  expect(content).not.toContain('useless');
});

it('tells no summary of a survey what is kept, nor who said it', () => {
  const { content } = composeAt('CUL-02 summary', {
    team: 'Stores',
    'comments dump':
      "9 of 12 answered. 'Rosa shouts.' 'Good lot.' I reckon the 2 was from Olu. One change: rota by noon. Do not share the Rosa thing with the team.",
  });
  expect(content).toContain('One change: rota by noon.');
  expect(content).not.toMatch(/Rosa|Olu/);
});

it('names nobody who takes their yes back, and asks nothing of it', () => {
  const context = {
    customer: 'Corner Bakery, Leek',
    quote: 'It is quiet now.',
    before: 'The fan was loud.',
    outcome: 'Noise down to 40 dB.',
    consent: 'Yes, all of it, said Ines in May.',
    notes: 'Ines rang again: she does not want her name or the bakery used after all.',
  };
  const { title, content, asks, summary } = composeAt('MKT-04 story', context);
  expect(title + content).not.toMatch(/Corner|Bakery|Ines|Leek/);
  expect(content).toContain('It is quiet now');
  expect(asks).toEqual([]);
  expect(summary).toContain('It leaves out the customer and location, as they wish');
});

it('tells danger that is somebody’s health without the health', () => {
  const notes =
    'Kyle starts on Monday 7 December with Daz. He’s epileptic, told Gill in confidence, fine with medication but no driving till March and no lone working in plant rooms.';
  const { content, summary, asks } = composeAt('CUL-01 plan', {
    name: 'Kyle',
    role: 'Trainee',
    notes,
  });
  expect(`${content}${summary}${JSON.stringify(asks)}`).not.toMatch(/epilep|medication/i);
  expect(summary).toContain('A note that is not public limits the work, too: read it.');
});

it.each([
  ['SAL-01 crm', 'timeline', "Quotes by 18 December (current firm is losing it, don't mention)"],
  ['SAL-02 crm', 'timeline', 'Quotes by 18 December (she is off in February, dont say)'],
  ['FUL-03 handover', 'findings', 'Quotes by 18 December (our own fault, not for the customer)'],
])('writes no bracket that is not to be told into a record: %s', (where, field, said) => {
  const { content, summary } = composeAt(where, { customer: 'Vale House', [field]: said });
  expect(content).toContain('Quotes by 18 December |');
  expect(content + summary).not.toMatch(/losing|she is off|own fault/);
  expect(summary).toContain('in part: marked as not public');
});

it('writes nothing into a record that is not to be listed', () => {
  const { content } = composeAt('FUL-03 handover', {
    customer: 'Vale House',
    deliverables: 'dont put it in',
  });
  expect(content).not.toContain('dont put it in');
});
