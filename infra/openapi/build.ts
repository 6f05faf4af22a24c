import { mkdir, writeFile } from 'node:fs/promises';
import { buildDocument } from './document.ts';

const target = new URL('../dist/openapi.json', import.meta.url);

await mkdir(new URL('.', target), { recursive: true });
await writeFile(target, JSON.stringify(buildDocument()));
