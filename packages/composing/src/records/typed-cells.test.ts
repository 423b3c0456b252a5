import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { readProgramRecord } from '../../test/read-record.ts';

const person = { object: 'user', id: 'x', name: 'Nadia Brook' };

describe('a cell of a program', () => {
  it('has both ends of its days', () => {
    const timing = { id: 'e', type: 'date', date: { start: '2027-01-11', end: '2027-02-19' } };
    expect(readProgramRecord({ Timing: timing })).toEqual({ Timing: '2027-01-11 to 2027-02-19' });
    const day = { type: 'date', date: { start: '2027-01-11', end: null, time_zone: null } };
    expect(readProgramRecord({ Timing: day })).toEqual({ Timing: '2027-01-11' });
  });

  it('that is empty says nothing', () => {
    const { terms, stage, people } = readProgramRecord({
      terms: { id: 'f', type: 'select', select: null },
      stage: { id: 'g', type: 'status', status: null },
      people: { id: 'h', type: 'people', people: [] },
    });
    expect([terms, stage].every((value) => value === null || value === undefined)).toBe(true);
    expect(people).toBe('');
  });

  it.each([
    { Lead: { id: 'h', type: 'people', people: [person] } },
    { Lead: [person] },
    { lead: { resource_type: 'user', gid: '1', name: 'Nadia Brook' } },
    { Contact: { id: 'usrAbCdEfGhIjKlMn', email: 'n@us.example', name: 'Nadia Brook' } },
  ])('that holds users is of ours: %j', (field) => {
    const offer = { Client: 'Otter Dairy', Scope: 'Logo redraw', Fee: 5400, Currency: 'GBP' };
    const { proposal, crm } = composeRun('SAL-02', { ...offer, ...field });
    expect(crm!.content).not.toMatch(/primary_contact[^\n]*Nadia/);
    expect(crm!.content).toContain('Nadia Brook');
    expect(proposal!.content).not.toContain('Dear Nadia');
  });

  it.each([{ lead: 'Nadia Brook' }, { lead: { name: 'Nadia Brook', phone: '020 4411' } }])(
    'of people is of the customer: %j',
    (field) => expect(JSON.stringify(readProgramRecord(field))).not.toContain('our lead'),
  );
});

describe('a choice', () => {
  it.each(['Néant', 'Aucune', 'Keine', 'geen.', 'Ninguno'])('of nothing is none: %s', (said) =>
    expect(readProgramRecord({ findings: said })).toEqual({ findings: 'none' }),
  );
  it.each(['--None--', '- Please select -', 'Bitte wählen', '-- Select --', 'Veuillez choisir...'])(
    'that nobody made says nothing: %s',
    (said) => expect(readProgramRecord({ source: said })).toEqual({ source: '' }),
  );
  it.each(['Rien', 'None of the doors', 'Keine Mängel an der Tür', 'Select Fruits', 'None'])(
    'is none in what people write: %s',
    (said) => expect(readProgramRecord({ findings: said })).toEqual({ findings: said }),
  );
});

describe('an answer of a form', () => {
  const answer = (value: unknown) => ({
    hidden: false,
    type: 'text',
    result: { value },
    time: null,
  });

  it('is its value, in the rows of a form too', () => {
    const row = { point: answer('Panel labelled'), comment: answer('Room 17') };
    expect(
      readProgramRecord({
        customer_name: answer('Lindow Care Home'),
        checks: { hidden: false, type: 'subform', result: { value: [row] } },
        'date of acceptance': {
          hidden: false,
          type: 'datetime',
          result: { value: { date: '2026-11-27', hour: '' } },
        },
        phone: { type: 'tel', required: true, value: '020 4411' },
      } as never),
    ).toEqual({
      customer_name: 'Lindow Care Home',
      checks: [{ point: 'Panel labelled', comment: 'Room 17' }],
      'date of acceptance': '2026-11-27',
      phone: '020 4411',
    });
    const deposit = { deposit: { type: 'half', value: 400 } };
    expect(readProgramRecord(deposit)).toBe(deposit);
  });

  it('is the option of its number, and a share of all', () => {
    const options = ['Green', 'Amber'].map((name, orderindex) => ({ id: 'x', name, orderindex }));
    const fields = [
      { id: '1', name: 'RAG', type: 'drop_down', type_config: { options }, value: 1 },
      { id: '2', name: 'Done', type: 'n', value: { current: '70', percent_completed: 0.7 } },
    ];
    expect(readProgramRecord({ custom_fields: fields })).toEqual({ RAG: 'Amber', progress: '70%' });
  });

  it('is a day, or from one to another', () => {
    const start = { start: '2026-11-04 00:00:00', start_date: '2026-11-04' };
    expect(readProgramRecord({ 'Handed over': { ...start, end: null } })).toEqual({
      'Handed over': '2026-11-04',
    });
    expect(readProgramRecord({ Visit: { ...start, end_date: '2026-11-06' } })).toEqual({
      Visit: '2026-11-04 to 2026-11-06',
    });
    const written = { stay: { start: '2026-11-04', end: '2026-11-06' } };
    expect(readProgramRecord(written)).toBe(written);
  });
});
