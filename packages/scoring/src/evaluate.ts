import { findPlaceholders, redactText, stripPlaceholders } from '@workspace-ops/content';
import type { Evaluation, Grade } from '@workspace-ops/contracts';
import type { Grounding } from './facts/findings.ts';
import { groundText } from './facts/ground-text.ts';
import type { RunInput } from './facts/index-input.ts';
import { remarkFacts } from './facts/remark-facts.ts';
import { judgeBrandAlignment } from './judge-brand-alignment.ts';
import { judgeCallToAction } from './judge-call-to-action.ts';
import { judgeFactualIntegrity } from './judge-factual-integrity.ts';
import { judgeFormatting } from './judge-formatting.ts';
import { judgeTable } from './judge-table.ts';
import { listed, quoted, type Judged, type Judgement } from './judgement.ts';
import { readTable, readText, type Reading } from './read-text.ts';
import type { Remark } from './remarks.ts';
import { findEmptySections } from './find-empty-sections.ts';
import { findForm } from './find-form.ts';
import { findRedactions } from './find-redactions.ts';
import { findUnready } from './find-unready.ts';
import { judgeSense } from './sense/judge-sense.ts';
import { translatedInto, wantedLanguages } from './sense/wanted-language.ts';

/** Per cent; whole numbers, so that the composite has no rounding of its own. */
export const weights = {
  brandAlignment: 25,
  actionableCta: 25,
  factualIntegrity: 30,
  formatting: 20,
} as const;

/** The composite from which an artifact passes. */
export const passMark = 70;

type Part = keyof typeof weights;
type Rubric = Record<Part, Judgement>;

const parts = Object.keys(weights) as Part[];
const names: Readonly<Record<Part, string>> = {
  brandAlignment: 'Brand alignment',
  actionableCta: 'Call to action',
  factualIntegrity: 'Factual integrity',
  formatting: 'Formatting',
};

/** What placeholders cost each part: for the first, and for each further one. */
const placeholderCost: Readonly<Record<Part, readonly [first: number, further: number]>> = {
  brandAlignment: [10, 0],
  actionableCta: [10, 0],
  factualIntegrity: [40, 15],
  formatting: [15, 5],
};

export interface Circumstances {
  now: Date;
  /** What the run was given; absent for an artifact whose run is no longer on record. */
  input?: RunInput | undefined;
  /** Whether the content is known to have no personal data and no secret. */
  isClean?: boolean;
}

/**
 * Judges an artifact by the house rubric (docs/quality-score.md), beside what its run was given.
 * The same artifact and input get the same score: four parts from 0 to 100, the composite their
 * weighted mean (25, 25, 30 and 20 per cent). It passes at 70 without placeholders; grades are A
 * from 88, B from 75, C from 60, F below. What the input does not bear out and what makes no sense
 * costs every part. All is explained in `feedback`, and `suggestions` say what to change, both
 * naming the place.
 */
export function evaluate(artifact: Judged, circumstances: Circumstances): Evaluation {
  const { title, content, summary } = artifact;
  const inContent = listPlaceholders(content);
  const placeholders = [
    ...listPlaceholders(title),
    ...inContent,
    ...listPlaceholders(summary ?? ''),
    ...findRedactions(artifact, circumstances.input),
  ];
  const stripped = inContent.length === 0 ? content : stripPlaceholders(content);
  const { remarks, rubric: judged } = judge(artifact, stripped, circumstances);
  const rubric = penalised(judged, placeholders.length, remarks);
  const score = parts.reduce((sum, part) => sum + weights[part] * rubric[part].score, 0) / 100;
  const { feedback, suggestions } = explain(rubric, placeholders, remarks);
  return {
    score,
    grade: toGrade(score),
    passed: score >= passMark && placeholders.length === 0,
    feedback,
    suggestions,
    rubric: {
      brandAlignment: rubric.brandAlignment.score,
      actionableCta: rubric.actionableCta.score,
      factualIntegrity: rubric.factualIntegrity.score,
      formatting: rubric.formatting.score,
    },
    evaluatedAt: circumstances.now.toISOString(),
  };
}

const listPlaceholders = (text: string): string[] =>
  findPlaceholders(text).map((found) => found.text);

/** @param stripped the content without placeholders */
function judge(artifact: Judged, stripped: string, { now, input, isClean = false }: Circumstances) {
  const isTable = artifact.artifactType === 'csv';
  const read = isTable ? readTable : readText;
  const reading = read(stripped);
  const readRedacted = (): Reading => {
    if (isClean) return reading;
    const { text } = redactText(artifact.content);
    return text === artifact.content ? reading : read(stripPlaceholders(text));
  };
  const translated = translatedInto(input?.instructions, reading.prose);
  const given = input && { input, now, isTranslated: translated !== undefined };
  const grounding =
    given && withoutPublication(artifact, groundText(artifact, readRedacted(), given));
  const wanted = wantedLanguages(input, translated);
  const remarks = [
    ...(grounding === undefined ? [] : remarkFacts(grounding)),
    ...judgeSense({
      artifactType: artifact.artifactType,
      reading,
      wanted,
      readValues: () => joinValues(input),
    }),
    ...findForm(artifact, reading, input?.letters),
    ...(isTable ? [] : findEmptySections(reading)),
    ...findUnready(artifact),
  ];
  const rubric = isTable ? judgeTable(reading, stripped) : judgeParts(artifact, reading, grounding);
  return { remarks, rubric };
}

/** Without the names of its fields. */
const joinValues = (input?: RunInput): string =>
  JSON.stringify(input?.context ?? {}).replaceAll(/"(?:[^"\\]|\\.)*":/g, '');

/** The day of a post and its channel may be all that its entry says, where no customer is named. */
const withoutPublication = (
  { artifactType, targetPlatform }: Judged,
  grounding: Grounding,
): Grounding =>
  artifactType === 'calendar_entry' && targetPlatform !== 'internal'
    ? { ...grounding, isElsewhere: false }
    : grounding;

const judgeParts = (artifact: Judged, reading: Reading, grounding?: Grounding): Rubric => ({
  brandAlignment: judgeBrandAlignment(artifact, reading),
  actionableCta: judgeCallToAction(artifact, reading),
  factualIntegrity: judgeFactualIntegrity(artifact, reading, grounding),
  formatting: judgeFormatting(artifact, reading),
});

function penalised(rubric: Rubric, placeholders: number, remarks: readonly Remark[]): Rubric {
  const less = (part: Part): Judgement => {
    const [first, further] = placeholderCost[part];
    const unfilled = placeholders === 0 ? 0 : first + further * (placeholders - 1);
    const lost = remarks.reduce((sum, { costs }) => sum + costs[part], unfilled);
    return { ...rubric[part], score: Math.max(0, rubric[part].score - lost) };
  };
  return {
    brandAlignment: less('brandAlignment'),
    actionableCta: less('actionableCta'),
    factualIntegrity: less('factualIntegrity'),
    formatting: less('formatting'),
  };
}

function explain(rubric: Rubric, placeholders: readonly string[], remarks: readonly Remark[]) {
  const found = listed([...new Set(placeholders)].map(quoted), 6);
  const isOne = placeholders.length === 1;
  const feedback = parts.map((part) => {
    const { score, faults, praise } = rubric[part];
    const said = faults.map(({ says }) => says).join('; ');
    return `${names[part]} ${score}/100: ${said === '' ? praise : said}.`;
  });
  const suggestions = parts.flatMap((part) => rubric[part].faults.map(({ fix }) => fix));
  feedback.unshift(...remarks.map(({ says }) => `${sentenceCase(says)}.`));
  suggestions.unshift(...remarks.map(({ fix }) => fix));
  if (placeholders.length > 0) {
    feedback.unshift(
      `${found} ${isOne ? 'is a placeholder' : 'are placeholders'}; nothing passes with one in it.`,
    );
    suggestions.unshift(`Replace ${found} with what belongs in its place`);
  }
  return {
    feedback,
    suggestions: [...new Set(suggestions)].map((fix) => (/\.["”]?$/.test(fix) ? fix : `${fix}.`)),
  };
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The grade of a composite that has not been rounded. */
export function toGrade(score: number): Grade {
  if (score >= 88) return 'A';
  if (score >= 75) return 'B';
  return score >= 60 ? 'C' : 'F';
}
