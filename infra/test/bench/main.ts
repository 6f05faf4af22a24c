import type { Figure } from './figure.ts';

/**
 * Parts of `npm run bench`. Names select parts (`npm run bench -- sizes lists`). Lighthouse visits the given paths (`npm run bench --
 * lighthouse /contatti`), or six landing pages.
 */
const parts: Record<string, () => Promise<{ figures: () => Promise<Figure[]> }>> = {
  sizes: () => import('./sizes.ts'),
  lists: () => import('./lists.ts'),
  imports: () => import('./imports.ts'),
  start: () => import('./start.ts'),
  taps: () => import('./taps.ts'),
  lighthouse: () => import('./lighthouse.ts'),
};

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('/'));
const unknown = wanted.find((name) => !(name in parts));
if (unknown) {
  console.error(`${unknown} is none of ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}

for (const [name, load] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  for (const { what, measured, target, held } of await (await load()).figures()) {
    const verdict = held === undefined ? '' : held ? `   held (${target})` : `   NOT HELD (${target})`;
    console.log(`${what.padEnd(64)} ${measured.padStart(14)}${verdict}`);
  }
}
