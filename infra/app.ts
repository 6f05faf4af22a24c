import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { readConfig } from './config.ts';
import { createStacks } from './lib/stacks.ts';

const app = new App();
createStacks(
  app,
  readConfig((key) => app.node.tryGetContext(key)),
);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
app.synth();
