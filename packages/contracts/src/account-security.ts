import { z } from 'zod';
import { clientFacts, emailInput } from './accounts.ts';
import { memberRoles } from './roles.ts';
import {
  absent,
  idInput,
  isStorableText,
  limits,
  optionalName,
  storableText,
  textUpTo,
} from './text.ts';
import { timestamp } from './time.ts';

/** What an operation answers that has nothing else to say. */
export const doneSchema = z.object({ success: z.literal(true) });

export const sessionSchema = z
  .object({
    id: z.string(),
    createdAt: timestamp(),
    lastSeenAt: timestamp().describe('Written at most every five minutes.'),
    userAgent: z.string().nullable().describe('Of the sign-in.'),
    address: z.string().nullable().describe('The address that it was last used from.'),
    current: z.boolean().describe('Whether the request was made with it.'),
  })
  .meta({ id: 'Session' });

export type Session = z.infer<typeof sessionSchema>;

export const sessionListSchema = z.object({ sessions: z.array(sessionSchema) });
export const sessionParams = z.object({ id: idInput() });

/** The rule of new passwords; that it is not among the common ones is checked where it is set. */
const minNewPassword = 10;
const newPassword = () =>
  textUpTo(limits.password)
    .refine((value) => value.length >= minNewPassword, {
      error: `must have at least ${minNewPassword} characters`,
    })
    .refine((value) => value.trim() !== '', { error: 'is required' })
    .refine(isStorableText, { error: 'must not contain NUL or unpaired surrogate characters' })
    .meta({ minLength: minNewPassword })
    .describe('At least 10 characters, and not one of the common passwords.');

/** A secret of a mail, as it was sent. */
const mailedToken = () =>
  storableText(200).refine((value) => value !== '', { error: 'is required' });

export const changePasswordInput = z.object({
  currentPassword: textUpTo(limits.password).refine((value) => value !== '', {
    error: 'is required',
  }),
  newPassword: newPassword(),
});

export const requestResetInput = z.object({ email: emailInput() });
export const confirmResetInput = z.object({ token: mailedToken(), newPassword: newPassword() });
export const verifyEmailInput = z.object({ token: mailedToken() });

export const inviteInput = z.object({ email: emailInput(), role: z.enum(memberRoles) });

export const invitationSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    role: z.enum(memberRoles),
    expiresAt: timestamp(),
  })
  .meta({ id: 'Invitation' });

export type Invitation = z.infer<typeof invitationSchema>;

export const invitedSchema = z.object({ invitation: invitationSchema });

export const invitationListSchema = z.object({ invitations: z.array(invitationSchema) });

export const acceptInvitationInput = z.object({
  token: mailedToken(),
  password: absent(newPassword()).describe('Of the account that is made; without a credential.'),
  name: optionalName().describe('Default: the part of the email before `@`.'),
});

/** Internal: as the edge sends it. */
export const acceptInvitationCall = acceptInvitationInput.extend({ client: clientFacts });
