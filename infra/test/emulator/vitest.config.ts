import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { emulatorEnv } from './emulator.ts';

const shared = { env: emulatorEnv, testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../../../', import.meta.url)),
    projects: [
      {
        test: {
          ...shared,
          name: 'api',
          include: ['functions/src/api/**/*.test.ts'],
          exclude: [
            // LocalStack copies each write to a table with a stream. Hundreds of writes take minutes, and the response exceeds the function
            // timeout.
            '**/*.many.test.ts',
            // The times of an emulator say nothing.
            '**/*.timing.test.ts',
          ],
          globalSetup: 'infra/test/emulator/emulated-site.ts',
          fileParallelism: false,
        },
      },
      { test: { ...shared, name: 'whole-site', include: ['infra/test/emulator/whole-site.test.ts'] } },
    ],
  },
});
