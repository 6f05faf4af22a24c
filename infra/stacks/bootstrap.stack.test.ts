import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listOf, type Statement, statementsOf } from '../test/resources.ts';
import { synthesize } from '../test/synthesize.ts';
import { bootstrapOf } from './names.ts';

type Bound = Omit<Statement, 'Resource'> & { Sid: string; Resource: string | string[] };

const ACCOUNT = '123456789012';

/** Statements of `infra/bootstrap/policies.json` with the parameters of a site resolved. */
function policiesOf(site: string, zones = ['Z123']) {
  const values: Record<string, string> = {
    Site: site,
    Qualifier: bootstrapOf(site).qualifier,
    'AWS::AccountId': ACCOUNT,
    Zones: zones.join(',arn:aws:route53:::hostedzone/'),
  };
  const resolve = (_: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    const [[kind, of] = []] = Object.entries(value);
    if (kind === 'Ref') return values[of];
    if (kind === 'Fn::Split') return of[1].split(of[0]);
    if (kind === 'Fn::Sub') return listOf(of)[0].replace(/\$\{([\w:]+)\}/g, (_: string, name: string) => values[name]);
    return value;
  };
  const text = readFileSync(new URL('../bootstrap/policies.json', import.meta.url), 'utf8');
  // A reviver resolves from the inside out.
  const { Deployment, Boundary, Deploy } = JSON.parse(text, resolve).Resources;
  return {
    deployment: Deployment.Properties.PolicyDocument.Statement as Bound[],
    boundary: Boundary.Properties.PolicyDocument.Statement as Bound[],
    deploy: Deploy.Properties.Policies[0].PolicyDocument.Statement as Bound[],
  };
}

const fits = (pattern: string, text: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  ).test(text);

/** Returns the statements that allow an action on a resource. Ignores conditions. */
const allowing = (statements: Bound[], action: string, resource?: string): Bound[] =>
  statements.filter(
    ({ Effect, Action, Resource }) =>
      Effect === 'Allow' &&
      listOf(Action).some((pattern) => fits(pattern, action)) &&
      (!resource || listOf(Resource).some((pattern) => fits(pattern, resource))),
  );

const zone = { domain: 'www.example.com', hostedZoneId: 'Z123', hostedZoneName: 'example.com' };
const choices = { ...zone, backupVault: 'locked', notifyEmail: 'info@example.com', githubRepository: 'rombo/site' };
// Messages are sent by SES or by SNS.
const templates = [{ ...choices, sender: 'noreply@example.com' }, choices].flatMap((one) =>
  Object.entries(synthesize(one).templates),
);
const resources = templates.flatMap(([stack, template]) =>
  // biome-ignore lint/suspicious/noExplicitAny: properties depend on the resource type
  Object.entries<any>(template.toJSON().Resources).map(([id, { Type, Properties }]) => ({
    stack,
    id,
    Type,
    Properties,
  })),
);
type Made = (typeof resources)[number];

/** ARN of a resource by its name, or by a generated name that starts with the stack's. */
const named =
  (service: string, prefix: string, property?: string) =>
  ({ stack, id, Properties }: Made) =>
    `arn:aws:${service}:eu-south-1:${ACCOUNT}:${prefix}${(property && Properties[property]) || `${stack}-${id}-1`}`;
const unnamed = (service: string) => () => `arn:aws:${service}:eu-south-1:${ACCOUNT}:x/1`;
/** ARN for resources that belong to a function. */
const ofFunction = () => `arn:aws:lambda:eu-south-1:${ACCOUNT}:function:rombo-x`;

const addresses: Record<string, [action: string, address: (made: Made) => string]> = {
  'AWS::ApiGateway': ['apigateway:POST', unnamed('apigateway')],
  'AWS::Backup::BackupVault': ['backup:CreateBackupVault', named('backup', 'backup-vault:', 'BackupVaultName')],
  'AWS::Backup': ['backup:CreateBackupPlan', () => `arn:aws:backup:eu-south-1:${ACCOUNT}:backup-plan:1`],
  'AWS::Budgets::Budget': [
    'budgets:ModifyBudget',
    ({ Properties }) => `arn:aws:budgets::${ACCOUNT}:budget/${Properties.Budget.BudgetName}`,
  ],
  'AWS::CertificateManager': ['acm:RequestCertificate', unnamed('acm')],
  'AWS::CloudFront': ['cloudfront:CreateDistribution', unnamed('cloudfront')],
  'AWS::CloudWatch::Alarm': ['cloudwatch:PutMetricAlarm', named('cloudwatch', 'alarm:', 'AlarmName')],
  'AWS::DynamoDB::Table': ['dynamodb:CreateTable', named('dynamodb', 'table/', 'TableName')],
  'AWS::Events::Rule': ['events:PutRule', named('events', 'rule/', 'Name')],
  'AWS::IAM': [
    'iam:CreateRole',
    ({ stack, id, Properties }) => `arn:aws:iam::${ACCOUNT}:role/${Properties.RoleName ?? `${stack}-${id}`}`,
  ],
  'AWS::Lambda::Function': ['lambda:CreateFunction', named('lambda', 'function:', 'FunctionName')],
  'AWS::Lambda': ['lambda:CreateAlias', ofFunction],
  'AWS::Lambda::LayerVersion': ['lambda:PublishLayerVersion', named('lambda', 'layer:', 'LayerName')],
  'AWS::Lambda::EventSourceMapping': ['lambda:CreateEventSourceMapping', unnamed('lambda')],
  'AWS::Logs::LogGroup': ['logs:CreateLogGroup', named('logs', 'log-group:', 'LogGroupName')],
  'AWS::Logs': ['logs:CreateDelivery', unnamed('logs')],
  'AWS::Logs::MetricFilter': [
    'logs:PutMetricFilter',
    () => `arn:aws:logs:eu-south-1:${ACCOUNT}:log-group:/aws/vendedlogs/rombo-edge`,
  ],
  'AWS::Route53::HealthCheck': ['route53:CreateHealthCheck', unnamed('route53')],
  'AWS::Route53::RecordSet': [
    'route53:ChangeResourceRecordSets',
    ({ Properties }) => `arn:aws:route53:::hostedzone/${Properties.HostedZoneId}`,
  ],
  'AWS::S3': ['s3:PutBucketPolicy', ({ stack, id }) => `arn:aws:s3:::${stack}-${id.toLowerCase()}-1`],
  'AWS::SNS': ['sns:CreateTopic', named('sns', '')],
  'AWS::SQS': ['sqs:CreateQueue', named('sqs', '')],
  'AWS::SSM::Parameter': [
    'ssm:PutParameter',
    ({ Properties }) => `arn:aws:ssm:eu-south-1:${ACCOUNT}:parameter${Properties.Name}`,
  ],
  // CloudFormation generates a name from the logical id alone.
  'AWS::SecretsManager::Secret': [
    'secretsmanager:CreateSecret',
    ({ id }) => `arn:aws:secretsmanager:eu-south-1:${ACCOUNT}:secret:${id}-a1b2c3-d4e5f6`,
  ],
};

const addressOf = (made: Made) => addresses[made.Type] ?? addresses[made.Type.split('::').slice(0, 2).join('::')];

describe('the permissions of CloudFormation', () => {
  const { deployment } = policiesOf('rombo');

  it('allow it to create each resource of the site', () => {
    for (const made of resources) {
      const [action, address] = addressOf(made) ?? [];
      if (!action || !address) throw new Error(`${made.Type} is not in policies.json`);
      expect(allowing(deployment, action, address(made)), `${made.Type} ${address(made)}`).not.toEqual([]);
    }
  });

  it('allow versions of the layer of the site to be used and deleted, and of no other layer', () => {
    const version = (layer: string) => `arn:aws:lambda:eu-south-1:${ACCOUNT}:layer:${layer}:1`;
    for (const action of ['lambda:GetLayerVersion', 'lambda:DeleteLayerVersion']) {
      expect(allowing(deployment, action, version('rombo-sharp')), action).toHaveLength(1);
      for (const other of ['rombo-staging-sharp', 'rombo-sharpness'])
        expect(allowing(deployment, action, version(other)), `${action} ${other}`).toEqual([]);
    }
  });

  it('exclude tables, buckets, functions, queues, zones and roles of other sites', () => {
    const { deployment: staging } = policiesOf('rombo-staging', ['NONE']);
    const tagged = ['acm', 'apigateway', 'cloudfront', 'secretsmanager'];
    for (const made of resources.filter(
      ({ Type }) => !/HealthCheck|EventSourceMapping|Delivery|Backup(Plan|Selection)/.test(Type),
    )) {
      const [action, address] = addressOf(made) ?? [];
      if (!action || !address || tagged.some((service) => action.startsWith(service))) continue;
      expect(allowing(staging, action, address(made)), made.Type).toEqual([]);
    }
  });

  it('deny changes to unnamed resources that another site has tagged', () => {
    const [denied] = deployment.filter(({ Effect }) => Effect === 'Deny');
    const tag = 'aws:ResourceTag/site';
    expect(denied?.Condition).toEqual({ StringNotEquals: { [tag]: 'rombo' }, Null: { [tag]: 'false' } });
    const isDenied = (action: string) => listOf(denied?.Action ?? []).some((pattern) => fits(pattern, action));
    for (const action of ['acm:DeleteCertificate', 'apigateway:DELETE', 'cloudfront:UpdateDistribution'])
      expect(isDenied(action), action).toBe(true);
    for (const action of ['iam:UpdateAssumeRolePolicy', 'lambda:DeleteFunction'])
      expect(isDenied(action), action).toBe(true);
    for (const { Type, Properties } of resources.filter(({ Type }) =>
      /Distribution|RestApi|Certificate|Secret$|Lambda::Function$/.test(Type),
    ))
      expect(Properties.Tags, Type).toContainEqual({ Key: 'site', Value: 'rombo' });
  });

  it('tag no secret that somebody else created', () => {
    const foreign = `arn:aws:secretsmanager:eu-south-1:${ACCOUNT}:secret:payments-a1b2c3`;
    for (const { Condition } of allowing(deployment, 'secretsmanager:TagResource', foreign))
      expect(Condition).toEqual({ StringEquals: { 'aws:ResourceTag/site': 'rombo' } });
  });

  it('deny changes to the roles that start deployments, and to no role of the site', () => {
    const denied = deployment.filter(({ Effect, Condition }) => Effect === 'Deny' && !Condition);
    expect(denied.map(({ Action }) => Action)).toEqual([['iam:*']]);
    const isDenied = (role: string) => denied.some(({ Resource }) => listOf(Resource).some((one) => fits(one, role)));
    for (const site of ['rombo', 'rombo-staging'])
      expect(isDenied(`arn:aws:iam::${ACCOUNT}:role/${bootstrapOf(site).deployRole}`)).toBe(true);
    const roles = resources.filter(({ Type }) => Type === 'AWS::IAM::Role');
    for (const made of roles) expect(isDenied(addressOf(made)?.[1](made) ?? ''), made.id).toBe(false);
  });

  it('allow roles only within the boundary, and no change of boundary or users', () => {
    const boundary = { StringEquals: { 'iam:PermissionsBoundary': `arn:aws:iam::${ACCOUNT}:policy/rombo-boundary` } };
    for (const action of ['CreateRole', 'PutRolePolicy', 'AttachRolePolicy', 'PutRolePermissionsBoundary'])
      for (const { Condition } of allowing(deployment, `iam:${action}`)) expect(Condition).toMatchObject(boundary);
    const denied =
      'CreatePolicyVersion DeleteRolePermissionsBoundary CreateUser CreateAccessKey SetDefaultPolicyVersion';
    for (const action of denied.split(' ')) expect(allowing(deployment, `iam:${action}`)).toEqual([]);
    for (const { Properties } of resources.filter(({ Type }) => Type === 'AWS::IAM::Role'))
      expect(JSON.stringify(Properties.PermissionsBoundary)).toContain(':policy/rombo-boundary');
  });
});

describe('the boundary of roles', () => {
  it('allows each role its own permissions', () => {
    const { boundary } = policiesOf('rombo');
    const statements = resources.flatMap((made): Statement[] => {
      if (made.Type === 'AWS::IAM::Policy') return made.Properties.PolicyDocument.Statement;
      return made.Type === 'AWS::IAM::Role' ? statementsOf(made) : [];
    });
    const actions = new Set(statements.flatMap(({ Action }) => listOf(Action)));
    expect(actions.size).toBeGreaterThan(30);
    for (const action of actions) expect(allowing(boundary, action), action).not.toEqual([]);
  });

  it('allows no change of roles, and assuming only roles of its own deployment', () => {
    const { boundary } = policiesOf('rombo-staging');
    expect(boundary.flatMap(({ Action }) => listOf(Action)).filter((action) => /^(iam:|\*)/.test(action))).toEqual([]);
    const ofCdk = ['file-publishing', 'deploy'].map((name) => `cdk-rombo-${name}-role-1-eu-south-1`);
    for (const role of ['rombo-deploy', ...ofCdk])
      expect(allowing(boundary, 'sts:AssumeRole', `arn:aws:iam::${ACCOUNT}:role/${role}`), role).toEqual([]);
    expect(allowing(boundary, 'sts:AssumeRole', `arn:aws:iam::${ACCOUNT}:role/rombo-staging-deploy`)).toHaveLength(1);
  });
});

it('the role that starts CloudFormation changes only stacks of its own site, with its own execution role', () => {
  const { deploy } = policiesOf('rombo-staging');
  const stack = (name: string) => `arn:aws:cloudformation:eu-south-1:${ACCOUNT}:stack/${name}/1`;
  for (const action of ['CreateChangeSet', 'UpdateStack', 'DeleteStack']) {
    expect(allowing(deploy, `cloudformation:${action}`, stack('rombo-staging-api'))).toHaveLength(1);
    expect(allowing(deploy, `cloudformation:${action}`, stack('rombo-api'))).toEqual([]);
  }
  const [pass] = allowing(deploy, 'iam:PassRole');
  expect(pass?.Resource).toBe(
    `arn:aws:iam::${ACCOUNT}:role/cdk-${bootstrapOf('rombo-staging').qualifier}-cfn-exec-role-*`,
  );
});

it('policies stay below the IAM size limit with the longest site name', () => {
  for (const statements of Object.values(
    policiesOf('a'.repeat(20), ['Z0123456789ABCDEFGHIJ', 'Z0123456789ABCDEFGHIK']),
  ))
    expect(JSON.stringify({ Version: '2012-10-17', Statement: statements }).length).toBeLessThan(6144);
});

it('every site has a separate bootstrap', () => {
  const names = ['rombo', 'rombo-staging', 'rombo-staging2', 'rombostaging'];
  const qualifiers = names.map((name) => bootstrapOf(name).qualifier);
  expect(new Set(qualifiers).size).toBe(names.length);
  for (const qualifier of qualifiers) expect(qualifier).toMatch(/^[a-z0-9]{1,10}$/);
});
