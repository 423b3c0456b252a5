import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { weightFiles } from './learn.ts';
import { digestLearned, writeDigests } from './learned.ts';
import { committedSets, type LabelledSet, measure } from './measure.ts';
import { committedFile, readCommitted, usualDataFolder } from './places.ts';
import { findFallen, formatFigures } from './report.ts';

const usage = `pnpm quality [--data folder] [--faults set ...] [--write]
pnpm quality --learn

Measures the rules on labelled lines and compares with the figures that were committed.
  --data    a folder with replies.jsonl, pii.jsonl and artifacts.jsonl
  --faults  shows the lines of a set that were answered wrongly: own-dev, fresh-dev, input-dev,
            labelled, and the held ones, which nobody looks at who tunes
  --write   takes the figures as those to commit
  --learn   writes the weights of phrases that the own lines teach, and measures nothing`;

const options = parseOptions(process.argv.slice(2));
if (options.isHelp) console.log(usage);
else if (options.isLearning) await writeWeightFiles();
else process.exitCode = await run(options);

async function writeWeightFiles(): Promise<void> {
  for (const { file, learn } of weightFiles) await writeFile(file, await learn());
  await writeDigests(await digestLearned());
}

/** @returns 1 when a figure is lower than the committed one. */
async function run({ data, faultsOf, isWriting }: Options): Promise<number> {
  const committed = await readCommitted();
  const figures = await measure([...committedSets(), ...outsideSets(data)], (set, task, fault) => {
    if (faultsOf.includes(set)) console.log(`${set}: ${task}: ${fault.slug}: ${fault.says}`);
  });
  console.log(formatFigures(figures, committed));
  const fallen = findFallen(figures, committed);
  for (const complaint of fallen) console.log(complaint);
  if (isWriting) {
    // A set that is not here keeps the figures that it had.
    await writeFile(committedFile, `${JSON.stringify({ ...committed, ...figures }, null, 2)}\n`);
  }
  return fallen.length > 0 ? 1 : 0;
}

function outsideSets(data: string | undefined): LabelledSet[] {
  const folder = data === undefined ? usualDataFolder : resolve(data);
  if (existsSync(folder)) return [{ name: 'labelled', folder }];
  if (data !== undefined) throw new Error(`There is no folder ${folder}.`);
  console.log('The labelled sets are not here: measuring the own ones alone.\n');
  return [];
}

interface Options {
  /** A folder with labelled sets; undefined for the usual place, where there is one. */
  data: string | undefined;
  /** The sets whose wrong answers are shown. */
  faultsOf: string[];
  /** Whether the figures take the place of the committed ones. */
  isWriting: boolean;
  /** Whether weights are learned in place of measuring. */
  isLearning: boolean;
  isHelp: boolean;
}

/** @throws {TypeError} for an option that there is not. */
function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string' },
      faults: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
      learn: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { data, faults, write, learn, help } = values;
  return { data, faultsOf: faults, isWriting: write, isLearning: learn, isHelp: help };
}
