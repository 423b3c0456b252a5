import { cellPattern } from '@workspace-ops/contracts';
import { setting } from './settings.ts';

/** Which of several installations over one identity database this is. */
export const cellSetting = {
  description:
    'The name of the cell that this process belongs to, where several installations share one identity database: docs/scaling.md. Default: there are no cells.',
  schema: setting.optionalText().refine((value) => !value || cellPattern.test(value), {
    error: 'must be 1 to 32 lower-case letters, digits or dashes, as eu-1',
  }),
};
