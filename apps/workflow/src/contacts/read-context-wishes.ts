import {
  defineWorkflow,
  hearsCustomers,
  reachesOut,
  type WorkflowDefinition,
} from '@workspace-ops/catalogue';
import {
  findStatements,
  findWishes,
  noWishes,
  readPeople,
  whomToSuppress,
  type Contacts,
  type PhoneRegion,
  type Wishes,
} from '@workspace-ops/contacts';
import type { JsonObject, LegalMatter } from '@workspace-ops/contracts';

/** What the data of a run says of those whom it names. */
export interface ContextReading {
  wishes: Wishes;
  /** Who asks not to be contacted. */
  optOuts: Contacts;
}

const nobody: Contacts = { phones: [], emails: [] };

export function readContext(context: JsonObject, phoneRegion: PhoneRegion): ContextReading {
  const said = withoutHandoff(context);
  const wishes = findWishes(said);
  if (!wishes.optOut && !wishes.noCalls) return { wishes, optOuts: nobody };
  const statements = findStatements(readPeople(said, phoneRegion).whole);
  const asking = statements.filter(({ wishes: own }) => own.optOut || own.noCalls);
  return { wishes, optOuts: whomToSuppress(asking) };
}

/** What the data of a run says that its workflow has to respect. */
export function chooseWishes(
  definition: Pick<WorkflowDefinition, 'departmentCode'>,
  { wishes }: ContextReading,
): Wishes {
  if (!hearsCustomers(definition)) return noWishes;
  return reachesOut(definition) ? wishes : { ...noWishes, legal: wishes.legal };
}

/** The texts of a handoff are the playbook's: "the person has asked not to be contacted". */
export function withoutHandoff(context: JsonObject): JsonObject {
  const { handoff } = context;
  const isOurs = typeof handoff === 'object' && handoff !== null && 'fromRunId' in handoff;
  return isOurs ? { ...context, handoff: null } : context;
}

const reasons: Record<LegalMatter, string> = {
  legal_threat: 'The data holds a legal threat. A person answers it; nothing is drafted.',
  data_request:
    'The data holds a request of data protection. A person answers it in time; nothing is drafted.',
  complaint: 'Somebody complains. A person answers; nothing is drafted.',
};

/** The workflow of a run that was made to ask about a legal matter, and carries out nothing else. */
export const legalMatterId = 'ops-00';

/**
 * What a run is when its data raises a legal matter: one question to a person, and no draft. It is
 * deployed nowhere and part of no department.
 */
export const defineLegalMatter = (kind: LegalMatter): WorkflowDefinition =>
  defineWorkflow({
    code: 'OPS-00',
    name: 'Legal matter for a person',
    description: 'Asks a person to answer what no draft may answer.',
    inputs: [],
    steps: [
      {
        key: 'answer',
        kind: 'approval',
        title: 'Answer the person yourself',
        actionPrompt:
          'Read the data of this run and answer whoever raised the matter, or have counsel answer. Approve when that is done; reject when it is none.',
        agentName: 'Workspace owner',
        agentRole: 'Responsible for legal matters and data protection',
        tools: [],
        reason: reasons[kind],
      },
    ],
  });
