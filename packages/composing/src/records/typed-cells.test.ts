import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { readProgramRecord } from './program-record.ts';

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
