import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell } from './to-csv.ts';

const text = fc.string({
  unit: fc.constantFrom('"', ',', '\r', '\n', '\r\n', "'", ' ', '=', '-', '\t', 'a', 'é', ';'),
});

test('a record of any texts is read back as it was, formulas disarmed', () => {
  fc.assert(
    fc.property(text, text, (first, second) => {
      const record = `${csvCell(first)},${csvCell(second)}\r\n`;
      const disarmed = [first, second].map((cell) =>
        /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell,
      );
      expect(parse(record, { record_delimiter: '\r\n' })).toEqual([disarmed]);
    }),
  );
});
