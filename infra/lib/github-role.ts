import { CfnOutput, DefaultStackSynthesizer, Stack, type StackProps, Token } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { acknowledge } from './acknowledge.ts';
import type { DataStack } from './data-stack.ts';
import type { FileGrant } from './grants.ts';
import { acknowledgePrefixes, fileStatements } from './statements.ts';

const ISSUER = 'token.actions.githubusercontent.com';

/** The environment of the repository in which the workflow deploys. */
const ENVIRONMENT = 'production';

/** The roles of CDK that a deployment takes on: it looks up, publishes the functions' code, and starts CloudFormation. */
const CDK_ROLES = ['deploy', 'file-publishing', 'lookup'];

/** The stacks whose outputs a deployment reads. */
const READ = ['data', 'api', 'site'];

/** Every file of the built site. */
const FILES: FileGrant[] = [{ prefix: '', actions: ['PutObject'] }];

interface GithubStackProps extends StackProps {
  config: Config & { githubRepository: string };
  data: DataStack;
  site: { files: Bucket; distribution: Distribution };
}

/** Role of the deployment workflow of one GitHub repository, assumed by OIDC, so that GitHub stores no key. */
export class GithubStack extends Stack {
  constructor(scope: Construct, id: string, { config, data, site, ...props }: GithubStackProps) {
    super(scope, id, props);
    const { partition, account } = this;
    const role = new Role(this, 'role', {
      roleName: `${config.name}-github`,
      description: `What ${config.githubRepository} deploys as`,
      assumedBy: new WebIdentityPrincipal(`arn:${partition}:iam::${account}:oidc-provider/${ISSUER}`, {
        StringEquals: {
          [`${ISSUER}:aud`]: 'sts.amazonaws.com',
          [`${ISSUER}:sub`]: `repo:${config.githubRepository}:environment:${ENVIRONMENT}`,
        },
      }),
    });

    const regions = [...new Set([config.region, 'us-east-1'])];
    const cdkRole = (name: string, region: string) =>
      `arn:${partition}:iam::${account}:role/cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-${name}-role-${account}-${region}`;
    const stackOf = (name: string, account: string) =>
      `arn:${partition}:cloudformation:${config.region}:${account}:stack/${config.name}-${name}/*`;
    const allow = (actions: string[], resources: string[]) =>
      role.addToPolicy(new PolicyStatement({ actions, resources }));
    allow(
      ['sts:AssumeRole'],
      regions.flatMap((region) => CDK_ROLES.map((name) => cdkRole(name, region))),
    );
    allow(
      ['cloudformation:DescribeStacks'],
      READ.map((name) => stackOf(name, account)),
    );
    allow(['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'], [data.signingKeysArn]);
    allow(['cloudfront:CreateInvalidation'], [site.distribution.distributionArn]);
    for (const statement of fileStatements(site.files, FILES)) role.addToPolicy(statement);
    acknowledgePrefixes(role, site.files, FILES);
    const known = Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
    for (const name of READ) {
      acknowledge(role, {
        [`AwsSolutions-IAM5[Resource::${stackOf(name, known)}]`]: 'A stack is named whole: what follows is its id.',
      });
    }

    new CfnOutput(this, 'DeployRoleArn', { value: role.roleArn });
  }
}
