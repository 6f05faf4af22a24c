import { fileName, routeNames, routes } from '@rombo/shared/contract/routes';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { definitionOf, propertiesOf, resourcesOf, textOf } from '../test/resources.ts';
import { synthesize } from '../test/synthesize.ts';
import { functionOfParameter } from './live-alias.ts';

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
    'of the stack $name has a live alias, at a version of the template or a parameter',
    ({ of }) => {
      const aliases = aliasesOf(of);
      const functions = propertiesOf(of, 'AWS::Lambda::Function');
      const versions = resourcesOf(of, 'AWS::Lambda::Version');
      expect(Object.keys(aliases).sort()).toEqual(functions.map(({ FunctionName }) => FunctionName).sort());
      for (const [name, alias] of Object.entries(aliases)) {
        const id = name.replace('rombo-', '');
        const parameter = Object.keys(of.findParameters('*')).find((key) => functionOfParameter(key) === id) ?? '';
        const [condition, chosen, own] = alias.FunctionVersion['Fn::If'];
        expect([alias.Name, condition, chosen]).toEqual(['live', `Has${parameter}`, { Ref: parameter }]);
        const version = versions[own['Fn::GetAtt'][0]];
        expect([version?.DeletionPolicy, version?.UpdateReplacePolicy]).toEqual(['RetainExceptOnCreate', 'Retain']);
        of.hasParameter(parameter, { Default: '0' });
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

describe('the layer with sharp', () => {
  type Site = ReturnType<typeof synthesize>;
  const all = (site: Site, type: string) =>
    withFunctions.flatMap(({ name }) => Object.entries(resourcesOf(site.template(name), type)));
  const withLayer = all(synthesize(), 'AWS::Lambda::Function').flatMap(([, { Properties }]) =>
    Properties.Layers ? [Properties.FunctionName as string] : [],
  );
  /** Logical ids of the functions' versions, which change when a version is published. */
  const versionsOf = (site: Site) =>
    Object.fromEntries(
      withFunctions.flatMap(({ name }) => {
        const functions = resourcesOf(site.template(name), 'AWS::Lambda::Function');
        return Object.entries(resourcesOf(site.template(name), 'AWS::Lambda::Version')).map(([id, { Properties }]) => [
          functions[Properties.FunctionName.Ref]?.Properties.FunctionName as string,
          id,
        ]);
      }),
    );

  it('is one archive for the functions that decode pictures, and is deleted with its stack', () => {
    const forms = routeNames.filter((name) => routes[name].body?.kind === 'multipart').map(fileName);
    const decoding = [...forms, 'create-price-list', 'apply-import', 'transform-image', 'make-pictures'].map(
      (name) => `rombo-${name}`,
    );
    expect([...withLayer].sort()).toEqual(decoding.sort());
    const layers = all(synthesize(), 'AWS::Lambda::LayerVersion').map(([, layer]) => layer);
    expect(layers).toHaveLength(withFunctions.length);
    expect(new Set(layers.map(({ Properties }) => JSON.stringify(Properties))).size).toBe(1);
    for (const layer of layers) {
      expect(layer.Properties.LayerName).toBe('rombo-sharp');
      expect([layer.DeletionPolicy, layer.UpdateReplacePolicy]).toEqual([undefined, undefined]);
    }
  });

  it('publishes versions of its functions, and of no other, when it changes', () => {
    const before = versionsOf(synthesize());
    expect(versionsOf(synthesize({ monthlyBudget: '21' }))).toEqual(before);
    const { fromAsset } = Code;
    vi.spyOn(Code, 'fromAsset').mockImplementation((path, options) =>
      fromAsset(path, options?.assetHash ? { ...options, assetHash: 'another version of sharp' } : options),
    );
    onTestFinished(() => void vi.restoreAllMocks());
    const after = versionsOf(synthesize({ monthlyBudget: '22' }));
    const changed = Object.keys(before).filter((name) => after[name] !== before[name]);
    expect(changed.sort()).toEqual([...withLayer].sort());
  });
});

it('pages and pictures have reserved concurrency if the account allows it, with the same template', () => {
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
