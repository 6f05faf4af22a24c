import { isOlder, readCommit } from '../local/commit.ts';
import { vaultPrefix } from '../stacks/names.ts';
import { assemblyOf, deployedTemplates, readAssembly, runCdk } from './cdk.ts';
import { checkAccount, placeOf, printFindings } from './check-account.ts';
import { runCommand } from './command.ts';
import { currentContext, deploySite, vaultContext } from './deployment.ts';
import { ensureKeys, lastKey } from './keys.ts';
import { readOutputs } from './outputs.ts';
import { restoreTarget } from './restore-release.ts';
import { testDeployedSite } from './smoke/deployed.ts';
import { recentAssets, siteFiles, uploadSite } from './upload-site.ts';
import { lastUpdates, readVersions, removeVersions } from './versions.ts';

const usage = `npm run deploy -- <environment> [--check | --diff] [--yes] [--allow-removal] [--allow-older] [-c key=value]

  Deploys the site: assets, functions, pages, a purge of the edge, then a smoke test. If any of it fails after the
  assets, the functions and pages of the release before are put back.

  <environment>      a file of infra/environments, such as production
  --check            only looks at what the account has to have, says what to do, and changes nothing
  --diff             shows what would change, and changes nothing
  --yes              grants new permissions without asking
  --allow-removal    goes on when an alias, certificate, record, alarm or recipient would be removed
  --allow-older      goes on when the site has a newer commit, or one that git does not know
  -c key=value       overrides a key of the configuration, for tests`;

await runCommand({
  usage,
  flags: ['check', 'diff', 'yes', 'allow-removal', 'allow-older'],
  takesEnvironment: true,
  run: async ({ config, context, flags }) => {
    const { name, password } = config;
    const vault = vaultPrefix(config);
    const time = new Date().toISOString();
    console.log(`Site ${name}, ${await placeOf(config)}`);
    if (flags.has('diff')) {
      const outputs = await readOutputs(name);
      const kept = [...(await currentContext(outputs, lastKey)), ...vaultContext(vault, outputs, time)];
      await runCdk('diff', '--no-color', ...context, ...kept);
      return 'Nothing was changed.';
    }
    const { findings, canReserve } = await checkAccount(config);
    console.log(printFindings(findings));
    if (findings.some(({ level }) => level === 'failure')) throw new Error('Nothing was deployed: see FAIL above.');
    if (flags.has('check')) return 'Nothing was changed.';
    const url = await deploySite(
      {
        name,
        context,
        vault,
        files: siteFiles('web/dist', 'infra/dist/openapi.json'),
        release: { commit: readCommit(), time },
        canReserve,
        allowRemoval: flags.has('allow-removal'),
        allowOlder: flags.has('allow-older'),
        approval: flags.has('yes') ? ['--require-approval', 'never'] : [],
      },
      {
        cdk: runCdk,
        ...restoreTarget(name),
        readVersions: () => readVersions(name),
        removeVersions: (kept) => removeVersions(name, kept),
        lastUpdates: () => lastUpdates(name),
        templates: async () => {
          const stacks = readAssembly(assemblyOf(name));
          return { deployed: await deployedTemplates(stacks), next: stacks.map(({ template }) => template) };
        },
        ensureKeys: () => ensureKeys(name),
        lastKey,
        recentAssets,
        isOlder,
        upload: uploadSite,
        smokeTest: () => testDeployedSite(name, password),
      },
    );
    return `\n  ${url}\n`;
  },
});
