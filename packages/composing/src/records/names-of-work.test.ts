import { expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

it('reads the names that a connector made of paths', () => {
  expect(
    readProgramRecord({
      key: 'HARV-88',
      fields__summary: 'Milestone 2: scales live',
      fields__status__name: 'Done',
      fields__assignee__displayName: 'Noor El-Amin',
      fields__resolutiondate: '2026-11-26T15:10:00.000-0600',
    }),
  ).toEqual({
    key: 'HARV-88',
    milestone: 'Milestone 2: scales live',
    status: 'Done',
    owner: 'Noor El-Amin',
    'completed on': '2026-11-26',
  });
  expect(readProgramRecord({ Renewal_Risk__c: 'high', Renewal_Date__c: '2026-12-01' })).toEqual({
    risk: 'high',
    Renewal_Date: '2026-12-01',
  });
});

it('reads a numbered field by what its value says, and has the currency of names apart', () => {
  expect(
    readProgramRecord({
      customfield_10061: { value: 'CC-430 Platform' },
      customfield_10112: 'Harvest Co-op (Regina), contact Walter Friesen',
      customfield_10115: '65% of the project',
      customfield_10116: 'blue',
    }),
  ).toEqual({
    'cost centre': 'CC-430 Platform',
    customer: 'Harvest Co-op (Regina)',
    contact: 'Walter Friesen',
    progress: '65% of the project',
    'further detail': 'blue',
  });
  expect(
    readProgramRecord({
      'Variance (CAD)': -4680,
      'Variance %': '-40.7%',
      'Spent to Date (CAD)': 9,
    }),
  ).toEqual({ Variance: -4680, 'Variance percent': '-40.7%', actual: 9, currency: 'CAD' });
});

it('takes what a note of a program says under headings out of the note', () => {
  const description =
    'Actual GBP 7,860 against budget GBP 6,000. Cause: never switched off. Off now.';
  expect(readProgramRecord({ key: 'FIN-212', description })).toEqual({
    key: 'FIN-212',
    description: 'Off now.',
    cause: 'never switched off',
    actual: 'GBP 7,860',
    budget: 'GBP 6,000',
  });
  const written = { customer: 'Ferry Inn', notes: 'Cause: a leak. Mended.' };
  expect(readProgramRecord(written)).toBe(written);
});

it('reads the form of those who were on site', () => {
  expect(
    readProgramRecord({
      'Your name': 'Tina Lavoie',
      'Which building are you at?': 'Birchmount, Sudbury',
      'What did you see?': 'Cable is fraying',
      'How urgent is it? (1 = can wait, 5 = today)': '4',
      'Equipment (make / tag if you can read it)': 'LiftMaster T501',
      'Who should the trade call on site?': 'Marcel Pineau',
    }),
  ).toEqual({
    reporter: 'Tina Lavoie',
    site: 'Birchmount, Sudbury',
    observation: 'Cable is fraying',
    'How urgent is it?': '4 (1 = can wait, 5 = today)',
    Equipment: 'LiftMaster T501',
    contact: 'Marcel Pineau',
  });
});
