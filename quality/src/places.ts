import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Figures, figuresSchema } from './figures.ts';

const here = join(import.meta.dirname, '..');

export const ownFolder = join(here, 'sets');
/** Personal data, and replies of every verdict, most in other words than the rules were first written for. */
export const freshFolder = join(ownFolder, 'fresh');
/** Pairs of texts with the input of their runs. */
export const inputFolder = join(here, '..', 'packages', 'scoring', 'labelled');
export const committedFile = join(here, 'figures.json');

/** Where labelled sets lie that are not part of the repository, if they lie anywhere. */
export const usualDataFolder = resolve(here, '..', '..', 'shared', 'data', 'judgement');

export const readCommitted = async (): Promise<Figures> =>
  figuresSchema.parse(JSON.parse(await readFile(committedFile, 'utf8')));
