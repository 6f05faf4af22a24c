import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { emulatorEnv } from './emulator.ts';

/** The API's own tests, against what is deployed in an emulator. */
export default defineConfig({
  test: {
    name: 'emulated',
    root: fileURLToPath(new URL('../../../', import.meta.url)),
    include: ['functions/src/api/**/*.test.ts'],
    globalSetup: 'infra/test/emulator/emulated-site.ts',
    env: emulatorEnv,
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
