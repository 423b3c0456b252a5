import { expect, it } from 'vitest';
import { plainIdentifier } from './plain-identifier.ts';

it.each(['STUDIO_MOBILE', 'MKT-01', 'run_0199a1b2', 'app.v2'])('shows %s', (text) => {
  expect(plainIdentifier(text)).toBe(text);
});

it.each(['ada@example.com', '+15555550100', '15555550100', 'Ada Lovelace', '10.0.0.1', ''])(
  'hides %s',
  (text) => {
    expect(plainIdentifier(text)).toBe('(not a plain identifier)');
  },
);
