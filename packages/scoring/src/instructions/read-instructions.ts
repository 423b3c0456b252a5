import { changeSpelling } from './change-spelling.ts';
import type { Demand, Reader } from './demand.ts';
import { forbidMarks } from './forbid-marks.ts';
import { keepWords } from './keep-words.ts';
import { limitLength, makeShorter } from './limit-length.ts';
import { nameTime } from './name-time.ts';
import { nameTitle } from './name-title.ts';
import { placeWords } from './place-words.ts';
import { removePassage } from './remove-passage.ts';
import { avoidWords, removeWords, replaceWords } from './replace-words.ts';
import { splitInstructions } from './split-instructions.ts';

/** In the order in which they are asked: what is more special comes first. */
const readers: readonly Reader[] = [
  nameTitle,
  nameTime,
  changeSpelling,
  limitLength,
  makeShorter,
  forbidMarks,
  replaceWords,
  removeWords,
  avoidWords,
  removePassage,
  placeWords,
  keepWords,
];

/** One instruction, and what it demands; null where it needs understanding. */
export interface Instruction {
  said: string;
  demand: Demand | null;
}

/** So many are read; further ones are not followed. */
const most = 24;
const longest = 8_000;

/** What instructions ask for, one by one. */
export function readInstructions(instructions: string): Instruction[] {
  const clauses = splitInstructions(instructions.slice(0, longest), (text) => read(text) !== null);
  const read24 = clauses.map(({ said, text }, at) => ({
    said,
    demand: at < most ? read(text) : null,
  }));
  const rest = instructions.slice(longest).trim();
  return rest === '' ? read24 : [...read24, { said: rest, demand: null }];
}

function read(clause: string): Demand | null {
  const plain = clause.replace(/(?<![.!?,;:])[.!?,;:]+$/, '');
  for (const reader of readers) {
    const demand = reader(reader === placeWords ? clause : plain);
    if (demand !== null) return demand;
  }
  return null;
}
