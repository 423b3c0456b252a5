import { z } from 'zod';
import { clientFacts } from './accounts.ts';
import { clockTime, workingHoursSchema } from './members.ts';
import { memberRoles } from './roles.ts';
import { absent, idInput, limits, requiredName, storableText } from './text.ts';

/** The canonical spelling of an IANA time zone, or null; an offset such as `+02:00` is none. */
export function readTimeZone(text: string): string | null {
  if (!/^[A-Za-z]/.test(text)) return null;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text).timeZoneId;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** An empty text is kept: it takes the time zone away. */
const timeZoneInput = () =>
  storableText(limits.name)
    .transform((text) => text.trim())
    .refine((text) => text === '' || readTimeZone(text) !== null, {
      error: 'must be an IANA time zone, as Europe/Berlin',
    })
    .transform((text) => readTimeZone(text) ?? text);

/** A name as it is stored: without blanks around it, and in one line. */
export const inOneLine = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

const nameInput = () => requiredName().transform(inOneLine);

const workingHoursInput = z
  .object({
    days: z
      .array(
        z
          .int()
          .refine((day) => day >= 1 && day <= 7, { error: 'must be 1 for Monday to 7 for Sunday' })
          .meta({ minimum: 1, maximum: 7 }),
      )
      .refine((days) => days.length >= 1 && days.length <= 7, { error: 'must be 1 to 7 days' })
      .meta({ minItems: 1, maxItems: 7 })
      .transform((days) => [...new Set(days)].toSorted((a, b) => a - b)),
    from: clockTime(),
    to: clockTime(),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'must be after from' });

export const workspaceSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    role: z.enum(memberRoles).describe('Of who asks.'),
    current: z.boolean().describe('Whether the request was made in it.'),
    timeZone: z.string().nullable().describe('IANA name; null: `defaultTimeZone` counts.'),
    defaultTimeZone: z
      .string()
      .describe('IANA name of the zone of the installation, which counts where none is set.'),
    workingHours: workingHoursSchema,
    brandName: z.string().nullable(),
    confirmDecisions: z
      .boolean()
      .describe(
        'Whether who decides something with an external effect must have confirmed the session.',
      ),
  })
  .meta({ id: 'Workspace' });

export type Workspace = z.infer<typeof workspaceSchema>;

export const workspaceListSchema = z.object({ workspaces: z.array(workspaceSchema) });
export const oneWorkspaceSchema = z.object({ workspace: workspaceSchema });

export const createWorkspaceInput = z.object({ name: nameInput() });

export const changeWorkspaceInput = z.object({
  name: absent(nameInput()),
  timeZone: absent(timeZoneInput()).describe(
    'IANA name. An empty text takes it away: `defaultTimeZone` counts.',
  ),
  workingHours: absent(workingHoursInput),
  brandName: absent(storableText(limits.name).transform(inOneLine)).describe(
    'An empty text takes it away.',
  ),
  confirmDecisions: absent(z.boolean()).describe(
    'To end it takes a session that was confirmed lately, as it asks for.',
  ),
});

/** Internal: as the edge sends them, with the id of the path. */
export const changeWorkspaceCall = changeWorkspaceInput.extend({ id: idInput() });

export const deleteWorkspaceInput = z.object({
  confirm: storableText(limits.name).describe('The name of the workspace.'),
});

/** Internal: as the edge sends it. */
export const deleteWorkspaceCall = deleteWorkspaceInput.extend({ id: idInput() });

export const switchWorkspaceInput = z.object({ workspaceId: idInput() });

/** Internal: as the edge sends it. */
export const switchWorkspaceCall = switchWorkspaceInput.extend({ client: clientFacts });

/** Internal: the workspaces in which nothing goes on, as a service is told of them. */
export const closedWorkspacesSchema = z.object({
  /** Those that the operator has suspended. */
  suspended: z.array(z.string()),
  /**
   * Those that were deleted, and of which the asking service may still hold something. Once such a
   * one is settled, nothing can come after it any more.
   */
  deleted: z.array(z.object({ workspaceId: z.string(), isSettled: z.boolean() })),
});

export type ClosedWorkspaces = z.infer<typeof closedWorkspacesSchema>;

/** Internal: that a service has erased what it held of a deleted workspace. */
export const erasedWorkspaceInput = z.object({ workspaceId: idInput(), rows: z.int().min(0) });

export type ErasedWorkspace = z.infer<typeof erasedWorkspaceInput>;

/** A part of a host name, which cells are told apart by. */
export const cellPattern = /^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/;

export const cellHeaderName = 'X-Cell';

/** Internal: of which workspace the cell is asked. */
export const workspaceCellInput = z.object({ workspaceId: z.string() });

/** Internal: the cell that has a workspace; null for one that is in whichever cell is asked. */
export const workspaceCellSchema = z.object({ cell: z.string().nullable() });

/** Internal: the time zone that a workspace has set. */
export const timeZoneSchema = z.object({ timeZone: z.string().nullable() });
