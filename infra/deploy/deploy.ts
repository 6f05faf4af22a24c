import { readCommit } from '../common/commit.ts';
import { testDeployedSite } from '../smoke/deployed.ts';
import { ASSEMBLY, deployedTemplates, readAssembly } from './assembly.ts';
import { runCommand } from './command.ts';
import { deploySite } from './deployment.ts';
import { requireBootstrap } from './outputs.ts';
import { checkQuota } from './quota.ts';
import { restoreTarget } from './restore-target.ts';
import { runCdk } from './run-cdk.ts';
import { ensureKeys } from './signing-keys.ts';
import { siteFiles } from './site-files.ts';
import { uploadSite } from './upload-site.ts';
import { readVersions } from './versions.ts';

const usage = `npm run deploy -- <environment> [--yes] [--allow-removal] [-c key=value]

  Deploys the site: assets, functions, pages, a purge of the edge, then a smoke test. If any of it fails after the
  assets, the functions and pages of the release before are put back.

  <environment>      a file of infra/environments, such as production
  --yes              grants new permissions without asking
  --allow-removal    goes on when an alias, certificate, record, alarm or recipient would be removed
  -c key=value       overrides a key of the configuration, for tests`;

await runCommand({
  usage,
  flags: ['yes', 'allow-removal'],
  takesEnvironment: true,
  run: async ({ config: { name, region, password }, context, flags }) => {
    await requireBootstrap(region);
    const url = await deploySite(
      {
        name,
        context,
        files: siteFiles('web/dist', 'infra/dist/openapi.json'),
        release: { commit: readCommit(), time: new Date().toISOString() },
        allowRemoval: flags.has('allow-removal'),
        approval: flags.has('yes') ? ['--require-approval', 'never'] : [],
        assembly: ASSEMBLY,
      },
      {
        cdk: runCdk,
        ...restoreTarget(name),
        readVersions: () => readVersions(name),
        checkQuota: () => checkQuota(name),
        templates: async () => {
          const stacks = readAssembly();
          return { deployed: await deployedTemplates(stacks), next: stacks.map(({ template }) => template) };
        },
        ensureKeys: () => ensureKeys(name),
        upload: uploadSite,
        smokeTest: () => testDeployedSite(name, password),
      },
    );
    return `\n  ${url}\n`;
  },
});
