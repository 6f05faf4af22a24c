import { describe, expect, it } from 'vitest';
import { definitionOf, type Resource, resourcesOf, textOf } from '../test/resources.ts';
import { synthesize } from '../test/synthesize.ts';
import { functionOfParameter, versionParameter } from './live-alias.ts';

const { template } = synthesize();
const withFunctions = ['api', 'site', 'operations'].map((name) => ({ name, of: template(name) }));

/** Aliases of a stack by function name. */
function aliasesOf(of: ReturnType<typeof template>): Record<string, Resource> {
  const functions = resourcesOf(of, 'AWS::Lambda::Function');
  return Object.fromEntries(
    Object.values(resourcesOf(of, 'AWS::Lambda::Alias')).map((alias) => [
      functions[alias.Properties.FunctionName.Ref]?.Properties.FunctionName,
      alias,
    ]),
  );
}

describe('every function', () => {
  it.each(withFunctions)(
    'of the stack $name has a live alias, at the version of the template or of a parameter',
    ({ of }) => {
      const aliases = aliasesOf(of);
      const functions = Object.values(resourcesOf(of, 'AWS::Lambda::Function'));
      const versions = resourcesOf(of, 'AWS::Lambda::Version');
      expect(Object.keys(aliases).sort()).toEqual(functions.map(({ Properties }) => Properties.FunctionName).sort());
      for (const [name, { Properties }] of Object.entries(aliases)) {
        const parameter = versionParameter(name.replace('rombo-', ''));
        const [condition, chosen, own] = Properties.FunctionVersion['Fn::If'];
        expect([Properties.Name, condition, chosen]).toEqual(['live', `Has${parameter}`, { Ref: parameter }]);
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
    for (const { Properties } of Object.values(urls)) expect(Properties.Qualifier).toBe('live');
    const isUrl = (value: unknown) => Object.keys(urls).some((url) => textOf(value).includes(`<${url}.FunctionArn>`));
    const called = [
      ...Object.values(resourcesOf(of, 'AWS::Lambda::Permission')).map(({ Properties }) => Properties.FunctionName),
      ...definitionOf(of).operations.map((operation) => operation['x-amazon-apigateway-integration'].uri),
      ...Object.values(resourcesOf(of, 'AWS::Events::Rule'))
        .filter(({ Properties }) => Properties.ScheduleExpression)
        .flatMap(({ Properties }) => Properties.Targets.map(({ Arn }: { Arn: unknown }) => Arn)),
      ...Object.values(resourcesOf(of, 'AWS::Lambda::EventSourceMapping')).map(
        ({ Properties }) => Properties.FunctionName,
      ),
    ];
    expect(called.length).toBeGreaterThan(0);
    expect(called.filter((value) => !isAlias(value) && !isUrl(value))).toEqual([]);
    for (const { Properties } of Object.values(resourcesOf(of, 'AWS::Lambda::EventInvokeConfig')))
      expect(JSON.stringify(Properties.Qualifier)).toMatch(/live/);
  });
});

describe('pages and pictures', () => {
  it('have reserved concurrency if the account allows it, with the same template', () => {
    const site = template('site');
    const shares = Object.values(resourcesOf(site, 'AWS::Lambda::Function')).map(({ Properties }) => [
      Properties.FunctionName,
      Properties.ReservedConcurrentExecutions?.['Fn::If'],
    ]);
    expect(Object.fromEntries(shares)).toEqual({
      'rombo-render-page': ['IsReserved', 100, { Ref: 'AWS::NoValue' }],
      'rombo-transform-image': ['IsReserved', 20, { Ref: 'AWS::NoValue' }],
    });
    site.hasParameter('ReservedConcurrency', { Default: 'no' });
  });
});
