import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { emulatorEnv } from './emulator.ts';

/** The tests of everything that is deployed, where an emulator knows all of it. */
export default defineConfig({
  test: {
    name: 'whole site',
    root: fileURLToPath(new URL('../../../', import.meta.url)),
    include: ['infra/test/emulator/whole-site.test.ts'],
    env: emulatorEnv,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
