import { expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

const entry = (task: Record<string, unknown>): unknown =>
  (readProgramRecord({ tasks: [task as never] })['tasks'] as unknown[])[0];

it('has who, until when and how it stands of each thing to do', () => {
  expect(
    entry({
      gid: '12090001',
      name: 'Load salt',
      assignee: { name: 'Owen Pugh' },
      due_on: '2026-11-30',
      completed: true,
      memberships: [{ section: { name: 'Yard' } }],
    }),
  ).toEqual({
    name: 'Load salt',
    owner: 'Owen Pugh',
    due: '2026-11-30',
    status: 'done',
    section: 'Yard',
  });
  expect(
    entry({
      id: '86b2k1',
      name: 'Probe calibration',
      status: { status: 'in progress' },
      assignees: [{ username: 'Thuy Le' }, { username: 'Ryan Cole' }],
      due_date: '1795996800000',
      priority: { priority: 'high' },
    }),
  ).toEqual({
    name: 'Probe calibration',
    status: 'in progress',
    owner: 'Thuy Le, Ryan Cole',
    due_date: '2026-11-30',
    priority: 'high',
  });
  expect(
    entry({
      name: 'Skip swap',
      column_values: [
        { column: { title: 'Person' }, text: 'Piotr Zielinski' },
        { column: { title: 'Status' }, text: 'Done' },
        { column: { title: 'Due date' }, text: '' },
      ],
    }),
  ).toEqual({ name: 'Skip swap', owner: 'Piotr Zielinski', Status: 'Done' });
});

it('leaves lists that people wrote, and what is sold, as they are', () => {
  const written = {
    tasks: [{ task: 'Fix door', owner: 'Ada', status: 'open', due: 'Fri' }],
    notes: [{ note: 'Rang twice', when: 'Tuesday' }],
    invoices: [{ number: 'INV-4', status: 'open', due_date: '2026-11-30', amount: 120 }],
    log: [{ time: '9:00', what: 'Opened' }],
    name: 'Ann - Ferry Inn',
    board: 'Notice board',
  };
  expect(readProgramRecord(written)).toBe(written);
});

it('takes the project of things to do for their site, and leaves the place of others', () => {
  const punch_items = [{ position: 4, name: 'Box cut oversize', status: 'Open' }];
  const project = { id: 1, name: 'Cedar Mill Clinic', address: 'Portland, OR' };
  expect(readProgramRecord({ project, punch_items })).toMatchObject({
    site: 'Cedar Mill Clinic, Portland, OR',
    punch_items: [{ name: 'Box cut oversize', status: 'Open' }],
  });
  expect(readProgramRecord({ project: { name: 'Gym floor', owner: 'North District' } })).toEqual({
    project: 'Gym floor',
    customer: 'North District',
  });
});

it('tells logs and remarks as texts, with who made them', () => {
  expect(
    readProgramRecord({
      weather_logs: [{ sky: 'Rain', temperature: '44 F' }],
      manpower_logs: [{ company: 'Red Alder', num_workers: 5, num_hours: 8 }],
      delay_logs: [{ delay_type: 'Material', comments: 'Hardware not here', duration_in_hours: 0 }],
    }),
  ).toEqual({
    weather: ['Rain, 44 F'],
    manpower: ['Red Alder, 5 workers, 8 hours'],
    delays: ['Hardware not here (Material)'],
  });
  const notes = [{ message: 'Yard stayed wet', createdBy: 'Luc', createdAt: '2026-11-18T09:12Z' }];
  expect(readProgramRecord({ notes })).toEqual({ notes: 'Yard stayed wet', reporter: 'Luc' });
  expect(readProgramRecord({ jobNumber: 3175, notes })).toMatchObject({
    'field notes': 'Yard stayed wet',
  });
});

it('keeps the days of what comes next apart from those of the record', () => {
  expect(
    readProgramRecord({
      NextSection: { Name: 'Emergency lighting', StartDate: '2026-12-07', DueDate: '2026-12-17' },
    }),
  ).toEqual({ 'next step': 'Emergency lighting, due 2026-12-17', 'next date': '2026-12-07' });
  expect(
    readProgramRecord({
      key: 'A-1',
      issuelinks: [{ type: 'is followed by', summary: 'Kiosk pilot' }],
    }),
  ).toEqual({ key: 'A-1', 'next step': 'Kiosk pilot' });
});

it('tells the points of finished work with how they were closed', () => {
  const tasks = [
    { Title: 'Sign mounted', Status: 'Verified', Location: 'Entry', 'Verified Date': '2026-11-26' },
    { Title: 'Hinge squeaks', Status: 'Priority 3', Assignee: 'Barry', 'Due Date': '2026-12-03' },
  ];
  expect(readProgramRecord({ tasks, Deliverables: ['Mezzanine'] })).toEqual({
    findings: [
      'Sign mounted (Entry): closed on 2026-11-26',
      'Hinge squeaks: open, priority 3, Barry, due 2026-12-03',
    ],
    Deliverables: ['Mezzanine'],
  });
  expect(
    readProgramRecord({
      audit_data: { date_completed: '2026-11-27T03:20:00.000Z', authorship: { author: 'Ellie' } },
      'Items failed': [{ label: 'Filter 6', response: 'No', comment: 're-seated, OK now' }],
    }),
  ).toEqual({
    'inspection date': '2026-11-27',
    inspector: 'Ellie',
    findings: ['Filter 6: re-seated, OK now'],
  });
});

it('takes a thing of the program for the equipment that it is', () => {
  expect(readProgramRecord({ asset_id: { code: 'DL-03', name: 'Dock leveller 3' } })).toEqual({
    equipment: 'DL-03, Dock leveller 3',
  });
});

it('has whoever a task is assigned to of those who take part in it', () => {
  const take = (firstname: string, lastname: string, assigned_role: string) => ({
    collaborator_id: 'x',
    user: { user_id: 'user_3', firstname, lastname },
    assigned_role,
  });
  const collaborators = [take('Stan', 'Ivers', 'ASSIGNEE'), take('Ida', 'Roe', 'VIEWER')];
  expect(readProgramRecord({ collaborators })).toEqual({
    owner: 'Stan Ivers',
    collaborators: 'Ida Roe',
  });
  const people = [{ name: 'Stan Ivers' }, { name: 'Ida Roe' }];
  expect(readProgramRecord({ collaborators: people })).toEqual({
    collaborators: 'Stan Ivers, Ida Roe',
  });
});

it('has what is done as done, whatever its program calls its state, and by whose parts it goes', () => {
  const bucket = { id: 2, name: 'Leto Hotel refit', type: 'Project' };
  const own = { id: 1, type: 'Todo', status: 'active', title: 'Test doors', content: 'Test doors' };
  const todo = { ...own, inherits_status: true, app_url: 'https://x.example/3', bucket };
  const read = { title: 'Test doors', site: 'Leto Hotel refit' };
  expect(entry({ ...todo, completed: true })).toEqual({ ...read, status: 'done' });
  expect(entry({ ...todo, completed: false })).toEqual({ ...read, status: 'active' });
  expect(entry({ ...todo, status: 'Approved', completed: true })).toMatchObject({
    status: 'Approved',
  });
  expect(
    entry({
      taskname: 'Chiller service',
      duedate: '2026/12/01',
      priority: { priorityid: 'p2', priority: 'Normal' },
      client: { clientid: 'I', clientname: 'Bayside' },
      location: { locationid: 'L', locationname: 'Laverton', gpslat: '-37.81' },
      assignedto: { userid: 'U', givennames: 'Grace', surname: 'Nolan' },
    }),
  ).toEqual({
    item: 'Chiller service',
    duedate: '2026-12-01',
    priority: 'Normal',
    client: 'Bayside',
    location: 'Laverton',
    owner: 'Grace Nolan',
  });
  const teams = [{ id: 8, name: 'Service desk' }];
  expect(readProgramRecord({ teams })).toEqual({ team: 'Service desk' });
});
