import { describe, expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';
import { nameProgramRecord } from './program-record.ts';

describe('a record of a program', () => {
  it('names who is meant, where it has references', () => {
    expect(
      readProgramRecord({
        CustomerRef: { value: '58', name: 'Prairie Wind Fitness LLC' },
        CurrencyRef: { value: 'USD', name: 'United States Dollar' },
        Owner: { name: 'Raj Mehta', id: '5437721000000231001' },
        Account_Name: { name: 'Maple & Main Credit Union', id: '4150868000002994001' },
      }),
    ).toEqual({
      customer: 'Prairie Wind Fitness LLC',
      currency: 'USD',
      owner: 'Raj Mehta',
      'account name': 'Maple & Main Credit Union',
    });
  });

  it('has a person with their house, telephone and address for e-mail', () => {
    expect(
      readProgramRecord({
        person_id: {
          name: 'Callum Reid',
          email: [{ label: 'work', value: 'callum@lochlowland.example', primary: true }],
          phone: [{ label: 'mobile', value: '07700 900318', primary: true }],
        },
        org_id: { name: 'Loch & Lowland Tours', address: 'Stirling, UK', value: 812 },
      }),
    ).toEqual({
      contact: 'Callum Reid',
      email: 'callum@lochlowland.example',
      phone: '07700 900318',
      customer: 'Loch & Lowland Tours',
    });
    const contact = { Name: 'Coastal Strata Services', FirstName: 'Brooke', LastName: 'Aldridge' };
    expect(readProgramRecord({ Contact: contact })).toEqual({
      contact: 'Brooke Aldridge',
      company: 'Coastal Strata Services',
    });
    expect(readProgramRecord({ Contact: { Name: 'Thistle Court Surgery' } })).toEqual({
      customer: 'Thistle Court Surgery',
    });
    const _meta = { ManagerInfo: { DisplayName: 'Dev Anand' }, System: 'Employee' };
    expect(readProgramRecord({ id: '4417', EmployeeData: _meta })).toEqual({
      manager: 'Dev Anand',
      System: 'Employee',
    });
    const sold = { id: '4417', Salesperson: { ID: 3, Name: 'Vic Lowe' } };
    expect(readProgramRecord({ ...sold, ProjectManager: { ID: 5, Name: 'Sana Iqbal' } })).toEqual({
      salesperson: 'Vic Lowe',
      'project manager': 'Sana Iqbal',
    });
    const recipient = { handle: 'k.mensah@grange.example', name: 'Kofi Mensah' };
    expect(readProgramRecord({ recipient })).toEqual({
      contact: 'Kofi Mensah',
      email: 'k.mensah@grange.example',
    });
    expect(readProgramRecord({ leadFirstName: 'Helen', leadLastName: 'Birch' })).toEqual({
      'lead name': 'Helen Birch',
    });
  });

  it('tells a place with its address', () => {
    const address = { street: '508 Fern Hollow Ct', city: 'Franklin', state: 'TN', zip: '37064' };
    expect(readProgramRecord({ location: { name: 'Washburn home', address } })).toEqual({
      location: 'Washburn home, 508 Fern Hollow Ct, Franklin, TN 37064',
    });
  });

  it("has the fields that its program's customers made, and a form's answers, by what they are called", () => {
    expect(
      readProgramRecord({
        custom_fields: [{ title: 'Go-live date', value: '2026-10-29' }],
        attributes: { office: { label: 'Office', value: 'Limerick' } },
      }),
    ).toEqual({ 'Go-live date': '2026-10-29', Office: 'Limerick' });
    const fields = [{ id: 'q1', title: 'Which colour?' }];
    const answers = [{ type: 'choice', choice: { label: 'Green' }, field: { id: 'q1' } }];
    expect(readProgramRecord({ form_response: { definition: { fields }, answers } })).toEqual({
      'Which colour?': 'Green',
    });
  });

  it('has days for seconds, and whole amounts for cents where a program counts in both', () => {
    const line = { description: 'Studio plan', quantity: 12, unit_amount: 4900 };
    expect(
      readProgramRecord({
        currency: 'eur',
        amount_due: 186_000,
        due_date: 1_793_145_600,
        line_items: [line],
      }),
    ).toEqual({
      currency: 'EUR',
      amount_due: 1_860,
      due_date: '2026-10-28',
      line_items: [{ description: 'Studio plan', quantity: 12, 'unit price': 49 }],
    });
    const inDays = { currency: 'EUR', amount_due: 186_000, due_date: '2026-10-28' };
    expect(readProgramRecord(inDays)).toBe(inDays);
    expect(readProgramRecord({ ...inDays, currency: 'JPY', due_date: 1_793_145_600 })).toEqual({
      ...inDays,
      currency: 'JPY',
    });
  });

  it('has a reply without the letter that it answers, which stays in the data', () => {
    const reply =
      'Call me on Friday.\nSent from my iPhone\n\nOn Tue, 24 Nov 2026 at 13:00, Tom wrote:\n> Hi';
    expect(readProgramRecord({ reply })).toEqual({ reply: 'Call me on Friday.' });
    expect(nameProgramRecord({ reply })).toEqual({ reply });
  });

  it('leaves out markup and what only its program needs', () => {
    expect(
      readProgramRecord({
        id: 4417,
        recordId: 'recK2v9QmT4xLw81a',
        lifecyclestage: 'lead',
        requirements: '<ul><li>2 years in pastry</li><li>Level 2 &amp; 3</li></ul>',
        quoteId: 'Q-12',
      }),
    ).toEqual({ requirements: '2 years in pastry; Level 2 & 3', quoteId: 'Q-12' });
  });

  it('has an event with its day and its place, whatever it is called', () => {
    const when = 'Saturday 12 December, 10 till 3';
    const told = { when, where: 'the yard', what: 'Polishing at 11' };
    const place = { date: when, location: 'the yard' };
    expect(readProgramRecord({ 'open day': told })).toEqual({
      'open day': { name: 'Open day: Polishing at 11', ...place },
    });
    expect(readProgramRecord({ theme: 'December', event: told })).toEqual({
      theme: 'December',
      event: { name: 'Polishing at 11', ...place },
    });
    const market = { when, where: 'the yard' };
    expect(readProgramRecord({ news: ['A larder'], 'winter market': market })).toEqual({
      news: ['A larder'],
      event: { name: 'Winter market', ...place },
    });
    const visit = { site: 'Ferry Inn', 'next round': market };
    expect(readProgramRecord(visit)).toBe(visit);
  });

  it.each(['October for comparison', 'last month', 'compared with October', 'same week last year'])(
    'keeps the figures of another time apart: %s',
    (name) => {
      const record = { period: 'November', [name]: { impressions: 90, clicks: 7, leads: 5 } };
      expect(readProgramRecord(record)).toBe(record);
    },
  );

  it('has what a form of a website asks, and no number for what was told on the phone', () => {
    const form = { 'Your name': 'Ade Bello', Telephone: '01632 960122', 'Rough budget': '£2,000' };
    expect(readProgramRecord({ 'web form': form })).toEqual({
      contact: 'Ade Bello',
      Telephone: '01632 960122',
      budget: '£2,000',
    });
    expect(
      readProgramRecord({ 'online form': { name: 'Ade Bello', phone: '01632 960122' } }),
    ).toEqual({ name: 'Ade Bello', phone: '01632 960122' });
    const told = { 'What Ann said on the phone': 'that £600 comes off if they sign' };
    expect(readProgramRecord(told)).toEqual(told);
    expect(readProgramRecord({ 'Your best phone number?': '01632 960122' })).toEqual({
      phone: '01632 960122',
    });
  });

  it('is left as it is where people wrote it', () => {
    const written = {
      customer: 'Ferry Inn',
      contact: { name: 'Ann', phone: '01632 960417' },
      items: [{ item: 'Keg', qty: 2, price: 80 }],
      pricing: { monthly: 40, setup: 100 },
      note: 'x < y, and 3 <p',
      dueDate: '2026-12-01',
    };
    expect(readProgramRecord(written)).toBe(written);
    const plain = { customer: 'Ferry Inn', before: { calls: 10 }, handoff: { fromRunId: 'run_1' } };
    expect(readProgramRecord(plain)).toBe(plain);
    const note = 'For you:\n\nFrom: Ann Lee\nSent: Monday\nWe want three pumps.';
    const passedOn = { customer: 'Ferry Inn', notes: note, message: note };
    expect(readProgramRecord(passedOn)).toBe(passedOn);
    const nested = {
      customer: 'Ferry Inn',
      form: { customer: 'Tern Bay', amount: 900 },
      readings: { flow: '12 l/min' },
      deal: { confidential: true, price: 40 },
      responses: [{ question: 'What is hard?', answer: 'The rota' }],
    };
    expect(readProgramRecord(nested)).toBe(nested);
  });
});

it('takes a midnight for its day, wherever that is', () => {
  const read = (at: string) => readProgramRecord({ hire_date: at });
  for (const offset of ['Z', '+01:00', '-05:00'])
    expect(Object.values(read(`2026-12-07T00:00:00${offset}`))).toEqual(['2026-12-07']);
  expect(Object.values(read('2026-12-07T09:00:00+01:00'))).toEqual(['2026-12-07T09:00:00+01:00']);
});
