import { findContacts, findWishes, type PhoneRegion } from '@workspace-ops/contacts';
import type { IngestInput, JsonObject } from '@workspace-ops/contracts';
import type { Write } from '@workspace-ops/db';
import { newId } from '@workspace-ops/service-kit';

export interface HeardIngestion {
  ingestionId: string;
  input: IngestInput;
  /** The notes included. */
  payload: JsonObject;
  phoneRegion: PhoneRegion;
}

/** The workflows whose own run asks a person, should its data raise a legal matter. */
const hearsCustomers = /^(?:mkt|sal|ful|aft)-\d/i;

/**
 * Acts on what field data says about its person: who asks to be left alone goes on the do-not-call
 * list, a legal matter goes to somebody who answers it, and the operator is told.
 */
export function heedIngestion(
  write: Write,
  { ingestionId, input, payload, phoneRegion }: HeardIngestion,
): void {
  const { optOut, noCalls, legal } = findWishes(payload);
  if (!optOut && !noCalls && legal === null) return;
  const found = findContacts(payload, phoneRegion);
  const isAlone = !hearsCustomers.test(input.triggerWorkflowId ?? '');
  const matter =
    legal === null || !isAlone
      ? null
      : { kind: legal, runId: newId('run'), context: { ...payload, ingestionId } };
  const emails = optOut || legal !== null ? found.emails : [];
  write.audit({
    agent: 'Mobile sync bridge',
    action: 'sync.opt_out',
    status: 'warning',
    message: `${legal === null ? 'Field data says that somebody asks not to be contacted any more.' : 'Field data raises a legal matter, which a person has to answer.'} ${listed(found.phones.length + emails.length)}`,
    details: {
      ingestionId,
      optsOut: optOut || noCalls,
      legal,
      ...(matter === null ? {} : { runId: matter.runId }),
    },
  });
  write.reportContact({
    source: 'ingestion',
    sourceId: ingestionId,
    phones: found.phones,
    emails,
    reason:
      legal === null
        ? 'Field data says that the person asks not to be contacted any more.'
        : 'Field data raises a legal matter of the person; somebody answers it.',
    matter,
  });
}

const listed = (count: number): string =>
  count === 0
    ? 'It names neither number nor address that could go on the do-not-call list.'
    : 'What it names of numbers and addresses goes on the do-not-call list.';
