import { findContacts, findWishes, type PhoneRegion } from '@workspace-ops/contacts';
import type { Queries } from '@workspace-ops/db';
import { reachesOut } from '../catalogue/audience.ts';
import type { PlannedRun } from '../runs/held-run.ts';
import { findSuppressed } from './find-suppressed.ts';
import { withoutHandoff } from './judge-context.ts';

type Subject = Pick<PlannedRun, 'id' | 'plan' | 'initialContext'>;

/**
 * The runs, of one workspace, that may not be carried out because whom they would call or write to
 * does not want it; by their ids, with the sentence that their failure says.
 */
export async function findRefusals(
  queries: Queries,
  { workspaceId, phoneRegion }: { workspaceId: string; phoneRegion: PhoneRegion },
  runs: readonly Subject[],
): Promise<Map<string, string>> {
  return findUnwanted(
    queries,
    { workspaceId, phoneRegion },
    runs.filter(({ plan }) => reachesOut(plan)),
  );
}

/** As {@link findRefusals}, whatever the runs' own workflows do: for what would follow them. */
export async function findUnwanted(
  queries: Queries,
  { workspaceId, phoneRegion }: { workspaceId: string; phoneRegion: PhoneRegion },
  runs: readonly Pick<Subject, 'id' | 'initialContext'>[],
): Promise<Map<string, string>> {
  const subjects = runs.map((run) => ({
    run,
    contacts: findContacts(withoutHandoff(run.initialContext), phoneRegion),
  }));
  const suppressed = await findSuppressed(queries, workspaceId, {
    phones: subjects.flatMap(({ contacts }) => contacts.phones),
    emails: subjects.flatMap(({ contacts }) => contacts.emails),
  });
  const listed = new Set([...suppressed.phones, ...suppressed.emails]);
  return new Map(
    subjects.flatMap(({ run, contacts: { phones, emails } }): [string, string][] => {
      const isListed = [...phones, ...emails].some((value) => listed.has(value));
      if (isListed) return [[run.id, onTheList]];
      return findWishes(withoutHandoff(run.initialContext)).optOut ? [[run.id, asked]] : [];
    }),
  );
}

const onTheList =
  'The contact is on the do-not-call list of this workspace: nobody is called or written to.';
const asked =
  'The data of the run says that the person does not want to be contacted: nobody is called or written to.';
