import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings } from '../../local/settings.ts';
import { runCommand } from '../command.ts';
import { testDeployedSite } from './deployed.ts';
import { smokeTest } from './smoke-test.ts';

const usage = `npm run smoke -- <environment>

  Tries pages, sign-in, upload, pictures and messages of a site that runs, and removes what it made.

  <environment>  a file of infra/environments, such as production; without it the site of npm start, by its own account`;

await runCommand({
  usage,
  takesEnvironment: true,
  knowsLocal: true,
  needsVariables: () => false,
  run: async ({ config, context }) => {
    if (context.length > 0) await testDeployedSite(config.name, config.password);
    else {
      const { port, dataDir } = readSettings(process.env);
      const file = join(dataDir, 'administrator.json');
      const text = await readFile(file, 'utf8').catch(() => {
        throw new Error(
          `${file} is missing: start the site with "npm start" first, or name the environment of a deployed one.`,
        );
      });
      const account = JSON.parse(text);
      await smokeTest({ origin: `http://localhost:${port}`, account, say: console.log });
    }
    return 'The site works.';
  },
});
