import { describe, expect, it } from 'vitest';
import { nextHop, readTraceparent, startTrace, readTraceId } from './trace-context.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const given = `00-${traceId}-00f067aa0ba902b7-01`;

describe('trace context', () => {
  it('takes a valid header as it is', () => {
    expect(readTraceparent(given)).toBe(given);
  });

  it('reads a later version as far as it is known', () => {
    expect(readTraceparent(`cc-${traceId}-00f067aa0ba902b7-01-what-comes`)).toBe(given);
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['two of them', `${given}, ${given}`],
    ['capital letters', given.toUpperCase()],
    ['the forbidden version', given.replace(/^00/, 'ff')],
    ['more than its version has', `${given}-more`],
    ['a trace id of zeros', given.replace(traceId, '0'.repeat(32))],
    ['a parent id of zeros', given.replace('00f067aa0ba902b7', '0'.repeat(16))],
    ['a short trace id', given.replace(traceId, traceId.slice(1))],
    ['a line break', `${given}\n`],
  ])('does not take %s', (_what, header) => {
    expect(readTraceparent(header)).toBeUndefined();
  });

  it('starts a valid trace, another one each time', () => {
    const [one, two] = [startTrace(), startTrace()];
    expect(readTraceparent(one)).toBe(one);
    expect(readTraceId(one)).not.toBe(readTraceId(two));
  });

  it('keeps trace and flags from hop to hop and names each hop anew', () => {
    const next = nextHop(given);
    expect(readTraceparent(next)).toBe(next);
    expect(next).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
    expect(next).not.toBe(given);
    expect(readTraceId(next)).toBe(traceId);
  });
});
