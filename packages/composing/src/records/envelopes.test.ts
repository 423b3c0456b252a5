import { expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

const sent = { title: 'Dock leveller 3 drops', colour: 'Red', bay: 'Three' };

it('goes into the one record that stands alone with what its program keeps', () => {
  const task = { task_id: '7b0e7a3e-1c1f-0412', ...sent };
  const event = 'TRIGGER_EVENT_ACTION_CREATED';
  expect(readProgramRecord({ event, webhook_id: 'wh_01', data: { action: { task } } })).toEqual({
    ...sent,
    task_id: '7b0e7a3e-1c1f-0412',
  });
  const system = { $approved: true, $review_process: { approve: false, reject: false } };
  const deal = { id: '3652397000003852001', ...system, ...sent };
  expect(readProgramRecord({ data: [deal] })).toEqual(sent);
  expect(readProgramRecord({ Submission: { Id: 88_801, ...sent } })).toEqual(sent);
  const Form = { Id: '55121', Name: 'Defect report', Status: 'published' };
  expect(readProgramRecord({ Submission: { Id: 88_801, Form, ...sent } })).toEqual(sent);
  const item = { type: 'conversation', id: '1911149811', ...sent };
  const around = { topic: 'conversation.user.replied', app_id: 'a86dr8yl', delivery_attempts: 1 };
  expect(readProgramRecord({ ...around, data: { type: 'event_data', item } })).toMatchObject(sent);
  const value = [{ '@odata.etag': 'W/1', id: '5d115c9c-44e3-ea11-bb43-000000002201', ...sent }];
  expect(readProgramRecord({ '@odata.context': 'https://a.example/$m', value })).toMatchObject(
    sent,
  );
  const entry = { uuid: '5d115c9c-44e3-ea11-bb43-000000002201', ...sent };
  expect(readProgramRecord({ meta: { page: 1 }, results: [entry], next: null })).toEqual(sent);
});

it('leaves what people wrote, whom a record is of, and lists of things to do', () => {
  const written = [
    { readings: { flow: 3, pH: 7, temperature: 20, depth: 4 } },
    { visit: { id: 7, ...sent }, note: 'Rang twice' },
    { customer: { id: 12, colour: 'Red', bay: 'Three', street: 'Quay Road' } },
    { data: [sent, sent] },
  ];
  for (const one of written) expect(Object.keys(readProgramRecord(one))).toEqual(Object.keys(one));
  const task = { gid: '120260', name: 'Seal', due_on: '2026-12-01', completed: false };
  expect(readProgramRecord({ data: [task] })).toEqual({
    data: [{ name: 'Seal', due: '2026-12-01', status: 'open' }],
  });
});

it('opens a page of a list, and whom an event is about', () => {
  const page = { tasks: [sent, sent], pagenumber: '1', currentpageresults: '2' };
  const answered = { status: '0', statusmessage: 'Login OK', zoneresponse: page };
  expect(readProgramRecord(answered)).toEqual({ tasks: [sent, sent] });
  const work = { startDate: '2026-12-14', site: 'Leeds', title: 'Site Coordinator' };
  const event = { type: 'employee.created', triggeredBy: '2871', companyId: 636_192 };
  const employee = { id: '3332883884017713938', fullName: 'Isla Brandt', state: 'new', work };
  expect(readProgramRecord({ ...event, employee })).toMatchObject({
    fullName: 'Isla Brandt',
    title: 'Site Coordinator',
    startDate: '2026-12-14',
  });
  const written = { site: 'Quay', round: { visits: [sent], pages: 2 } };
  expect(readProgramRecord(written)).toEqual(written);
});

it('opens what a field has been taken out of by its path', () => {
  const event = { id: 'ev_2sYKRjcrA79y', action: 'created', data: { id: 'acti_1', ...sent } };
  expect(readProgramRecord({ company: 'Redfern Gyms', event })).toMatchObject({
    company: 'Redfern Gyms',
    ...sent,
  });
});
