import { keys, partitions } from '@rombo/functions/data/keys';
import { CfnOutput, Stack, Token } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import type { FunctionOptions } from './bundle-function.ts';
import type { FileGrant, TableGrant } from './grants.ts';
import { bootstrapOf, keyParameters } from './names.ts';
import { acknowledge, acknowledgePrefixes, fileStatements, parameterArn, tableStatement } from './permissions.ts';

const ISSUER = 'token.actions.githubusercontent.com';

/** Stacks that a deployment reads, with their regions, including those of the bootstrap. */
const stacksIn = ({ name, region }: Config): [region: string, stack: string][] => [
  ...['data', 'api', 'site', 'operations'].map((part): [string, string] => [region, `${name}-${part}`]),
  ...['global', 'edge'].map((part): [string, string] => ['us-east-1', `${name}-${part}`]),
  // `check-account.ts` reads the policies' stack in both regions to find one that is not enabled.
  ...[...new Set([region, 'us-east-1'])].flatMap((one): [string, string][] => [
    [one, bootstrapOf(name).policiesStack],
    [one, bootstrapOf(name).toolkitStack],
  ]),
];

/** All files of the built site, in all versions that a rollback may restore. */
const FILES: FileGrant[] = [{ prefix: '', actions: ['GetObject', 'GetObjectVersion', 'PutObject'] }];

/** The account that the smoke test creates and deletes, with its sessions. */
const TEST_ACCOUNT: TableGrant[] = [
  { partition: keys.user('').pk, actions: ['GetItem', 'PutItem', 'DeleteItem'] },
  { partition: partitions.sessions, actions: ['GetItem', 'Query', 'DeleteItem'] },
];

/** Read access for the check before a deployment (`check-account.ts`). */
const READ_ONLY_ACTIONS = [
  'acm:ListCertificates',
  'cloudfront:ListCachePolicies',
  'cloudfront:ListDistributions',
  'cloudfront:ListOriginRequestPolicies',
  'cloudfront:ListResponseHeadersPolicies',
  'lambda:GetAccountSettings',
  'route53:GetHostedZone',
  'route53:ListResourceRecordSets',
  'ses:GetAccount',
  'ses:GetEmailIdentity',
  'sns:ListSubscriptions',
];

/**
 * Creates the role of the deployment workflow of a GitHub repository, if configured. It is assumed through OIDC, so GitHub stores no key.
 */
export function githubRole(scope: Construct, { config, data }: FunctionOptions, distribution: Distribution): void {
  if (!config.githubRepository) return;
  const { partition, account } = Stack.of(scope);
  const role = new Role(scope, 'github-role', {
    roleName: `${config.name}-github`,
    description: `Deployments of ${config.githubRepository}`,
    assumedBy: new WebIdentityPrincipal(`arn:${partition}:iam::${account}:oidc-provider/${ISSUER}`, {
      StringEquals: {
        [`${ISSUER}:aud`]: 'sts.amazonaws.com',
        [`${ISSUER}:sub`]: `repo:${config.githubRepository}:environment:${config.environment ?? 'production'}`,
      },
    }),
  });

  const regions = [...new Set([config.region, 'us-east-1'])];
  const { qualifier, deployRole } = bootstrapOf(config.name);
  // CDK's publishing roles upload the bundles. They can write only to the site's own asset bucket.
  const publishing = regions.map((region) => `cdk-${qualifier}-file-publishing-role-${account}-${region}`);
  const stacksOf = (account: string) =>
    stacksIn(config).map(([region, stack]) => `arn:${partition}:cloudformation:${region}:${account}:stack/${stack}/*`);
  const allow = (actions: string[], resources: string[]) =>
    role.addToPolicy(new PolicyStatement({ actions, resources }));
  allow(
    ['sts:AssumeRole'],
    [deployRole, ...publishing].map((name) => `arn:${partition}:iam::${account}:role/${name}`),
  );
  allow(['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'], stacksOf(account));
  // A rollback sets function versions through stack parameters.
  const withFunctions = stacksOf(account).filter((stack) => /-(api|site|operations)\/\*$/.test(stack));
  allow(['cloudformation:UpdateStack'], withFunctions);
  const functions = `arn:${partition}:lambda:${config.region}:${account}:function:${config.name}-*`;
  allow(['lambda:GetAlias', 'lambda:GetFunctionConcurrency', 'lambda:ListVersionsByFunction'], [functions]);
  // An ARN with a qualifier allows deleting versions, never a function. The tag excludes sites whose name begins with this one's.
  role.addToPolicy(
    new PolicyStatement({
      actions: ['lambda:DeleteFunction'],
      resources: [`${functions}:*`],
      conditions: { StringEquals: { 'aws:ResourceTag/site': config.name } },
    }),
  );
  allow(READ_ONLY_ACTIONS, ['*']);
  const keyNames = Object.values(keyParameters(config.name)).map((name) => parameterArn(scope, name));
  allow(['ssm:PutParameter', 'ssm:AddTagsToResource'], keyNames);
  allow(['cloudfront:CreateInvalidation'], [distribution.distributionArn]);
  for (const grant of TEST_ACCOUNT) role.addToPolicy(tableStatement(data.table, grant));
  for (const statement of fileStatements(data.files, FILES)) role.addToPolicy(statement);
  acknowledgePrefixes(role, data.files, FILES);
  const shownAccount = Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
  const shownFunctions = `arn:aws:lambda:${config.region}:${shownAccount}:function:${config.name}-*`;
  acknowledge(role, {
    [`AwsSolutions-IAM5[Resource::${shownFunctions}]`]:
      'The functions of a site are those that begin with its name; their aliases and versions are read.',
    [`AwsSolutions-IAM5[Resource::${shownFunctions}:*]`]: 'Versions that no release names any more are numbers.',
    'AwsSolutions-IAM5[Resource::*]': 'What a deployment looks at before it begins has no name yet, or none at all.',
  });
  for (const stack of stacksOf(shownAccount)) {
    acknowledge(role, { [`AwsSolutions-IAM5[Resource::${stack}]`]: 'A stack is named whole: what follows is its id.' });
  }

  new CfnOutput(scope, 'DeployRoleArn', { value: role.roleArn });
}
