import { writeFileSync } from 'node:fs';
import { App, CliCredentialsStackSynthesizer } from 'aws-cdk-lib';
import { readConfig } from '../../config.ts';
import { createStacks } from '../../stacks/stacks.ts';
import { adaptTemplate } from './adapt-template.ts';

/** The same stacks, deployed with the credentials at hand: the roles that CDK makes for itself are not what is tried here. */
const app = new App({ defaultStackSynthesizer: new CliCredentialsStackSynthesizer(), analyticsReporting: false });
createStacks(
  app,
  readConfig((key) => app.node.tryGetContext(key)),
);
for (const { template, templateFullPath } of app.synth().stacks)
  writeFileSync(templateFullPath, JSON.stringify(adaptTemplate(template)));
