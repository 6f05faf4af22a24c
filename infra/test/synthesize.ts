import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileName, routeNames } from '@rombo/shared/contract/routes';
import { App, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { readConfig } from '../config.ts';
import { createStacks } from '../stacks/stacks.ts';

const eventFunctions = [
  'purge-cache',
  'make-pictures',
  'notify-contact',
  'sweep-media',
  'publish-products',
  'sweep-assets',
  'measure-usage',
  'make-archive',
  'count-visits',
  'transform-image',
  'render-page',
];

/** Creates placeholder bundles, because templates do not depend on the code of functions. */
function makeBundles(folder: string): string {
  for (const name of [...routeNames.map(fileName), ...eventFunctions]) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'index.mjs'), `export const handler = () => '${name}';\n`);
  }
  return folder;
}

interface Report {
  pluginReports: { violations: { ruleName: string; violatingResources: { constructPath?: string }[] }[] }[];
}

const readReports = (folder: string): Report['pluginReports'] =>
  (JSON.parse(readFileSync(join(folder, 'validation-report.json'), 'utf8')) as Report).pluginReports;

/**
 * Throws if references in a template are circular, which CloudFormation refuses. CDK's check covers properties and `DependsOn`, so every
 * attribute of a resource (such as `UpdatePolicy`) is presented as a property, and every condition as a resource.
 */
function searchCircles({ Resources = {}, Conditions = {} }: { Resources?: object; Conditions?: object }): void {
  const refer = (name: string) => ({ Ref: `condition ${name}` });
  const expose = (attributes: unknown): unknown =>
    JSON.parse(JSON.stringify(attributes), (key, value) => {
      if (key === 'Condition' && typeof value === 'string') return refer(value);
      return key === 'Fn::If' ? [refer(value[0]), ...value.slice(1)] : value;
    });
  const nodes = [
    ...Object.entries(Resources).map(([id, resource]) => [
      id,
      { DependsOn: resource.DependsOn, Properties: expose(resource) },
    ]),
    ...Object.entries(Conditions).map(([name, of]) => [refer(name).Ref, { Properties: expose(of) }]),
  ];
  Template.fromJSON({ Resources: Object.fromEntries(nodes) });
}

function make(choices: Record<string, string>, isChecked = false) {
  const folder = mkdtempSync(join(tmpdir(), 'rombo-templates-'));
  const settings = JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8'));
  // Skips installing native code for placeholder bundles.
  const context = { ...settings.context, 'aws:cdk:bundling-stacks': [] };
  const app = new App({ outdir: join(folder, 'out'), context, analyticsReporting: false });
  const config = readConfig((key) => choices[key], {});
  createStacks(app, config, makeBundles(join(folder, 'bundles')));
  // CDK's own validation takes longer than synthesis.
  process.env.CDK_VALIDATION = String(isChecked);
  if (isChecked) Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  const assembly = app.synth();
  const findings = (isChecked ? readReports(join(folder, 'out')) : []).flatMap(({ violations }) =>
    violations.map(({ ruleName, violatingResources }) => ({
      rule: ruleName,
      where: violatingResources.map(({ constructPath }) => constructPath),
    })),
  );
  for (const { template } of assembly.stacks) searchCircles(template);
  const templates = new Map(assembly.stacks.map(({ stackName, template }) => [stackName, Template.fromJSON(template)]));
  rmSync(folder, { recursive: true });
  const template = (name: string) => {
    const found = templates.get(`${config.name}-${name}`);
    if (!found) throw new Error(`There is no stack ${name}`);
    return found;
  };
  const tags = Object.fromEntries(assembly.stacks.map((stack) => [stack.stackName, stack.tags]));
  return { names: [...templates.keys()], tags, templates: Object.fromEntries(templates), template, findings };
}

const made = new Map<string, ReturnType<typeof make>>();

/** Findings of cdk-nag and CDK in the templates of a site. Slower than `synthesize`. */
export const findingsOf = (choices: Record<string, string>) => make(choices, true).findings;

/** Synthesizes the templates of a site, once per configuration. */
export function synthesize(choices: Record<string, string> = {}) {
  const key = JSON.stringify(choices);
  const site = made.get(key) ?? make(choices);
  made.set(key, site);
  return site;
}
