import { createLogger } from '@workspace-ops/service-kit';
import { expect, test, vi } from 'vitest';
import { createReadiness } from './readiness.ts';

test('many looks at the same time run the probes once, and a later one again', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const check = vi.fn(() => answered);
  const look = createReadiness({
    probes: [{ name: 'slow', check }],
    logger: createLogger({ name: 'test', level: 'silent' }),
    isDraining: () => false,
  });
  const looks = Array.from({ length: 20 }, () => look());
  answer();
  expect((await Promise.all(looks)).map(({ status }) => status)).toEqual(looks.map(() => 'ready'));
  expect(check).toHaveBeenCalledTimes(1);
  await look();
  expect(check).toHaveBeenCalledTimes(2);
});
