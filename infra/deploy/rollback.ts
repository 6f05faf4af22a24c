import { whileAsking } from './ask.ts';
import { placeOf } from './check-account.ts';
import { runCommand } from './command.ts';
import { restoreTarget, rollBack } from './restore-release.ts';

const usage = `npm run rollback -- <environment> [-c key=value]

  Asks for the name of the site, then puts the functions and the pages of the previous release back, in one or two minutes;
  after an interrupted deployment, those of the release that was live.
  Data, permissions and the settings of the distribution stay as they are.

  <environment>    a file of infra/environments, such as production
  -c key=value     overrides a key of the configuration, for tests`;

await runCommand({
  usage,
  takesEnvironment: true,
  needsVariables: () => false,
  run: async ({ config }) => {
    const place = await placeOf(config);
    return whileAsking((ask) => rollBack(config.name, place, { ...restoreTarget(config.name), ask }));
  },
});
