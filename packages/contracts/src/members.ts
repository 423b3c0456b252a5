import { z } from 'zod';
import { memberRoles } from './roles.ts';
import { timestamp } from './time.ts';

const clockTime = () => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time as 08:00');

/** When a workspace works, in its own time zone; days by ISO 8601: 1 is Monday. */
export const workingHoursSchema = z.object({
  days: z.array(z.int().min(1).max(7)),
  from: clockTime(),
  to: clockTime(),
});

export type WorkingHours = z.infer<typeof workingHoursSchema>;

/** Monday to Friday, 08:00 to 18:00. */
export const defaultWorkingHours: WorkingHours = {
  days: [1, 2, 3, 4, 5],
  from: '08:00',
  to: '18:00',
};

/** Internal: what other services decide by, from the identity service at the time of the decision. */
export const memberFactsSchema = z.object({
  members: z.array(
    z.object({
      userId: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(memberRoles),
      titles: z.array(z.string()),
      /** Who may decide in the member's place, while it lasts; null for nobody. */
      delegate: z.object({ userId: z.string(), until: timestamp() }).nullable(),
    }),
  ),
  /** IANA name; null where the workspace has set none. */
  timeZone: z.string().nullable(),
  workingHours: workingHoursSchema,
  brandName: z.string().nullable(),
});

export type MemberFacts = z.infer<typeof memberFactsSchema>;
