import { lookup } from 'node:dns/promises';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Attempts to resolve the site's name, with a pause between them in milliseconds: 15 minutes, for which resolvers cache that a name in a
 * zone of Route 53 does not exist. The check before the first deployment with a domain has asked for it.
 */
const TRIES = 60;
const PAUSE_MS = 15_000;

/** Waits until a name can be resolved, as long as a resolver may have cached that it does not exist. */
export async function waitForName(
  name: string,
  say: (line: string) => void,
  resolve: (name: string) => Promise<unknown> = lookup,
  pauseMs = PAUSE_MS,
): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const found = await resolve(name).catch(() => undefined);
    if (found) return;
    if (attempt === 1) say(`${name} cannot be resolved here yet. Waiting, for up to 15 minutes…`);
    await wait(pauseMs);
  }
}
