import { mergeConfig } from 'vitest/config';
import shared from '../../vitest.shared.ts';

export default mergeConfig(shared, {
  test: {
    include: ['build/**/*.test.ts'],
    // Node loads no JSX.
    experimental: { viteModuleRunner: true, nodeLoader: true },
  },
});
