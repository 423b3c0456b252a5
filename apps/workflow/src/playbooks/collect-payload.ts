import {
  defaultCalendar,
  findNote,
  isAboutWork,
  listOpenQuestions,
  namesFor,
  normalName,
  plainName,
  readFacts,
  readFreeText,
  tellWarnings,
  withVariancesBy,
} from '@workspace-ops/composing';
import {
  isJsonObject,
  type Handoff,
  type JsonObject,
  type JsonValue,
} from '@workspace-ops/contracts';
import type { RunPlan } from '../db/schema/index.ts';

/** A run that completed, with what it left behind. */
export interface FinishedWork {
  runId: string;
  plan: RunPlan;
  context: JsonObject;
  saidAt: Date;
  artifacts: readonly {
    id: string;
    stepId: string | null;
    title: string;
    content: string;
  }[];
  approvals: readonly { stepTitle: string; decidedBy: string | null; decidedAt: Date | null }[];
}

/** Where something that a handoff requires was found. */
export type Evidence = { name: string; runId: string } & (
  | { source: 'context' }
  | { source: 'artifact'; artifactId: string; title: string; excerpt: string }
  | { source: 'approval'; decidedBy: string | null; decidedAt: string | null }
  | { source: 'step' }
);

export interface CollectedPayload {
  payload: JsonObject;
  evidence: Evidence[];
  /** Required fields and evidence that the run does not have. */
  missing: string[];
  /** The text of the context that may tell it all the same, as `notes`. */
  note?: string;
  /** By the name of what is missing, what a text of the context says of it: `the summary tells “Calder Architects”`. */
  told: Readonly<Record<string, string>>;
  /** What the run's own data leave open, as questions. */
  open: readonly string[];
  /** What a note forbids or makes conditional, as to call nobody before Saturday; empty where there is none. */
  heed: string;
}

type Required = Pick<Handoff, 'requiredPayload' | 'evidenceRequired'>;

/**
 * Looks for what a handoff requires: a field is met by an artifact of that name, or by the run's
 * context under the field's name or a synonym; evidence by an artifact or a step of that name.
 */
export function collectPayload(required: Required, work: FinishedWork): CollectedPayload {
  const given = withVariancesBy(work.context, work.saidAt);
  const context = isAboutWork(work.plan) ? withoutLead(given) : given;
  const payload: JsonObject = {};
  const evidence: Evidence[] = [];
  const missing: string[] = [];
  for (const name of required.requiredPayload) {
    const artifact = findArtifact(name, work);
    const value = artifact === undefined ? findInContext(name, context) : artifact.title;
    if (value === undefined && !isInEntries(name, context)) missing.push(name);
    else {
      // What each entry of a list has stays there.
      if (value !== undefined) payload[name] = value;
      const { runId } = work;
      evidence.push(
        artifact === undefined ? { name, runId, source: 'context' } : proof(name, artifact, runId),
      );
    }
  }
  for (const name of required.evidenceRequired) {
    const found = findEvidence(name, work);
    if (found === undefined) missing.push(name);
    else if (!isListed(found, evidence)) evidence.push(found);
  }
  const note = findNote(readFacts(work.context));
  const open = listOpenQuestions(work.plan, work.context, {
    now: work.saidAt,
    calendar: defaultCalendar,
    told: '',
  });
  return {
    payload,
    evidence,
    missing,
    told: readTold(missing, work.context),
    open,
    heed: tellWarnings(work.plan, work.context, open.join(' ')),
    ...(note !== undefined && { note }),
  };
}

/** The person who accepts the handoff reads it there, and enters it. */
function readTold(missing: readonly string[], context: JsonObject): Record<string, string> {
  const { find } = readFreeText(readFacts(context), missing);
  return Object.fromEntries(
    missing.flatMap((name) => {
      const found = find(name);
      if (found === undefined) return [];
      const { readFrom, label, value } = found;
      const said = `“${value.slice(0, longestTold).toWellFormed()}”`;
      const tells =
        readFrom === undefined ? `the ${label} tells it` : `the ${readFrom} tells ${said}`;
      return [[name, tells.replace(/^the \p{Lu}/u, (start) => start.toLowerCase())]];
    }),
  );
}

const longestTold = 100;

/** A field of the payload may be an artifact that is asked for as evidence too. */
const isListed = (found: Evidence, evidence: readonly Evidence[]): boolean =>
  found.source === 'artifact' &&
  evidence.some((each) => each.source === 'artifact' && each.artifactId === found.artifactId);

type WorkArtifact = FinishedWork['artifacts'][number];

/**
 * An artifact is known by its title without what a run fills in: `Proposal: {customer}`. A title is no field, whose names
 * have synonyms: `Introduction from {customer}` is no `referrer`.
 */
function findArtifact(name: string, { plan, artifacts }: FinishedWork): WorkArtifact | undefined {
  const step = plan.steps.find(({ artifact }) => {
    const fixed = artifact?.title.split(/[:{]/)[0];
    return fixed !== undefined && plainName(fixed) === plainName(name);
  });
  return step && artifacts.find(({ stepId }) => stepId === step.id);
}

function findEvidence(name: string, work: FinishedWork): Evidence | undefined {
  const { runId } = work;
  const artifact = findArtifact(name, work);
  if (artifact !== undefined) return proof(name, artifact, runId);
  const step = work.plan.steps.find(({ title }) => normalName(title) === normalName(name));
  if (step === undefined) return undefined;
  const approval = work.approvals.find(({ stepTitle }) => stepTitle === step.title);
  if (approval === undefined) return { name, runId, source: 'step' };
  const { decidedBy, decidedAt } = approval;
  const decidedOn = decidedAt?.toISOString() ?? null;
  return { name, runId, source: 'approval', decidedBy, decidedAt: decidedOn };
}

/** What a model is shown of an artifact, in UTF-16 code units. */
const excerptLength = 2_000;

const proof = (name: string, { id, title, content }: WorkArtifact, runId: string): Evidence => ({
  name,
  runId,
  source: 'artifact',
  artifactId: id,
  title,
  excerpt: content.slice(0, excerptLength).toWellFormed(),
});

/** The value under the name or a synonym at the top, else wherever the context has the fact. */
function findInContext(name: string, context: JsonObject): JsonValue | undefined {
  for (const wanted of namesFor(name)) {
    const entry = Object.entries(context).find(
      ([key, value]) => normalName(key) === wanted && !isEmpty(value),
    );
    if (entry !== undefined) return entry[1];
  }
  return readFacts(context).find(name)?.value ?? findPerson(name, context);
}

/** Who leads work that was sold is ours, and no customer. */
const withoutLead = (context: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(context)
      .filter(([name]) => normalName(name) !== 'lead')
      .map(([name, value]) => [name, isJsonObject(value) ? withoutLead(value) : value]),
  );

/** A lead without a company is the customer, and beside one the contact. */
function findPerson(name: string, context: JsonObject): JsonValue | undefined {
  if (name === 'contact') return findLead(context);
  return name === 'customer' ? readFacts(context).find('leadName')?.value : undefined;
}

/** `variance` where each line of a list has one. */
const isInEntries = (name: string, context: JsonObject): boolean =>
  readFacts(context).facts.some(({ fields = [] }) =>
    fields.some((field) => namesFor(name).includes(field)),
  );

/** A lead beside their company is a person. */
function findLead(context: JsonObject): JsonValue | undefined {
  const findValue = (names: readonly string[]): JsonValue | undefined =>
    Object.entries(context).find(
      ([key, value]) => names.includes(normalName(key)) && !isEmpty(value),
    )?.[1];
  const company = findValue(['company', 'companyname', 'customer', 'business', 'organisation']);
  return company === undefined ? undefined : findValue(['lead', 'leadname']);
}

const isEmpty = (value: JsonValue): boolean => {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0);
};
