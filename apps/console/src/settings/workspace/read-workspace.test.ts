import { expect, it } from 'vitest';
import { readWorkspace } from './read-workspace.ts';

it('takes a brand name and a time zone away that are emptied', () => {
  const values = new FormData();
  values.set('name', ' Studio ');
  values.append('workingHours.days', '1');
  values.append('workingHours.days', '5');
  values.set('workingHours.from', '08:00:00');
  values.set('workingHours.to', '18:00');
  expect(readWorkspace(values)).toEqual({
    name: 'Studio',
    brandName: '',
    timeZone: '',
    workingHours: { days: [1, 5], from: '08:00', to: '18:00' },
    confirmDecisions: false,
  });
});
