import { quoted } from '../judgement.ts';
import type { Findings } from './findings.ts';
import type { InputIndex } from './index-input.ts';
import type { Entry } from './row-records.ts';
import { splitWords } from '../words.ts';

const box = /^[\s>]{0,12}[-*+] \[(?<mark>[ xX])\] (?<said>\S.{0,400})$/;
const doneNames =
  /^(?:is)?(?:done|finished|completed?|checked|ticked|closed|ready|packed|fixed|approved)$/;

/** So many boxes are read, and compared with so many entries. */
const most = { boxes: 200, entries: 200 };

/** A box that is ticked, or is not, beside the entry of the input that its line names. */
export function checkBoxes(prose: string, { rows }: InputIndex, findings: Findings): void {
  // Most texts have no box, and the lists of the input are read where somebody asks for them.
  if (!prose.includes('] ')) return;
  const entries = listStates(rows().lists);
  if (entries.length === 0) return;
  const boxes = prose.split('\n').flatMap((line, at) => {
    const { mark, said } = box.exec(line)?.groups ?? {};
    return mark === undefined || said === undefined ? [] : [{ mark, said, at }];
  });
  for (const { mark, said, at } of boxes.slice(0, most.boxes)) {
    const isDone = findState(said, entries);
    if (isDone === undefined || isDone === (mark !== ' ')) continue;
    const is = mark === ' ' ? 'is not ticked' : 'is ticked';
    findings.contradict(
      said,
      `the box of ${quoted(said)} (line ${at + 1}) ${is}, where the input says "${isDone}"`,
    );
  }
}

interface Task {
  /** What calls it, between spaces. */
  words: string;
  isDone: boolean;
}

/** The entries that say whether they are done, those with the longest names first. */
const listStates = (lists: readonly (readonly Entry[])[]): Task[] =>
  lists
    .flat()
    .flatMap(({ key, parts }) => {
      const state = parts.find(
        ({ label, text }) => doneNames.test(label) && /^(?:true|false)$/.test(text),
      );
      return key === undefined || state === undefined
        ? []
        : [{ words: key.words, isDone: state.text === 'true' }];
    })
    .slice(0, most.entries)
    .toSorted((one, other) => other.words.length - one.words.length);

/** What the one entry that a line names says of whether it is done. */
function findState(said: string, entries: readonly Task[]): boolean | undefined {
  const words = ` ${splitWords(said).join(' ')} `;
  const [entry, second] = entries.filter((one) => words.includes(one.words));
  return entry === undefined || second?.words.length === entry.words.length
    ? undefined
    : entry.isDone;
}
