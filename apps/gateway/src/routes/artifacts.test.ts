import { parse } from 'content-disposition';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachment } from './artifacts.ts';

test('an ASCII name is given as it is', () => {
  expect(attachment('report-1.csv')).toBe('attachment; filename=report-1.csv');
});

test('another name comes with an ASCII form and, by RFC 5987, the true one', () => {
  expect(attachment('frühling 漢.md')).toBe(
    `attachment; filename="fruhling _.md"; filename*=UTF-8''fr%C3%BChling%20%E6%BC%A2.md`,
  );
});

test('an ASCII form that is given goes beside it', () => {
  expect(attachment('計画-1.md', 'artifact-1.md')).toBe(
    `attachment; filename=artifact-1.md; filename*=UTF-8''%E8%A8%88%E7%94%BB-1.md`,
  );
  expect(attachment('plan-1.md', 'plan-1.md')).toBe('attachment; filename=plan-1.md');
});

test('no name brings a path, a control character or a broken header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const header = attachment(`${name}.md`);
      expect(header).toMatch(/^[\x20-\x7e]+$/);
      expect(parse(header).parameters.filename).not.toMatch(/[/\\\r\n"]/);
    }),
  );
});
