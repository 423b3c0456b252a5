import type {
  ArtifactDefinition,
  StepDefinition,
  StepKind,
  WorkflowDefinition,
} from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import type { Calendar } from '../times/calendar.ts';

/** A line that is left out of a run of invoices since somebody said so. */
export interface LeftLine {
  name: string;
  /** As it is written; empty where it has none. */
  amount: string;
  /** Who says so, in their words. */
  said: string;
}

/** A fact that a text does not use, and why. */
export interface LeftOut {
  fact: Fact;
  reason: string;
}

/** A field that no rule of a workflow uses: it may hold what was not found under a known name. */
export interface Leftover {
  fact: Fact;
  /** `works no “TM-4471”`; of what may not be quoted the name alone. */
  said: string;
}

/** When something takes place, as the run's approval showed it. */
export interface AgreedTime {
  at: Date;
  /** Nobody asked for it, or for its hour. */
  isProposed: boolean;
}

/** What a finished step of the same run left behind. */
export interface EarlierStep {
  key: string;
  kind: StepKind;
  title: string;
  summary: string;
  content: string;
  /** Its text cannot be sent yet; known where the summary is not. */
  isUnready?: true;
}

export interface StepRequest {
  definition: WorkflowDefinition;
  step: StepDefinition;
  /** The run's initial context. */
  context: JsonObject;
  /** In the order of the run. */
  earlier: readonly EarlierStep[];
  /** What the step wrote before, where reviewers sent it back: its answer is the next revision. */
  sentBack?: string | undefined;
  /** When the step started; calendar entries are planned from it. */
  now?: Date;
  /** When the context was written, if that was not now: `tomorrow` is the day after it. */
  saidAt?: Date;
  /** Of the workspace; by default Monday to Friday in UTC. */
  calendar?: Calendar;
  /** The time that was approved: a calendar entry has this one. */
  agreed?: AgreedTime | undefined;
  /** The lines that the context is without since a note says so. */
  leftLines?: readonly LeftLine[];
  /** What the context is without since it is not for everybody who reads the text. */
  cutParts?: readonly LeftOut[];
  /** What of that may be what the text asks for, by its name alone. */
  leftovers?: readonly Leftover[];
  /** The context before that, where it is without something. */
  uncut?: JsonObject;
}

/** What an artifact may use of a request. */
export interface PublishedRequest extends StepRequest {
  /** The answers that are left out since few people gave them, in words. */
  withheldAnswers: readonly string[];
  /** How many answers are left out since they say that they are not to be shared. */
  keptAnswers: number;
  /** How many sentences of notes are left out since they say who answered. */
  attributed: number;
  /** How many sentences of answers are left out since they speak ill of somebody by name. */
  blaming?: number;
}

export interface ComposedStep {
  /** Up to 200 characters. */
  title: string;
  /** Up to 200,000 characters, without placeholders. */
  content: string;
  /** One or two sentences, up to 500 characters. */
  summary: string;
  toolsExecuted: readonly string[];
  model: 'deterministic-composer';
  /** ISO 8601, where a calendar entry found or chose a time. */
  scheduledFor: string | null;
  /** Nobody asked for the time, or for its hour. */
  proposed?: true;
  /** None where the text can be sent as it is, or is for nobody outside. */
  asks: readonly Ask[];
  /** The sentence of the summary that names the fields of which the text tells nothing, where there are such. */
  leftOut?: string;
}

/** What has to be known before a text can be sent. */
export interface Ask {
  /** The fields of which one answers it, the usual one first. */
  names: readonly string[];
  /** Null where they are just missing. */
  question: string | null;
  /** The fields of other names that may hold what is missing. */
  leftovers?: readonly Leftover[];
  /** What a note names outright, to which yes is the answer. */
  offered?: string;
}

/** An ask for what a workflow has use for and a text could be written without, with the fields that may be it. */
export interface InputAsk {
  ask: Ask;
  /** A name speaks of it, or a value looks like it. */
  isSure: boolean;
}

/** A step's request with what every composer reads from it. */
export interface DraftRequest extends PublishedRequest {
  /** The run's data, with what the artifact may not tell: whether it adds up. */
  whole: JsonObject;
  artifact: ArtifactDefinition;
  sheet: FactSheet;
  /** With what the artifact may not tell: whether a thing is on record at all. */
  record: FactSheet;
  title: string;
}

export interface Draft {
  content: string;
  summary: string;
  scheduledFor: string | null;
  proposed?: true;
  asks?: readonly Ask[];
  leftOut?: string;
}
