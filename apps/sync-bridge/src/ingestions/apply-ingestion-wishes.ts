import type { Contacts } from '@workspace-ops/contacts';
import { contactsAtOnce, type IngestInput, type JsonObject } from '@workspace-ops/contracts';
import type { Write } from '@workspace-ops/db';
import { newId } from '@workspace-ops/service-kit';
import type { IngestionWishes } from './read-ingestion-wishes.ts';

export interface HeardIngestion {
  ingestionId: string;
  input: IngestInput;
  /** The notes included. */
  payload: JsonObject;
  /** What its people ask for; null for nothing. */
  asked: IngestionWishes | null;
}

/** The workflows whose own run asks a person, should its data raise a legal matter. */
const hearsCustomers = /^(?:mkt|sal|ful|aft)-\d/i;

/**
 * Acts on what field data says about its people: who asks to be left alone goes on the do-not-call
 * list, a legal matter goes to somebody who answers it, and the operator is told.
 */
export function applyIngestionWishes(
  write: Write,
  { ingestionId, input, payload, asked }: HeardIngestion,
): void {
  if (asked === null) return;
  const { wishes, found } = asked;
  const { optOut, noCalls, legal } = wishes;
  const isAlone = !hearsCustomers.test(input.triggerWorkflowId ?? '');
  const matter =
    legal === null || !isAlone
      ? null
      : { kind: legal, runId: newId('run'), context: { ...payload, ingestionId } };
  write.audit({
    agent: 'Mobile sync bridge',
    action: 'sync.opt_out',
    status: 'warning',
    message: `${legal === null ? 'Field data says that somebody asks not to be contacted any more.' : 'Field data raises a legal matter, which a person has to answer.'} ${listed(found)}`,
    details: {
      ingestionId,
      optsOut: optOut || noCalls,
      legal,
      ...(matter === null ? {} : { runId: matter.runId }),
    },
  });
  const reason =
    legal === null
      ? 'Field data says that the person asks not to be contacted any more.'
      : 'Field data raises a legal matter of the person; somebody answers it.';
  for (const [index, part] of inReports(found).entries()) {
    write.reportContact({
      source: 'ingestion',
      sourceId: ingestionId,
      ...part,
      reason,
      matter: index === 0 ? matter : null,
    });
  }
}

/** In parts of as many as a report may name; one part where nobody is named. */
function inReports({ phones, emails }: Contacts): Contacts[] {
  const count = Math.max(1, Math.ceil(Math.max(phones.length, emails.length) / contactsAtOnce));
  return Array.from({ length: count }, (_, n) => {
    const [from, to] = [n * contactsAtOnce, (n + 1) * contactsAtOnce];
    return { phones: phones.slice(from, to), emails: emails.slice(from, to) };
  });
}

const listed = ({ phones, emails }: Contacts): string =>
  phones.length + emails.length === 0
    ? 'It names neither number nor address that could go on the do-not-call list.'
    : 'What it names of their numbers and addresses goes on the do-not-call list.';
