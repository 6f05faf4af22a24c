import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as v from 'valibot';
import { whileAsking } from '../ask.ts';
import { type Call, runCommand } from '../command.ts';
import { checkBackup, restore } from './contents.ts';
import { recover } from './recovery.ts';
import { deployedTarget, withSite } from './target.ts';

const usage = `npm run restore -- <file> [-e <environment>]

  Fills an empty site from an archive of npm run backup.

npm run restore -- --to <time> -e <environment>

  Rehearses a recovery of the table: restores it as of that time beside the current one, prints what differs, and copies back the items
  that are named.

  <file>            the archive
  --to <time>       a moment of the last 35 days, such as 2026-11-20T08:00Z
  -e <environment>  a file of infra/environments, such as production; without it the data folder of npm start`;

const withoutKeys = `The archive had no keys: everybody signs in again. A second factor takes recovery codes only, until it is set up again
("npm run admin -- second-factor-off" lets the password alone in).`;

const local = 'The next npm start sets a password of the administrator, by ADMIN_PASSWORD or a new one, and prints it.';

const Time = v.pipe(v.string(), v.regex(/^[\d-]+T[\d:]+Z$/), v.toDate(), v.maxValue(new Date()));

async function rehearse({ config, context }: Call, word: string): Promise<string> {
  const time = v.safeParse(Time, word);
  if (!time.success) throw new Error(`${word} must be a moment in the past, such as 2026-11-20T08:00Z.`);
  if (context.length === 0)
    throw new Error('Only a deployed site can go back to a time: name its environment with -e.');
  const { table } = await deployedTarget(config.name);
  return whileAsking((ask) =>
    recover({ client: new DynamoDBClient(), table, time: time.output, ask, say: console.log }),
  );
}

await runCommand({
  usage,
  flags: ['to'],
  knowsLocal: true,
  needsVariables: () => false,
  isKnown: (words) => words.length === 1,
  run: async (call) => {
    const [word = ''] = call.words;
    if (call.flags.has('to')) return rehearse(call, word);
    await checkBackup(word);
    const { items, files, hasKeys } = await withSite(call, { isNew: true }, (site) => restore(site, word));
    const notes = [...(hasKeys ? [] : [withoutKeys]), ...(call.context.length > 0 ? [] : [local])];
    return [`${items} items and ${files} files were restored.`, ...notes].join('\n');
  },
});
