import type { ArtifactType, stepKinds } from '@workspace-ops/contracts';

export const departmentCodes = ['mkt', 'sal', 'ops', 'fin', 'ful', 'cul', 'aft'] as const;
export type DepartmentCode = (typeof departmentCodes)[number];

export type StepKind = (typeof stepKinds)[number];

/** One part of a document or a file. */
export interface SectionDefinition {
  heading: string;
  /** One or two sentences that hold for every run. */
  purpose: string;
  /** The context fields it reports, by their usual names (see compose/field-names.ts). */
  covers: readonly string[];
  /** Whether it has the entries of lists that say of themselves that they are late. */
  takesLate?: true;
  /** Whether it says when the work is done: what has to be done before a thing may be used stands there. */
  endsWork?: true;
  /** Whether its purpose is worth reading without a fact. */
  standing?: boolean;
  /** What takes their place where a customer holds something against us. */
  displeased?: Pick<SectionDefinition, 'heading' | 'purpose'>;
  /** What it asks, below its purpose; what the data answers is not asked. */
  asks?: readonly OpenQuestion[];
}

export interface OpenQuestion {
  question: string;
  about?: 'decider' | 'cost' | 'tried' | 'deadline';
}

/**
 * A text as its reader gets it. `{field}` stands for a fact of the run: `{field.}` as sentences, `{field.first}`
 * and `{field.rest}` for its first sentence and the others, `{field.clause}` as the rest of a sentence,
 * `{field|otherwise}` with an alternative. A sentence is left out where a fact that it names is not on
 * record, and a part in brackets, as `at {customer}[, {location}]`, within it.
 */
export interface TextDefinition {
  heading?: string;
  /** A letter greets the first of these fields that is on record. */
  greets?: readonly string[];
  /** Left out where one of these fields is on record. */
  unless?: readonly string[];
  paragraphs: readonly ParagraphDefinition[];
}

/** Left out, with its heading, where it names facts and none of them is on record. */
export interface ParagraphDefinition {
  heading?: string;
  sentences?: readonly string[];
  /** Facts that stand as points below the sentences, by the fields' usual names. */
  points?: readonly string[];
  /** Left out, too, where one of these fields is on record. */
  unless?: readonly string[];
}

/** A CRM record by the field that names it, and the CRM's names of its fields by those of the context. */
export interface RecordDefinition {
  of: string;
  fields: Readonly<Record<string, string>>;
}

/** An agreement without which fields of the input stay out of a text, and which a person is asked for. */
export interface PermissionDefinition {
  /** The field that says that it was given; read from the whole input, since it stands in no text. */
  field: string;
  for: readonly string[];
  /** Without a word on it the fields are told, and the summary says so to whoever approves the text. */
  isPresumed?: true;
}

/**
 * What the dates on record mean to a calendar entry; without it, a date on record is its own. Days are those of the
 * calendar.
 */
export type DayDefinition =
  /**
   * The field is its own day. Without it the entry asks for it, and is proposed for `notice` days ahead at least;
   * it comes before an entry of the list `ahead.of` whose day is fewer than so many working days before its own.
   */
  | {
      kind: 'own';
      field: string;
      notice: number;
      atOpening?: true;
      ahead?: { of: string; workingDays: number };
    }
  /** On the first working day after a term; where none is on record so many working days are counted from today. */
  | { kind: 'after-term'; field: string; workingDays: number }
  /** So many days after the field's day; without it the entry asks for it, and is proposed for that many days ahead. */
  | { kind: 'after'; field: string; days: number }
  /** Where the field is on record, a date is that of the event, which the entry comes before. */
  | { kind: 'before'; field: string };

/** When and where what a calendar entry is about takes place. */
export interface OccasionDefinition {
  day?: DayDefinition;
  /** Where no place is on record, or `byTelephone`. */
  where?: string;
  /** The part of the day for which it is proposed where nobody names one. */
  part?: 'morning';
}

/** Of an occasion that is a call, whatever place is on record. */
export const byTelephone = 'By telephone';

/** What a finished step leaves behind. */
export interface ArtifactDefinition {
  type: ArtifactType;
  /** May name fields of the run's context, with an alternative: `Field story: {customer|our week}`. */
  title: string;
  targetPlatform: string;
  /** For what leaves the company: the input's fields that may stand in it, by their usual names. */
  publicFields?: readonly string[];
  /** What the reader is asked to do; each of several letters asks in its own sentences, too. */
  callToAction?: string;
  /** What the reader is asked in its place where none of these fields is told. */
  otherCallToAction?: { unless: readonly string[]; request: string };
  /** The same where it has to be done today; it may harm somebody, or is severe. */
  urgentCallToAction?: string;
  /** The same where somebody has said how grave it is, and it is not. */
  calmCallToAction?: string;
  /** The same where the day and whoever goes are on record. */
  plannedCallToAction?: string;
  /** The fields whose day, where it lies ahead, takes the place of the term in the call to action. */
  answeredBy?: readonly string[];
  /** The call to action where a field has the day that it goes by: with `{day}`, or, where that has passed, `{end}`. */
  daysBefore?: { field: string; days: number; request: string; late: string };
  /** The fields that stay inside on purpose: a text lacks nothing without them. */
  forColleagues?: readonly string[];
  /** What the sender of the texts has to know, as a template: it is in the summary, never in a text. */
  senderNote?: string;
  /** For documents that stay in the company. */
  outline?: readonly SectionDefinition[];
  /** For what people outside read: what it says, in the company's wording. */
  texts?: readonly TextDefinition[];
  /** The fields without which a text cannot be sent, or a document not be used; alternatives as `invoice|invoices`. */
  needs?: readonly string[];
  /** What people outside have to have agreed to. */
  permissions?: readonly PermissionDefinition[];
  /** For changes of another record than the customer's. */
  record?: RecordDefinition;
  /** For tables: the columns that come first, by the context's field names. */
  columns?: readonly string[];
  /** For calendar entries. */
  occasion?: OccasionDefinition;
  /** For posts, without the sign. */
  hashtags?: readonly string[];
}

export interface StepDefinition {
  /** Unique within its workflow, stable over releases. */
  key: string;
  kind: StepKind;
  title: string;
  actionPrompt: string;
  agentName: string;
  agentRole: string;
  tools: readonly string[];
  /** For approvals: why a person is asked; by default because the workflow asks for one. */
  reason?: string;
  artifact?: ArtifactDefinition;
}

export interface WorkflowDefinition {
  /** The code in lower case, as `mkt-01`. */
  id: string;
  /** As the playbooks' handoffs name it, `MKT-01`. */
  code: string;
  departmentCode: DepartmentCode;
  name: string;
  description: string;
  /** True exactly when one of the steps is of kind `approval`. */
  requiresApproval: boolean;
  /** Context fields it makes best use of, alternatives as `items|observation`; none is required. */
  inputs: readonly string[];
  steps: readonly StepDefinition[];
}

export interface Department {
  code: DepartmentCode;
  name: string;
  /** The marketplace id whose mounting deploys the department's workflows. */
  playbookId: string;
  workflows: readonly WorkflowDefinition[];
}
