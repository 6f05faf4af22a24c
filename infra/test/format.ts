import { spawnSync } from 'node:child_process';
import { writeBoundaries } from './draw-boundaries.ts';

/** Formats the sources and updates the import diagram in docs/architecture.md. */
const { status } = spawnSync('biome', ['check', '--write', '.'], { stdio: 'inherit' });
await writeBoundaries();
process.exitCode = status ?? 1;
