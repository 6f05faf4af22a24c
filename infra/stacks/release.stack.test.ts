import { describe, expect, it } from 'vitest';
import { definitionOf, propertiesOf, resourcesOf, textOf } from '../test/resources.ts';
import { synthesize } from '../test/synthesize.ts';
import { functionOfParameter, versionParameter } from './live-alias.ts';

const { template } = synthesize();
const withFunctions = ['api', 'site', 'operations'].map((name) => ({ name, of: template(name) }));

/** Aliases of a stack by function name. */
function aliasesOf(of: ReturnType<typeof template>) {
  const functions = resourcesOf(of, 'AWS::Lambda::Function');
  return Object.fromEntries(
    propertiesOf(of, 'AWS::Lambda::Alias').map((alias) => [
      functions[alias.FunctionName.Ref]?.Properties.FunctionName as string,
      alias,
    ]),
  );
}

describe('every function', () => {
  it.each(withFunctions)(
    'of the stack $name has a live alias, at the version of the template or of a parameter',
    ({ of }) => {
      const aliases = aliasesOf(of);
      const functions = propertiesOf(of, 'AWS::Lambda::Function');
      const versions = resourcesOf(of, 'AWS::Lambda::Version');
      expect(Object.keys(aliases).sort()).toEqual(functions.map(({ FunctionName }) => FunctionName).sort());
      for (const [name, alias] of Object.entries(aliases)) {
        const parameter = versionParameter(name.replace('rombo-', ''));
        const [condition, chosen, own] = alias.FunctionVersion['Fn::If'];
        expect([alias.Name, condition, chosen]).toEqual(['live', `Has${parameter}`, { Ref: parameter }]);
        const version = versions[own['Fn::GetAtt'][0]];
        expect([version?.DeletionPolicy, version?.UpdateReplacePolicy]).toEqual(['RetainExceptOnCreate', 'Retain']);
        of.hasParameter(parameter, { Default: '0' });
        expect(functionOfParameter(parameter)).toBe(name.replace('rombo-', ''));
      }
    },
  );

  it.each(withFunctions)('of the stack $name is invoked only through that alias', ({ of }) => {
    const aliases = Object.keys(resourcesOf(of, 'AWS::Lambda::Alias'));
    const isAlias = (value: unknown) => aliases.some((alias) => textOf(value).includes(alias));
    const urls = resourcesOf(of, 'AWS::Lambda::Url');
    for (const { Qualifier } of propertiesOf(of, 'AWS::Lambda::Url')) expect(Qualifier).toBe('live');
    const isUrl = (value: unknown) => Object.keys(urls).some((url) => textOf(value).includes(`<${url}.FunctionArn>`));
    const called = [
      ...propertiesOf(of, 'AWS::Lambda::Permission').map(({ FunctionName }) => FunctionName),
      ...definitionOf(of).operations.map((operation) => operation['x-amazon-apigateway-integration'].uri),
      ...propertiesOf(of, 'AWS::Events::Rule')
        .filter(({ ScheduleExpression }) => ScheduleExpression)
        .flatMap(({ Targets }) => Targets.map(({ Arn }: { Arn: unknown }) => Arn)),
      ...propertiesOf(of, 'AWS::Lambda::EventSourceMapping').map(({ FunctionName }) => FunctionName),
    ];
    expect(called.length).toBeGreaterThan(0);
    expect(called.filter((value) => !isAlias(value) && !isUrl(value))).toEqual([]);
    for (const { Qualifier } of propertiesOf(of, 'AWS::Lambda::EventInvokeConfig'))
      expect(JSON.stringify(Qualifier)).toMatch(/live/);
  });
});

describe('pages and pictures', () => {
  it('have reserved concurrency if the account allows it, with the same template', () => {
    const site = template('site');
    const shares = propertiesOf(site, 'AWS::Lambda::Function').map(
      ({ FunctionName, ReservedConcurrentExecutions: reserved }) => [FunctionName, reserved?.['Fn::If']],
    );
    expect(Object.fromEntries(shares)).toEqual({
      'rombo-render-page': ['IsReserved', 100, { Ref: 'AWS::NoValue' }],
      'rombo-transform-image': ['IsReserved', 20, { Ref: 'AWS::NoValue' }],
    });
    site.hasParameter('ReservedConcurrency', { Default: 'no' });
  });
});
