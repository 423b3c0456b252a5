import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { weightsFile } from './weigh-phrases.ts';
import { readRows } from './weight-rows.ts';

it('finds the row of every phrase of a file, and of no other', () => {
  const text = readFileSync(weightsFile, 'utf8');
  const { biases, cells, find } = readRows(text);
  const [first, ...lines] = text.trimEnd().split('\n');
  expect(biases).toEqual([Number(first) / 100]);
  expect(cells).toHaveLength(lines.length);
  const wrong = lines.filter((line, row) => {
    const [weight, phrase] = line.split('\t') as [string, string];
    return (
      find(phrase) !== row || cells[row] !== Number(weight) || find(`${phrase}!`) !== undefined
    );
  });
  expect(wrong).toEqual([]);
});

it('reads a table without phrases, and refuses one that has a phrase twice', () => {
  expect(readRows('-5\t10\n').find('yes')).toBeUndefined();
  expect(() => readRows('0\n1\tyes\n2\tno\n3\tyes\n')).toThrow('rows 0 and 2');
});
