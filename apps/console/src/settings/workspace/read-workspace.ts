import type { InputOf } from '../../api.ts';
import { readText } from '../../ui/form.tsx';

type Changes = InputOf<'patch', '/api/workspaces/{id}'>['body'];

/** What the form says of a workspace. An emptied brand name or time zone takes it away. */
export const readWorkspace = (values: FormData): Changes => ({
  name: readText(values, 'name').trim(),
  brandName: readText(values, 'brandName').trim(),
  timeZone: readText(values, 'timeZone').trim(),
  workingHours: {
    days: values.getAll('workingHours.days').map(Number),
    from: readText(values, 'workingHours.from').slice(0, 5),
    to: readText(values, 'workingHours.to').slice(0, 5),
  },
  confirmDecisions: values.has('confirmDecisions'),
});
