import type { InputOf } from '../../api.ts';
import { textOf } from '../../ui/form.tsx';

type Changes = InputOf<'patch', '/api/workspaces/{id}'>['body'];

/** What the form says of a workspace. An emptied brand name takes it away; a time zone can only be changed. */
export const readWorkspace = (values: FormData): Changes => ({
  name: textOf(values, 'name').trim(),
  brandName: textOf(values, 'brandName').trim(),
  timeZone: textOf(values, 'timeZone').trim() || null,
  workingHours: {
    days: values.getAll('workingHours.days').map(Number),
    from: textOf(values, 'workingHours.from').slice(0, 5),
    to: textOf(values, 'workingHours.to').slice(0, 5),
  },
  confirmDecisions: values.has('confirmDecisions'),
});
