import { z } from 'zod';
import { jsonObjectInput } from './json.ts';
import { nextCursor, pageInput } from './page.ts';
import { queryFilter, queryText } from './query.ts';
import {
  absent,
  idInput,
  limits,
  notBlank,
  optionalName,
  optionalShortText,
  storableText,
} from './text.ts';
import { timestamp } from './time.ts';

export const contactKinds = ['phone', 'email'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** Where an entry of the do-not-call list comes from. */
export const suppressionSources = ['voice_call', 'coldmail', 'ingestion', 'run', 'manual'] as const;
export type SuppressionSource = (typeof suppressionSources)[number];

export const suppressedContactSchema = z
  .object({
    id: z.string().describe('Has the prefix `sup_`.'),
    kind: z.enum(contactKinds),
    value: z.string().describe('A number in E.164, or an address in lower case.'),
    reason: z.string(),
    source: z.enum(suppressionSources),
    sourceId: z.string().nullable().describe('The call, event, ingestion or run it comes from.'),
    by: z.string(),
    createdAt: timestamp(),
  })
  .meta({ id: 'SuppressedContact' });

export type SuppressedContact = z.infer<typeof suppressedContactSchema>;

export const suppressedFilter = z.object({
  ...pageInput(50),
  kind: queryFilter(contactKinds),
  phone: queryText(storableText(limits.name)).describe('Only this number, in any spelling.'),
  email: queryText(storableText(limits.email)).describe('Only this address.'),
});

export type SuppressedFilter = z.output<typeof suppressedFilter>;

export const suppressedListSchema = z.object({
  workspaceId: z.string(),
  suppressed: z.array(suppressedContactSchema).describe('Newest first.'),
  nextCursor: nextCursor(),
  totalCount: z.number().int(),
});

export type SuppressedList = z.infer<typeof suppressedListSchema>;

export const suppressContactInput = z
  .object({
    phone: optionalName().describe('National numbers are of `DEFAULT_PHONE_REGION`.'),
    email: absent(storableText(limits.email)),
    reason: optionalShortText(),
  })
  .refine(({ phone, email }) => isGiven(phone) || isGiven(email), {
    error: 'or email is required',
    path: ['phone'],
  })
  .meta({
    anyOf: ['phone', 'email'].map((name) => ({
      required: [name],
      properties: { [name]: { type: 'string', ...notBlank } },
    })),
  });

const isGiven = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

export type SuppressContactInput = z.output<typeof suppressContactInput>;

export const contactSuppressedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  suppressed: z.array(suppressedContactSchema).describe('One entry a number and an address.'),
});

export type ContactSuppressed = z.infer<typeof contactSuppressedSchema>;

export const suppressedIdInput = z.object({ id: idInput() });

export const contactReleasedSchema = z.object({ success: z.literal(true), message: z.string() });

/** How many numbers, and how many addresses, one question or report may name. */
export const contactsAtOnce = limits.arrayItems;

const addresses = () => z.array(z.string()).max(contactsAtOnce);

/** Internal: which of them are on the workspace's list. Numbers in E.164, addresses in lower case. */
export const checkContactsInput = z.object({ phones: addresses(), emails: addresses() });
export type CheckContactsInput = z.infer<typeof checkContactsInput>;
export const checkedContactsSchema = z.object({ phones: addresses(), emails: addresses() });
export type CheckedContacts = z.infer<typeof checkedContactsSchema>;

export const legalMatters = ['legal_threat', 'data_request', 'complaint'] as const;

/**
 * Internal: somebody asks not to be contacted any more, or raises a legal matter that only a person
 * may answer. The same report twice is one.
 */
export const contactReportSchema = z.object({
  workspaceId: z.string(),
  source: z.enum(suppressionSources),
  sourceId: z.string(),
  phones: addresses(),
  emails: addresses(),
  reason: z.string(),
  /** The run by which a person is asked; the same id twice is one run. */
  matter: z
    .object({
      kind: z.enum(legalMatters),
      runId: z.string().startsWith('run_'),
      /** What the person has to know. */
      context: jsonObjectInput(),
    })
    .nullable(),
});

export type ContactReport = z.infer<typeof contactReportSchema>;
export type LegalMatter = (typeof legalMatters)[number];
