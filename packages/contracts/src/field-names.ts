import { z } from 'zod';
import { limits, storableText } from './text.ts';

const nameOfField = storableText(limits.fieldName).refine((value) => value.trim() !== '', {
  error: 'is required',
});

/** What a workspace's own names of fields mean: `{"works no": "order"}`. */
export const fieldNamesSchema = z
  .object({
    fieldNames: z
      .record(z.string(), nameOfField)
      .superRefine((names, ctx) => {
        // zod would say no more of a record's key than that it is invalid.
        for (const name of Object.keys(names)) {
          const fault = nameOfField.safeParse(name).error?.issues[0];
          if (fault !== undefined)
            ctx.addIssue({ code: 'custom', path: [name], message: `as a name ${fault.message}` });
        }
      })
      .refine((names) => Object.keys(names).length <= limits.fieldNames, {
        error: `must have at most ${limits.fieldNames} names`,
      })
      .describe(
        'By each name the field that it means, under a name that workflows read. Case, spaces and marks of a name do not count.',
      ),
  })
  .meta({ id: 'FieldNames' });

export type FieldNames = z.infer<typeof fieldNamesSchema>;
