import { z } from 'zod';
import { nextCursor, pageInput } from './page.ts';
import { memberRoles } from './roles.ts';
import { absent, idInput, requiredName } from './text.ts';
import { isoDateTimeInput, timestamp } from './time.ts';

export const clockTime = () =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time as 08:00');

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
      /** The API tokens that the member has made, deleted ones too; absent for none. */
      tokenIds: z.array(z.string()).optional(),
    }),
  ),
  /** IANA name; null where the workspace has set none. */
  timeZone: z.string().nullable(),
  workingHours: workingHoursSchema,
  brandName: z.string().nullable(),
});

export type MemberFacts = z.infer<typeof memberFactsSchema>;

export const memberSchema = z
  .object({
    userId: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(memberRoles),
    titles: z.array(z.string()).describe('What approval policies may ask for as `title:<title>`.'),
    joinedAt: timestamp(),
    delegate: z
      .object({ userId: z.string(), until: timestamp() })
      .nullable()
      .describe('Who may decide in the member’s place, while it lasts.'),
  })
  .meta({ id: 'Member' });

export type Member = z.infer<typeof memberSchema>;

export const memberFilter = z.object(pageInput(50));

export type MemberFilter = z.output<typeof memberFilter>;

export const memberListSchema = z.object({
  members: z.array(memberSchema).describe('Up to `limit`, who joined last first.'),
  totalCount: z.number().int(),
  nextCursor: nextCursor(),
});

export type MemberList = z.infer<typeof memberListSchema>;

export const oneMemberSchema = z.object({ member: memberSchema });
export const memberParams = z.object({ userId: idInput() });

const mostTitles = 20;

export const changeMemberInput = z
  .object({
    role: absent(z.enum(memberRoles)),
    titles: absent(
      z
        .array(requiredName().transform((title) => title.trim()))
        .refine((titles) => titles.length <= mostTitles, {
          error: `must have at most ${mostTitles} items`,
        })
        .meta({ maxItems: mostTitles })
        .transform((titles) => [...new Set(titles)]),
    ),
  })
  .refine(({ role, titles }) => role !== undefined || titles !== undefined, {
    path: ['role'],
    error: 'is required where titles are not given',
  });

/** Internal: as the edge sends it, with the id of the path. */
export const changeMemberCall = changeMemberInput.safeExtend({ userId: idInput() });

export const delegateInput = z.object({
  to: idInput().describe('The `userId` of another member.'),
  until: isoDateTimeInput().describe('Not in the past.'),
});

export const delegationSchema = z.object({
  delegation: z.object({ to: z.string(), until: timestamp() }).meta({ id: 'Delegation' }),
});
