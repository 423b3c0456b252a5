import { quoted } from '../judgement.ts';
import type { Findings } from './findings.ts';
import type { Entry, Part, RowInput } from './row-records.ts';
import { splitWords } from './words.ts';

const box = /^[\s>]{0,12}[-*+] \[(?<mark>[ xX])\] (?<said>\S.{0,400})$/;
const doneNames =
  /^(?:is)?(?:done|finished|completed?|checked|ticked|closed|ready|packed|fixed|approved)$/;

/** A box that is ticked, or is not, beside the entry of the input that its line names. */
export function checkBoxes(prose: string, { lists }: RowInput, findings: Findings): void {
  if (!prose.includes('] ')) return;
  for (const [at, line] of prose.split('\n').entries()) {
    const { mark, said } = box.exec(line)?.groups ?? {};
    if (mark === undefined || said === undefined) continue;
    const state = findState(said, lists);
    if (state === undefined || (state.text === 'true') === (mark !== ' ')) continue;
    const is = mark === ' ' ? 'is not ticked' : 'is ticked';
    findings.contradict(
      said,
      `the box of ${quoted(said)} (line ${at + 1}) ${is}, where the input says ${quoted(state.text)}`,
    );
  }
}

/** What the one entry that a line names says of whether it is done. */
function findState(said: string, lists: readonly (readonly Entry[])[]): Part | undefined {
  const words = ` ${splitWords(said).join(' ')} `;
  const named = lists
    .flat()
    .filter(({ key }) => key !== undefined && words.includes(key.words))
    .toSorted((one, other) => other.key!.words.length - one.key!.words.length);
  const [entry, second] = named;
  if (entry === undefined || second?.key!.words.length === entry.key!.words.length)
    return undefined;
  return entry.parts.find(
    ({ label, text }) => doneNames.test(label) && /^(?:true|false)$/.test(text),
  );
}
