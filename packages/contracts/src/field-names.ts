import { z } from 'zod';
import { needSchema } from './approvals.ts';
import { jsonObject, jsonObjectInput } from './json.ts';
import { absent, idInput, limits, storableText } from './text.ts';

const nameOfField = storableText(limits.fieldName).refine((value) => value.trim() !== '', {
  error: 'is required',
});

const names = z
  .record(z.string(), nameOfField)
  .superRefine((given, ctx) => {
    // zod would say no more of a record's key than that it is invalid.
    for (const name of Object.keys(given)) {
      const fault = nameOfField.safeParse(name).error?.issues[0];
      if (fault !== undefined)
        ctx.addIssue({ code: 'custom', path: [name], message: `as a name ${fault.message}` });
    }
  })
  .refine((given) => Object.keys(given).length <= limits.fieldNames, {
    error: `must have at most ${limits.fieldNames} names`,
  });

/** What a workspace's own names of fields mean: `{"works no": "order"}`. */
export const fieldNamesSchema = z
  .object({
    fieldNames: names.describe(
      'By each name the field that it means, under a name that workflows read; a path names what stands within another field, as `voucher.party`. Case, spaces and marks of a name do not count.',
    ),
  })
  .meta({ id: 'FieldNames' });

export type FieldNames = z.infer<typeof fieldNamesSchema>;

/** Data of which a caller wants to know how a run would read it, before there is one. */
export const testFieldNamesInput = z.object({
  workflowId: idInput(),
  initialContext: jsonObjectInput(),
  fieldNames: absent(names).describe('In place of the workspace’s own, which stay as they are.'),
});

export type TestFieldNamesInput = z.infer<typeof testFieldNamesInput>;

/** How a run would read the data. */
export const testedFieldNamesSchema = z
  .object({
    read: jsonObject().describe('The data as texts are written from it.'),
    unknown: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .describe(
        'Fields of `read` whose names nobody knows, by the name or path that a name of the workspace’s own may say the meaning of; 100 at most, values clipped to 200 characters.',
      ),
    missing: z
      .array(z.string())
      .describe('What the workflow makes use of, and finds nowhere in the data.'),
    needs: z
      .array(needSchema)
      .describe(
        'What its texts cannot be sent without, as the approval of a run would ask for it.',
      ),
  })
  .meta({ id: 'TestedFieldNames' });

export type TestedFieldNames = z.infer<typeof testedFieldNamesSchema>;
