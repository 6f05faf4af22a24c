import * as routes from '@rombo/shared/contract/route-definitions';
import { keys } from '../data/keys.ts';
import { getItem } from '../data/table.ts';
import { env } from '../env.ts';
import { route } from '../http/chain.ts';

/** Returns the running release. Reads the table first, so that a site without its table is not healthy. */
export const handler = route(routes.getHealth, async () => {
  await getItem(keys.setting('maintenance_mode'));
  const { [env.commit]: commit, [env.releasedAt]: releasedAt } = process.env;
  return { status: 'ok' as const, commit: commit || null, releasedAt: releasedAt || null };
});
