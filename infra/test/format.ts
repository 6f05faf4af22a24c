import { spawnSync } from 'node:child_process';
import { writeBoundaries } from './draw-boundaries.ts';
import { writeCosts } from './draw-costs.ts';

/** Formats the sources, and writes the parts of documents that follow from them: the imports between folders and the costs. */
const { status } = spawnSync('biome', ['check', '--write', '.'], { stdio: 'inherit' });
await writeBoundaries();
writeCosts();
process.exitCode = status ?? 1;
