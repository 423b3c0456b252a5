import { expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

it('has what was asked and answered as fields, however deep a form keeps it', () => {
  const responses = [
    { Guid: 'g0', Label: 'Building', Value: 'Corn Exchange', Type: 'Text Box' },
    { Guid: 'g1', Label: 'Asset tag', Value: 'ST-E-03', Type: 'Text Box' },
    { Guid: 'g2', Label: 'Signature', Value: 'sig_1.png', Type: 'Signature' },
  ];
  const screens = [{ Name: 'Details', Responses: responses }];
  expect(readProgramRecord({ Sections: [{ Name: 'Defect', Screens: screens }] })).toEqual({
    Building: 'Corn Exchange',
    'Asset tag': 'ST-E-03',
  });
  const pages = [
    {
      label: 'Site',
      sections: [
        {
          label: 'Where',
          answers: [
            { label: 'Street', question: 'q1', values: ['14 Quay Road'], dataType: 'FreeText' },
            { label: 'Keys', question: 'q2', values: ['Front desk'], dataType: 'FreeText' },
          ],
        },
      ],
    },
  ];
  expect(readProgramRecord({ pages })).toEqual({ Street: '14 Quay Road', Keys: 'Front desk' });
});

it('reads a map by numbers, a label in a record of its own, and what stands in the entries of a list', () => {
  const answers = {
    1: { name: 'heading', order: '1', text: 'Get a quote', type: 'control_head' },
    2: { name: 'firm', order: '2', text: 'Their trade', type: 'control_textbox', answer: 'Yoga' },
    3: {
      name: 'yourName',
      order: '3',
      text: 'Who rang',
      type: 'control_fullname',
      answer: { first: 'Leila', last: 'Haddad' },
      prettyFormat: 'Leila Haddad',
    },
  };
  expect(readProgramRecord({ answers })).toEqual({
    'Their trade': 'Yoga',
    'Who rang': 'Leila Haddad',
  });
  const CustomFields = [
    { CustomField: { ID: 30, Name: 'Last stage', Type: 'Text' }, Value: 'Second fix' },
    { CustomField: { ID: 31, Name: 'Lift keys', Type: 'Text' }, Value: '' },
  ];
  expect(readProgramRecord({ CustomFields })).toEqual({ 'Last stage': 'Second fix' });
  const custom_fields = [
    { gid: 'c1', name: 'Hall', type: 'text', text_value: 'Dairy', display_value: 'Dairy' },
    { gid: 'c2', name: 'Rank', type: 'enum', enum_value: { gid: 'e', name: 'High' } },
  ];
  const tasks = [{ gid: '120260', name: 'Seal', completed: false, custom_fields }];
  expect(readProgramRecord({ tasks })).toEqual({
    tasks: [{ name: 'Seal', status: 'open', Hall: 'Dairy', Rank: 'High' }],
  });
  const extra = { 88_120_011: { field: '88120011', label: 'Gate', value: 'North', type: 'text' } };
  const more = { 88_120_012: { field: '88120012', label: 'Bay', value: 'Two', type: 'text' } };
  expect(readProgramRecord({ submitted: { ...extra, ...more } })).toEqual({
    Gate: 'North',
    Bay: 'Two',
  });
});

it('says what was chosen in words, and what failed as a finding', () => {
  const options = [
    { id: '6db50aa0', text: 'All in order' },
    { id: 'd6d2b8b5', text: 'Minor points' },
  ];
  const fields = [
    { key: 'question_c', label: 'Outcome of it', type: 'CHOICE', value: ['d6d2b8b5'], options },
    { key: 'question_d', label: 'Room', type: 'TEXT', value: 'Hall' },
  ];
  expect(readProgramRecord({ fields })).toEqual({ 'Outcome of it': 'Minor points', Room: 'Hall' });
  const choose = (label: string) => ({ selected: [{ id: '8b', label, colour: '1,2', score: 1 }] });
  const items = [
    { item_id: 'i1', label: 'Pressure held', type: 'question', responses: choose('Pass') },
    { item_id: 'i2', label: 'Valve tags fitted', type: 'question', responses: choose('Fail') },
    { item_id: 'i3', label: 'Seen by', type: 'text', responses: { text: 'Neil Frost' } },
  ];
  expect(readProgramRecord({ items })).toEqual({
    'Pressure held': 'Pass',
    'Seen by': 'Neil Frost',
    findings: ['Valve tags fitted: Fail'],
  });
});

it('leaves figures, lines, ways to reach somebody and what is asked of each anew', () => {
  const written = {
    readings: [
      { id: 'a', label: 'Flow', value: '3.2 l/s', type: 'flow' },
      { id: 'b', label: 'Head', value: '14 m', type: 'head' },
    ],
    chart: [
      { id: 'a', label: 'Visits', value: 120 },
      { id: 'b', label: 'Calls', value: 14 },
    ],
    reasons: [
      { title: 'Fast', text: 'Two days' },
      { title: 'Near', text: 'Next door' },
    ],
    stock: [
      { id: 'a', name: 'Chair', type: 'good', value: 'new', quantity: 2 },
      { id: 'b', name: 'Desk', type: 'good', value: 'used', quantity: 1 },
    ],
    phones: [
      { type: 'work', label: 'Work', value: '0131 555 0100' },
      { type: 'mobile', label: 'Mobile', value: '07700 900 455' },
    ],
  };
  expect(readProgramRecord(written)).toEqual(written);
  const ask = (value: string) => [
    { id: 'x', label: 'Paint', value, type: 'text' },
    { id: 'y', label: 'Floor', value: 'Sound', type: 'text' },
  ];
  const groups = [
    { title: 'Hall', answers: ask('Worn') },
    { title: 'Attic', answers: ask('New') },
  ];
  expect(readProgramRecord({ groups })).toEqual({
    groups: [
      { title: 'Hall', Paint: 'Worn', Floor: 'Sound' },
      { title: 'Attic', Paint: 'New', Floor: 'Sound' },
    ],
  });
});
