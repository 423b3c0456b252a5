import { expect, it } from 'vitest';
import { plainIdentifier } from './plain-identifier.ts';

const uuid = '019a1b2c-3d4e-7f60-8a9b-0c1d2e3f4a5b';

it.each(['STUDIO_MOBILE', 'MKT-01', 'run_0199a1b2', 'app.v2', uuid])('shows %s', (text) => {
  expect(plainIdentifier(text)).toBe(text);
});

it.each(['ada@example.com', '+15555550100', '15555550100', 'Ada Lovelace', '10.0.0.1', ''])(
  'hides %s',
  (text) => {
    expect(plainIdentifier(text)).toBe('(not a plain identifier)');
  },
);
