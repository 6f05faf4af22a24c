import { App, DefaultStackSynthesizer, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { readConfig } from './config.ts';
import { bootstrapOf } from './stacks/names.ts';
import { createStacks } from './stacks/stacks.ts';

// Only an App can read CDK's context, and the settings of the real app depend on the configuration in it.
const { node } = new App({ autoSynth: false });
const config = readConfig((key) => node.tryGetContext(key));
const { qualifier, deployRole } = bootstrapOf(config.name);
const role = `arn:aws:iam::\${AWS::AccountId}:role/${deployRole}`;
const app = new App({
  defaultStackSynthesizer: new DefaultStackSynthesizer({ qualifier, deployRoleArn: role, lookupRoleArn: role }),
});
createStacks(app, config);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
app.synth();
