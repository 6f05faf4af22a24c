import { readArguments } from './arguments.ts';
import { need, readOutputs } from './outputs.ts';
import { runCdk } from './run-cdk.ts';
import { ensureSigningKey } from './signing-keys.ts';
import { siteFiles } from './site-files.ts';
import { purge, uploadSite } from './upload-site.ts';

/** Deploys everything: the stacks, the key that signs sessions, the built site, and a purge of what the edge keeps. */
async function main(): Promise<void> {
  const { config, rest } = readArguments(process.argv.slice(2));
  process.env.AWS_REGION = config.region;
  await runCdk('deploy', '--all', ...process.argv.slice(2));
  if (rest.includes('--no-execute')) return;

  const outputs = await readOutputs(config.name);
  if (await ensureSigningKey(need(outputs, 'SigningKeysSecret'))) {
    console.log('Sessions have a key to be signed with. Make the administrator now: npm run admin -- create');
  }
  const files = siteFiles('web/dist', 'infra/dist/openapi.json');
  console.log(`Uploading ${files.length} files of the site…`);
  await uploadSite(need(outputs, 'SiteBucketName'), files);
  await purge(need(outputs, 'DistributionId'));
  console.log(`\n  ${need(outputs, 'SiteUrl')}\n`);
}

await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
