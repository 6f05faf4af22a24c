import { ErrorBody } from '@rombo/shared/contract/errors';
import { methodsOf } from '@rombo/shared/contract/route';
import { fileName, routeNames, routes } from '@rombo/shared/contract/routes';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  definitionOf,
  inlineSizes,
  listOf,
  permissionsOf,
  propertiesOf,
  resourcesOf,
  statementsOf,
  textOf,
} from '../test/resources.ts';
import { synthesize } from '../test/synthesize.ts';
import type { Grant } from './grants.ts';
import { grants } from './grants.ts';

const api = synthesize().template('api');
const functions = propertiesOf(api, 'AWS::Lambda::Function');

/** Expected permissions of a grant and actual permissions of a policy, one line each in the same format. */
const wanted = ({ table, files = [], signingKeys, sealKeys }: Grant): string[] => [
  ...table.flatMap(({ partition, actions }) => actions.map((action) => `dynamodb:${action} ${partition}`)),
  ...files.flatMap(({ prefix, actions }) => actions.map((action) => `s3:${action} ${prefix}*`)),
  ...(files.some(({ actions }) => actions.includes('GetObject')) ? ['s3:ListBucket bucket'] : []),
  ...(signingKeys ? [`ssm:GetParameter signing-keys`] : []),
  ...(sealKeys ? [`ssm:GetParameter seal-keys`] : []),
];
describe('the API stack', () => {
  it('has one function for each route and no other', () => {
    const names = functions.map(({ FunctionName }) => FunctionName);
    expect(names.sort()).toEqual(routeNames.map((name) => `rombo-${fileName(name)}`).sort());
  });

  it.each(routeNames)('gives %s exactly the permissions of grants.ts', (name) => {
    const rights = permissionsOf(api, `rombo-${fileName(name)}`);
    expect(new Set(rights)).toEqual(new Set(wanted(grants[name])));
  });

  it('runs every function on Node 24 and arm64, with traces and log retention', () => {
    const expected = { Runtime: 'nodejs24.x', Architectures: ['arm64'], TracingConfig: { Mode: 'Active' } };
    for (const fn of functions) expect(fn).toMatchObject(expected);
    const logs = propertiesOf(api, 'AWS::Logs::LogGroup');
    expect(logs.map(({ RetentionInDays }) => RetentionInDays)).toEqual([30, 30]);
  });

  it('gives routes that decode pictures or pack files time and memory for it within the timeout of API Gateway, and others less', () => {
    for (const name of routeNames) {
      const { Timeout, MemorySize } = functions.find(({ FunctionName }) => FunctionName === `rombo-${fileName(name)}`);
      const isLong =
        routes[name].body?.kind === 'multipart' || ['createPriceList', 'createExport', 'applyImport'].includes(name);
      if (isLong) expect([Timeout, MemorySize]).toEqual([28, 1769]);
      else expect(Timeout).toBe(10);
    }
  });

  it('grants no wildcard resource except for traces, and no wildcard action', () => {
    const statements = Object.values(resourcesOf(api, 'AWS::IAM::Role')).flatMap(statementsOf);
    expect(statements.length).toBeGreaterThan(functions.length);
    const wild = statements.filter(({ Resource }) => listOf(Resource).includes('*'));
    expect(new Set(wild.flatMap(({ Action }) => Action))).toEqual(
      new Set(['xray:PutTraceSegments', 'xray:PutTelemetryRecords']),
    );
    expect(statements.flatMap(({ Action }) => Action).filter((action) => action.includes('*'))).toEqual([]);
  });

  it('has a method for each route, and HEAD for each public read, all of which require the key', () => {
    const { operations } = definitionOf(api);
    const wanted = routeNames.flatMap((name) =>
      methodsOf(routes[name]).map((method) => `${method} ${routes[name].path}`),
    );
    expect(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(wanted.sort());
    for (const {
      security,
      'x-amazon-apigateway-integration': { type, uri },
    } of operations) {
      expect([security, type]).toEqual([[{ key: [] }], 'aws_proxy']);
      expect(textOf(uri)).toMatch(/^arn:aws:apigateway:[\w-]+:lambda:path\/2015-03-31\/functions\/<\w+>\/invocations$/);
    }
  });

  it('has one role that invokes functions through their aliases, and no resource-based permissions', () => {
    api.resourceCountIs('AWS::Lambda::Permission', 0);
    const callers = Object.values(resourcesOf(api, 'AWS::IAM::Role'))
      .flatMap(statementsOf)
      .filter(({ Action }) => listOf(Action).includes('lambda:InvokeFunction'));
    const called = callers.flatMap(({ Resource }) => listOf(Resource).map(textOf));
    const aliases = Object.keys(resourcesOf(api, 'AWS::Lambda::Alias')).map((id) => `<${id}>`);
    expect(called.sort()).toEqual(aliases.sort());
  });

  it("leaves room for twenty more routes under CloudFormation's limits of 500 resources and 200 parameters", () => {
    const { Resources, Parameters } = api.toJSON();
    const ofRoutes = /^AWS::(Lambda::(Function|Version|Alias)|IAM::Role)$/;
    const types = Object.values(Resources as Record<string, { Type: string }>).map(({ Type }) => Type);
    const perRoute = types.filter((type) => ofRoutes.test(type)).length / routeNames.length;
    expect(types.length + 20 * perRoute).toBeLessThanOrEqual(500);
    expect(Object.keys(Parameters).length + 20).toBeLessThanOrEqual(200);
  });

  // The role that calls the functions is the next to reach it: 9,658, and about 100 more for each route.
  it("keeps the inline policies of each role under IAM's limit of 10,240 characters, with the longest names", () => {
    for (const [stack, template] of Object.entries(
      synthesize({ name: 'n'.repeat(20), region: 'ap-southeast-2' }).templates,
    ))
      for (const [role, size] of inlineSizes(template)) expect(size, `${stack} ${role}`).toBeLessThanOrEqual(10_240);
  });

  it('logs no IP address and no request content', () => {
    const [stage] = propertiesOf(api, 'AWS::ApiGateway::Stage');
    const { Format } = stage.AccessLogSetting;
    expect(Object.keys(JSON.parse(Format))).toContain('status');
    expect(Format).not.toMatch(/identity|sourceIp|userAgent|caller|header|querystring|\$context\.path|authorizer/i);
  });

  it('sends gateway errors in the shape of API errors, and 404 for an unknown route', () => {
    const { answers } = definitionOf(api);
    for (const { responseTemplates } of Object.values(answers))
      for (const body of Object.values(responseTemplates)) expect(v.is(ErrorBody, JSON.parse(body))).toBe(true);
    expect(answers.MISSING_AUTHENTICATION_TOKEN?.statusCode).toBe(404);
  });

  it('retains the account-wide role for logs, which other APIs use too', () => {
    const [account] = Object.values(resourcesOf(api, 'AWS::ApiGateway::Account'));
    const roles = resourcesOf(api, 'AWS::IAM::Role');
    const role = roles[account?.Properties.CloudWatchRoleArn['Fn::GetAtt'][0]];
    expect([account?.DeletionPolicy, role?.DeletionPolicy]).toEqual(['Retain', 'Retain']);
  });
});
