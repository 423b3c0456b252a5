import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { buildPrompt } from '@workspace-ops/composing';
import { fenceData, redactJson } from '@workspace-ops/content';
import { redactLine } from '@workspace-ops/content/log';
import { redactQuestion } from '@workspace-ops/generative';
import { type Outcome, readWhy, type Share } from '../outcome.ts';
import type { Half, Task } from '../task.ts';
import { type PersonalDataLine, readPersonalData } from './personal-data-lines.ts';

const definition = findWorkflowDefinition('MKT-01')!;
/** Its artifact stays inside, so that its prompt holds the whole context. */
const step = definition.steps[0]!;

/** Where a text goes that callers or models wrote, and whose items may not come out there. */
const outlets: Readonly<Record<string, (text: string) => string>> = {
  'prompts, as a field': (text) => writePrompt({ context: { note: text } }),
  'prompts, in a list': (text) => writePrompt({ context: { calls: [{ said: [text] }] } }),
  'prompts, as the title': (text) => writePrompt({ context: { customer: text } }),
  'prompts, from an earlier step': (text) =>
    writePrompt({
      earlier: [{ key: 'a', kind: 'tool', title: 'Note', summary: '', content: text }],
    }),
  'prompts, sent back': (text) => writePrompt({ sentBack: text }),
  'questions to a model': (text) =>
    redactQuestion({ prompt: fenceData('artifact', `Field story\n\n${text}`), maxOutputTokens: 1 })
      .question.prompt,
  'audit details': (text) => JSON.stringify(redactJson({ reason: text, steps: [text] }).value),
};

function writePrompt(given: Partial<Parameters<typeof buildPrompt>[0]>): string {
  const request = { definition, step, context: {}, earlier: [], ...given };
  const { system, prompt } = buildPrompt(request);
  return `${system}\n${prompt}`;
}

/** The process's log has no personal data to begin with; what errors quote may hold secrets. */
const writeLog = (text: string): string => redactLine(JSON.stringify({ level: 50, msg: text }));

/** Whether labelled items stay out of prompts, audit details and the log. */
export const passedOn: Task = {
  name: 'personal data passed on',
  async run(folder: string, half?: Half) {
    const lines = (await readPersonalData(folder, half)).filter(({ pii }) => pii.length > 0);
    const passed = lines.map((line) => ({ line, items: passItems(line) }));
    return {
      outcomes: passed.map(({ line, items }) => toOutcome(line, items)),
      shares: toShares(passed.flatMap(({ items }) => items)),
    };
  },
};

type Passed = { outlet: string; leaks: boolean }[];

/** Each item of a line at each outlet that it may reach. */
const passItems = ({ text, pii }: PersonalDataLine): Passed =>
  pii.flatMap(({ type, value }) => [
    ...Object.entries(outlets).map(([outlet, pass]) => ({
      outlet,
      leaks: holds(pass(text), value),
    })),
    ...(type === 'secret' ? [{ outlet: 'log', leaks: holds(writeLog(text), value) }] : []),
  ]);

/** Word for word, or as it stands within JSON. */
const holds = (passed: string, value: string): boolean =>
  passed.includes(value) || passed.includes(JSON.stringify(value).slice(1, -1));

function toOutcome(line: PersonalDataLine, items: Passed): Outcome {
  const leaks = items.filter((one) => one.leaks);
  return {
    ...readWhy(line.why),
    right: leaks.length === 0 ? 1 : 0,
    truePositives: 0,
    falsePositives: 0,
    falseNegatives: 0,
    says: `leaks into ${[...new Set(leaks.map(({ outlet }) => outlet))].join('; ')}: ${line.text}`,
  };
}

function toShares(items: Passed): Share[] {
  const byOutlet = Map.groupBy(items, ({ outlet }) => outlet);
  return [...byOutlet].map(([outlet, all]) => ({
    name: `leaked into ${outlet}`,
    count: all.filter(({ leaks }) => leaks).length,
    of: all.length,
  }));
}
