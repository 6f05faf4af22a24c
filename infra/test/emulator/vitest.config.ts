import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { emulatorEnv } from './emulator.ts';

/** The API's own tests, against what is deployed in an emulator. */
export default defineConfig({
  test: {
    name: 'emulated',
    root: fileURLToPath(new URL('../../../', import.meta.url)),
    include: ['functions/src/api/**/*.test.ts'],
    exclude: [
      // No emulator checks who signed the policy of an upload.
      '**/create-uploads.signature.test.ts',
      // LocalStack copies each write of a table with a stream: two thousand take minutes, and their answer more than a function's time.
      '**/list-products.many.test.ts',
    ],
    globalSetup: 'infra/test/emulator/emulated-site.ts',
    env: emulatorEnv,
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
