import * as routes from '@rombo/shared/contract/route-definitions';
import { keys } from '../data/keys.ts';
import { getItem } from '../data/table.ts';
import { env } from '../env.ts';
import { route } from '../http/chain.ts';

/** Says which release runs, after a read of the table: without the table there is no healthy answer. */
export const handler = route(routes.getHealth, async () => {
  await getItem(keys.setting('maintenance_mode'));
  const { [env.commit]: commit, [env.releasedAt]: releasedAt } = process.env;
  return { status: 'ok' as const, commit: commit || null, releasedAt: releasedAt || null };
});
