import { describe, expect, it } from 'vitest';
import { listOf, propertiesOf, resourcesOf, type Statement, textOf } from '../test/resources.ts';
import { synthesize } from '../test/synthesize.ts';

const template = synthesize({ githubRepository: 'rombo@12/site@34' }).template('operations');
const [id, role] =
  Object.entries(resourcesOf(template, 'AWS::IAM::Role')).find(
    ([, { Properties }]) => Properties.RoleName === 'rombo-github',
  ) ?? [];
const policy = propertiesOf(template, 'AWS::IAM::Policy').find(({ Roles }) => Roles[0].Ref === id);

const statements: Statement[] = policy?.PolicyDocument.Statement ?? [];
const rights = statements.map(({ Effect, Action, Resource }) => ({
  effect: Effect,
  actions: listOf(Action),
  resources: listOf(Resource).map(textOf),
}));
const resourcesFor = (action: string) =>
  rights.filter(({ actions }) => actions.includes(action)).flatMap(({ resources }) => resources);

describe('the role of GitHub', () => {
  it('trusts only the environment "production" of the repository, with AWS as audience', () => {
    const { Statement } = role?.Properties.AssumeRolePolicyDocument ?? {};
    expect(Statement).toHaveLength(1);
    expect(Statement[0]).toMatchObject({
      Action: 'sts:AssumeRoleWithWebIdentity',
      Condition: {
        StringEquals: {
          'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
          'token.actions.githubusercontent.com:sub': 'repo:rombo@12/site@34:environment:production',
        },
      },
    });
    expect(textOf(Statement[0].Principal.Federated)).toMatch(/:oidc-provider\/token\.actions\.githubusercontent\.com$/);
  });

  it('trusts the environment "staging" for the staging site', () => {
    const staging = synthesize({
      environment: 'staging',
      githubRepository: 'rombo/site',
      notifyEmail: 'info@example.com',
      password: 'parola-di-prova',
    });
    const roles = propertiesOf(staging.template('operations'), 'AWS::IAM::Role');
    const found = roles.find(({ RoleName }) => RoleName === 'rombo-staging-github');
    expect(JSON.stringify(found)).toContain('repo:rombo/site:environment:staging');
    const policies = JSON.stringify(staging.template('operations').findResources('AWS::IAM::Policy'));
    expect(policies).toContain('role/rombo-staging-deploy');
    expect(policies).not.toMatch(/role\/(rombo-deploy|cdk-rombo-|cdk-hnb659fds-)/);
  });

  it('has the permissions of `npm run deploy`, and may assume the roles of its own bootstrap', () => {
    expect(rights.flatMap(({ actions }) => actions).sort()).toEqual([
      'acm:ListCertificates',
      'cloudformation:DescribeStacks',
      'cloudformation:GetTemplate',
      'cloudformation:UpdateStack',
      'cloudfront:CreateInvalidation',
      ...['CachePolicies', 'Distributions', 'OriginRequestPolicies', 'ResponseHeadersPolicies'].map(
        (list) => `cloudfront:List${list}`,
      ),
      ...['DeleteItem', 'DeleteItem', 'GetItem', 'GetItem', 'PutItem', 'Query'].map((action) => `dynamodb:${action}`),
      'lambda:DeleteFunction',
      'lambda:GetAccountSettings',
      'lambda:GetAlias',
      'lambda:GetFunctionConcurrency',
      'lambda:ListVersionsByFunction',
      'route53:GetHostedZone',
      'route53:ListResourceRecordSets',
      's3:GetObject',
      's3:GetObjectVersion',
      's3:ListBucket',
      's3:PutObject',
      'ses:GetAccount',
      'ses:GetEmailIdentity',
      'sns:ListSubscriptions',
      'ssm:AddTagsToResource',
      'ssm:PutParameter',
      'sts:AssumeRole',
    ]);
    expect(rights.map(({ effect }) => effect)).toEqual(Array(12).fill('Allow'));
    const roles = resourcesFor('sts:AssumeRole').map((arn) => arn.split(':role/')[1]?.replace(/<.*?>/, 'ACCOUNT'));
    expect(roles.sort()).toEqual([
      'cdk-rombo-file-publishing-role-ACCOUNT-eu-south-1',
      'cdk-rombo-file-publishing-role-ACCOUNT-us-east-1',
      'rombo-deploy',
    ]);
    const stacks = resourcesFor('cloudformation:DescribeStacks').map((resource) =>
      resource.replace(/^.*:cloudformation:([\w-]+):.*:stack\//, '$1 '),
    );
    const own = ['api', 'data', 'operations', 'site', 'bootstrap', 'toolkit'].map(
      (part) => `eu-south-1 rombo-${part}/*`,
    );
    const global = ['edge', 'global', 'bootstrap', 'toolkit'].map((part) => `us-east-1 rombo-${part}/*`);
    expect(stacks.sort()).toEqual([...own, ...global].sort());
    const wild = rights.filter(({ resources }) => resources.includes('*'));
    expect(wild.flatMap(({ actions }) => actions).filter((action) => !/:(Get|List)/.test(action))).toEqual([]);
  });

  it('may delete versions of the functions of its own site, but no function', () => {
    expect(resourcesFor('lambda:DeleteFunction').map((arn) => arn.split(':function:')[1])).toEqual(['rombo-*:*']);
    const deletion = statements.find(({ Action }) => Action === 'lambda:DeleteFunction');
    // `rombo-*` matches functions of `rombo-staging` too, which have another tag.
    expect(deletion?.Condition).toEqual({ StringEquals: { 'aws:ResourceTag/site': 'rombo' } });
  });
});
