import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App, Stack } from 'aws-cdk-lib';
import { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { readConfig } from '../config.ts';
import { DataStack } from '../stacks/data-stack.ts';
import { describeEdge } from '../stacks/edge-description.ts';
import { SiteStack } from '../stacks/site-stack.ts';
import { EDGE_FILE } from './gateway/edge-behaviours.ts';

/** Makes the template of the site's stack. Functions and the API behind it are empty: what they do is no matter of the edge. */
function makeTemplate(folder: string) {
  for (const name of ['render-page', 'transform-image', 'purge-cache']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.mjs'), '');
  }
  const { context: settings } = JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8'));
  const context = { ...settings, 'aws:cdk:bundling-stacks': [] };
  const app = new App({ outdir: join(folder, 'out'), context, analyticsReporting: false });
  const config = readConfig(() => undefined, {});
  const props = { config, bundles: folder, env: { region: config.region } };
  const data = new DataStack(app, 'data', props);
  const api = new RestApi(new Stack(app, 'api', { env: props.env }), 'api');
  api.root.addMethod('GET');
  const site = new SiteStack(app, 'site', { ...props, data, api, certificate: undefined });
  // Tests check all templates; here that would take three times as long as making this one.
  process.env.CDK_VALIDATION = 'false';
  return app.synth().getStackArtifact(site.artifactId).template;
}

/** Writes what the template says of the edge into the file that the gateway reads. */
function main(): void {
  const folder = mkdtempSync(join(tmpdir(), 'rombo-edge-'));
  try {
    const file = fileURLToPath(EDGE_FILE);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, `${JSON.stringify(describeEdge(makeTemplate(folder)), null, 1)}\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

main();
