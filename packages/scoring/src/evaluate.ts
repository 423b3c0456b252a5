import { findPlaceholders } from '@workspace-ops/content';
import type { Evaluation, Grade } from '@workspace-ops/contracts';
import { judgeBrandAlignment } from './judge-brand-alignment.ts';
import { judgeCallToAction } from './judge-call-to-action.ts';
import { judgeFactualIntegrity } from './judge-factual-integrity.ts';
import { judgeFormatting } from './judge-formatting.ts';
import { judgeTable } from './judge-table.ts';
import { listed, quoted, type Judged, type Judgement } from './judgement.ts';
import { readText } from './read-text.ts';

/** Per cent; whole numbers, so that the composite has no rounding of its own. */
export const weights = {
  brandAlignment: 25,
  actionableCta: 25,
  factualIntegrity: 30,
  formatting: 20,
} as const;

/** The composite from which an artifact passes. */
const passMark = 70;

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

/**
 * Judges an artifact by the house rubric (docs/quality-score.md). The same artifact gets the same
 * score: four parts from 0 to 100, the composite their weighted mean (25, 25, 30 and 20 per cent).
 * It passes at 70 without placeholders; grades are A from 88, B from 75, C from 60, F below. Each
 * part is explained in `feedback`, and `suggestions` say what to change, both naming the place.
 */
export function evaluate(artifact: Judged, { now }: { now: Date }): Evaluation {
  const placeholders = listPlaceholders(artifact);
  const rubric = penalised(judge(artifact), placeholders.length);
  const score = parts.reduce((sum, part) => sum + weights[part] * rubric[part].score, 0) / 100;
  const { feedback, suggestions } = explain(rubric, placeholders);
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
    evaluatedAt: now.toISOString(),
  };
}

const listPlaceholders = ({ title, content, summary }: Judged): string[] =>
  [title, content, summary ?? ''].flatMap((text) =>
    findPlaceholders(text).map((found) => found.text),
  );

function judge(artifact: Judged): Rubric {
  if (artifact.artifactType === 'csv') return judgeTable(artifact.content);
  const reading = readText(artifact.content);
  return {
    brandAlignment: judgeBrandAlignment(artifact, reading),
    actionableCta: judgeCallToAction(reading),
    factualIntegrity: judgeFactualIntegrity(artifact, reading),
    formatting: judgeFormatting(artifact, reading),
  };
}

function penalised(rubric: Rubric, placeholders: number): Rubric {
  if (placeholders === 0) return rubric;
  const less = (part: Part): Judgement => {
    const [first, further] = placeholderCost[part];
    const lost = first + further * (placeholders - 1);
    return { ...rubric[part], score: Math.max(0, rubric[part].score - lost) };
  };
  return {
    brandAlignment: less('brandAlignment'),
    actionableCta: less('actionableCta'),
    factualIntegrity: less('factualIntegrity'),
    formatting: less('formatting'),
  };
}

function explain(rubric: Rubric, placeholders: readonly string[]) {
  const found = listed([...new Set(placeholders)].map(quoted), 6);
  const isOne = placeholders.length === 1;
  const feedback = parts.map((part) => {
    const { score, faults, praise } = rubric[part];
    const said = faults.map(({ says }) => says).join('; ');
    return `${names[part]} ${score}/100: ${said === '' ? praise : said}.`;
  });
  const suggestions = parts.flatMap((part) => rubric[part].faults.map(({ fix }) => fix));
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

/** The grade of a composite that has not been rounded. */
export function toGrade(score: number): Grade {
  if (score >= 88) return 'A';
  if (score >= 75) return 'B';
  return score >= 60 ? 'C' : 'F';
}
