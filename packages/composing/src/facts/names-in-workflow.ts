import { internalNames } from './internal-names.ts';
import type { Meaning, Row } from './meanings.ts';
import { outsideNames } from './outside-names.ts';

const byWorkflow: ReadonlyMap<string, ReadonlyMap<string, readonly Meaning[]>> = new Map(
  Object.entries({ ...outsideNames, ...internalNames }).map(([inputs, own]) => [
    inputs,
    toMap(own),
  ]),
);

function toMap(own: readonly Row[]): ReadonlyMap<string, readonly Meaning[]> {
  const named = new Map<string, Meaning[]>();
  for (const { names, ...meaning } of own)
    for (const name of names.split(' ')) named.set(name, [...(named.get(name) ?? []), meaning]);
  return named;
}

export type Meanings = readonly ReadonlyMap<string, readonly Meaning[]>[];

/** What names mean in a workflow with these inputs. */
export const findMeanings = (inputs: readonly string[]): Meanings =>
  [...byWorkflow].flatMap(([key, own]) =>
    key.split('+').every((one) => inputs.includes(one.replace(/^!/, '')) !== one.startsWith('!'))
      ? [own]
      : [],
  );

/** What a field of the name means where it holds the value. */
export const findMeaning = (meanings: Meanings, name: string, value: string): Meaning | undefined =>
  meanings
    .flatMap((own) => own.get(name) ?? [])
    .find(({ holds }) => holds === undefined || holds(value));
