import { env } from '@rombo/functions/env';
import { runCommand } from '../command.ts';
import { cleanPictures } from './clean-pictures.ts';
import { backUp } from './contents.ts';
import { withSite } from './target.ts';

const usage = `npm run backup -- <file> [<table> <bucket>] [-e <environment>] [--with-keys] [--clean-pictures]

  Writes all lasting data of a site into one tar archive: items, original pictures, sheets.

  <file>            a new file; only its owner may read it
  <table> <bucket>  a restored table and bucket, in place of those of the environment
  -e <environment>  a file of infra/environments, such as production; without it the data folder of npm start
  --with-keys       adds the keys of sessions and of the second factor
  --clean-pictures  then removes hidden data from stored pictures and deletes their other widths, which are made anew`;

const withKeys = `It has the keys: sessions and authenticator apps work on after a restore, and who reads the file can sign in as anybody.
Keep it as you keep a password.`;

const withoutKeys = `It has no keys: after a restore everybody signs in again, and a second factor takes recovery codes only.`;

await runCommand({
  usage,
  flags: ['with-keys', 'clean-pictures'],
  knowsLocal: true,
  needsVariables: () => false,
  isKnown: (words) => words.length === 1 || words.length === 3,
  run: async (call) => {
    const [file = '', table, bucket] = call.words;
    const stores = table && bucket ? { table, bucket } : {};
    const { items, files, hasKeys, pictures } = await withSite(call, { isNew: false, stores }, async (site) => {
      const counts = await backUp(site, file, call.flags.has('with-keys'));
      // On AWS, the panel shows the table's own backups instead.
      if (process.env[env.ownMachine]) await site.noteBackup(new Date());
      const clean = call.flags.has('clean-pictures');
      return { ...counts, pictures: clean ? await cleanPictures(site) : '' };
    });
    return `${items} items and ${files} files are in ${file}. ${hasKeys ? withKeys : withoutKeys}${pictures}`;
  },
});
