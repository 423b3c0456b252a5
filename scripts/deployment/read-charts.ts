import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A service of the cell's chart, as its values have it. */
export interface ChartService {
  port: number;
  /** Absent where there is no database. */
  schema?: string;
  replicas: { min: number; max: number };
  /** Whether it calls somebody outside. */
  outgoing: boolean;
  /** What the Secret must have. */
  secrets: string[];
  /** What it may have. */
  settings: string[];
}

export interface CellValues {
  /** Of every service. */
  settings: string[];
  services: Record<string, ChartService>;
}

const charts = join(import.meta.dirname, '../../deploy/helm');

export const readCellValues = async (): Promise<CellValues> =>
  parse(await readFile(join(charts, 'cell/values.yaml'), 'utf8')) as CellValues;

/** The text of all templates of a chart, and of each by its name. */
export async function readTemplates(chart: string): Promise<Record<string, string>> {
  const files = globSync('templates/*', { cwd: join(charts, chart) });
  const texts = files.map(async (file) => [
    file,
    await readFile(join(charts, chart, file), 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}
