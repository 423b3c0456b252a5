import { expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

it('unwraps what a program keeps one value in', () => {
  expect(
    readProgramRecord({
      columnValues: { client: { text: 'Dunmore Foods' }, start_date: { text: '2026-12-09' } },
      neededBy: { day: '02', month: '12', year: '2026' },
      q6_yourName: { first: 'Ewan', last: 'Baird' },
      requestedBy: { firstName: 'Omar', lastName: 'Haddad' },
      assignedToUser: { firstName: 'Gwen', lastName: 'Sato' },
    }),
  ).toEqual({
    client: 'Dunmore Foods',
    start_date: '2026-12-09',
    neededBy: '2026-12-02',
    yourName: 'Ewan Baird',
    'requested by': 'Omar Haddad',
    owner: 'Gwen Sato',
  });
});

it('reads rows of cells, and things to do that have no name', () => {
  const cells = [
    { columnTitle: 'Task', displayValue: 'Till cable' },
    { columnTitle: 'Assigned To', displayValue: 'Kofi' },
  ];
  expect(readProgramRecord({ rows: [{ rowNumber: 1, cells }] })).toEqual({
    items: [{ Task: 'Till cable', owner: 'Kofi' }],
  });
  const due = { date: '2026-11-30', is_recurring: false, string: 'today' };
  expect(
    readProgramRecord({
      items: [{ id: '2995104339', content: 'Refill tank', due, checked: false, labels: ['yard'] }],
    }),
  ).toEqual({
    items: [{ item: 'Refill tank', due: '2026-11-30', status: 'open', labels: 'yard' }],
  });
});

it('counts a budget of hours in hours, and a share of the whole in per cent', () => {
  expect(
    readProgramRecord({
      budget_is_monetary: false,
      budget: 120,
      budget_spent: 151.5,
      budget_remaining: -31.5,
    }),
  ).toEqual({ budget: '120 hours', actual: '151.5 hours', variance: '-31.5 hours' });
  expect(readProgramRecord({ '% Complete': 1, Finish: '2026-11-27' })).toEqual({
    'percent complete': 100,
    'finished on': '2026-11-27',
  });
  expect(readProgramRecord({ progress: 0.85 })).toEqual({ 'percent complete': 85 });
  const written = { progress: 'half', budget: 120 };
  expect(readProgramRecord(written)).toBe(written);
});

it('reads what is related to a record, and what a milestone is called', () => {
  expect(
    readProgramRecord({
      Account__r: { Name: 'Tarn Dental Group' },
      Milestones__r: { records: [{ Name: 'Data import', Target_Date__c: '2027-01-11' }] },
    }),
  ).toEqual({
    customer: 'Tarn Dental Group',
    Milestones: [{ Name: 'Data import', 'Target Date': '2027-01-11' }],
  });
  expect(
    readProgramRecord({
      type: 'ProjectMilestone',
      project: { id: 'p1', name: 'Portal' },
      name: 'Beta with 20 users',
      lead: { name: 'Yusuf Amari' },
    }),
  ).toEqual({ project: 'Portal', milestone: 'Beta with 20 users', owner: 'Yusuf Amari' });
});

it('keeps where somebody lives apart from places that a post names', () => {
  const location = { address: { street: '2218 Live Oak Bend', city: 'Round Rock' } };
  const home = { id: 90211, name: 'Marisol Trevino', type: 'Residential' };
  expect(readProgramRecord({ customer: home, location })).toEqual({
    customer: 'Marisol Trevino',
    'service address': '2218 Live Oak Bend, Round Rock',
  });
  expect(readProgramRecord({ customer: { id: 4, name: 'Ferry Inn' }, location })).toEqual({
    customer: 'Ferry Inn',
    location: '2218 Live Oak Bend, Round Rock',
  });
});

it('has what a form answered under its labels', () => {
  const responses = [
    { label: 'Work carried out', value: 'Replaced 22 cleats' },
    { label: 'Date accepted', value: '2026-11-27' },
  ];
  expect(readProgramRecord({ responses })).toEqual({
    'work done': 'Replaced 22 cleats',
    'acceptance date': '2026-11-27',
  });
  const written = { responses: [{ question: 'I can get help', score: 6.2 }] };
  expect(readProgramRecord(written)).toBe(written);
});

it('reads cells by their types, and the list that a card stands in', () => {
  const properties = {
    Task: { title: [{ plain_text: 'Order yeast' }] },
    Owner: { people: [{ name: 'Nuala Fay' }] },
    Status: { id: 'x', type: 'status', status: { name: 'In progress' } },
    Due: { date: { start: '2026-12-01' } },
    Done: { checkbox: false },
  };
  const database = { title: 'Daily ops' };
  expect(readProgramRecord({ database, results: [{ id: 'a1', properties }] })).toEqual({
    site: 'Daily ops',
    results: [
      {
        Task: 'Order yeast',
        Owner: 'Nuala Fay',
        Status: 'In progress',
        Due: '2026-12-01',
        Done: false,
      },
    ],
  });
  const members = [{ fullName: 'Siofra Lane', username: 'siofra' }];
  const cards = [{ id: 'c1', name: 'Thaw', dueComplete: true, list: { name: 'Doing' }, members }];
  expect(readProgramRecord({ cards })).toEqual({
    cards: [{ name: 'Thaw', status: 'Doing', owner: 'Siofra Lane' }],
  });
});

it('says that somebody is in danger where a form asks for it', () => {
  expect(
    readProgramRecord({
      'Describe the problem': 'Shutter jams',
      'Is anyone at risk right now?': 'Yes, drivers walk under it',
      'Name of person reporting': 'Shirin',
    }),
  ).toEqual({
    observation: 'Shutter jams',
    risks: 'Somebody is in danger: drivers walk under it',
    reporter: 'Shirin',
  });
});

it('plans a milestone for the day on which it was due, and calls the whole project so', () => {
  expect(
    readProgramRecord({
      id: 1,
      title: 'Milestone 4: Units fitted',
      completedDate: '2026-11-27T16:00:00Z',
      dates: { type: 'Milestone', due: '2026-11-26' },
      'Overall progress': '70%',
      successors: [{ title: 'Milestone 5: Appliances' }],
    }),
  ).toEqual({
    milestone: 'Milestone 4: Units fitted',
    completedDate: '2026-11-27',
    'planned date': '2026-11-26',
    progress: '70% of the whole project',
    'next step': 'Milestone 5: Appliances',
  });
});
