import type { Template } from 'aws-cdk-lib/assertions';

export interface Resource {
  // biome-ignore lint/suspicious/noExplicitAny: properties depend on the resource type
  Properties: any;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
}

/** Resources of a type by logical id. */
export const resourcesOf = (template: Template, type: string): Record<string, Resource> =>
  template.findResources(type) as Record<string, Resource>;

export const propertiesOf = (template: Template, type: string) =>
  Object.values(resourcesOf(template, type)).map(({ Properties }) => Properties);

interface Operation {
  security: unknown;
  'x-amazon-apigateway-integration': { type: string; uri: unknown };
}

/** Operations and gateway responses in the definition of a template's API. */
export function definitionOf(template: Template) {
  const [api] = propertiesOf(template, 'AWS::ApiGateway::RestApi');
  const { paths = {}, 'x-amazon-apigateway-gateway-responses': answers = {} } = api?.Body ?? {};
  const operations = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  return { operations, answers: answers as Record<string, { statusCode?: number; responseTemplates: object }> };
}

export interface Statement {
  Effect: 'Allow' | 'Deny';
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, Record<string, string | string[]>>;
}

/** Renders a template value as text: joins are joined, references become `<name>`. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const [[kind, of] = []] = Object.entries(value as object);
  if (kind === 'Fn::Join') return (of as [string, unknown[]])[1].map(textOf).join('');
  if (kind === 'Fn::ImportValue' || kind === 'Ref') return `<${of}>`;
  if (kind === 'Fn::GetAtt') return `<${(of as string[]).join('.')}>`;
  return JSON.stringify(value);
}

export const listOf = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** Permissions that every function has: log, traces, streams and queues. */
const ofEveryFunction = /^(logs|xray|sqs|kms):|^dynamodb:(\w*Stream\w*|GetShardIterator|GetRecords)$/;

/** Statements of a role's inline policies. */
export const statementsOf = ({ Properties }: Resource): Statement[] =>
  (Properties.Policies ?? []).flatMap(
    ({ PolicyDocument }: { PolicyDocument: { Statement: Statement[] } }) => PolicyDocument.Statement,
  );

/** More characters than an ARN that a policy refers to. */
const LONG_ARN = 'x'.repeat(120);

/**
 * Characters of the inline policies of each role, together, as IAM counts them. References to aliases, of which a policy has many, have
 * their actual length, other ones a maximum.
 */
export function inlineSizes(template: Template): [role: string, size: number][] {
  const aliases = resourcesOf(template, 'AWS::Lambda::Alias');
  const functions = resourcesOf(template, 'AWS::Lambda::Function');
  const fill = (_: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const { Ref: id, ...others } = value as { Ref?: string };
    if (id === 'AWS::Partition') return 'aws';
    if (id === 'AWS::AccountId') return '123456789012';
    const name = id && functions[aliases[id]?.Properties.FunctionName.Ref]?.Properties.FunctionName;
    if (name) return `arn:aws:lambda:ap-southeast-2:123456789012:function:${name}:live`;
    return id || Object.keys(others).some((key) => /^Fn::(GetAtt|ImportValue)$/.test(key)) ? LONG_ARN : value;
  };
  const sizeOf = (document: object) => {
    // References first, then the joins around them.
    const filled = JSON.parse(JSON.stringify(document, fill));
    return JSON.stringify(filled, (_, value) => (value?.['Fn::Join'] ? textOf(value) : value)).length;
  };
  const policies = propertiesOf(template, 'AWS::IAM::Policy');
  return Object.entries(resourcesOf(template, 'AWS::IAM::Role')).map(([id, { Properties }]) => {
    const own = [
      ...(Properties.Policies ?? []),
      ...policies.filter(({ Roles }) => JSON.stringify(Roles).includes(`"${id}"`)),
    ];
    return [id, own.reduce((sum, { PolicyDocument }) => sum + sizeOf(PolicyDocument), 0)];
  });
}

/** Returns the permissions of a function's role, without those that every function has. */
export function rightsOf(template: Template, functionName: string): Statement[] {
  const fn = propertiesOf(template, 'AWS::Lambda::Function').find(({ FunctionName }) => FunctionName === functionName);
  const role = resourcesOf(template, 'AWS::IAM::Role')[fn?.Role['Fn::GetAtt'][0]];
  return (role ? statementsOf(role) : [])
    .map((statement) => ({
      ...statement,
      Action: listOf(statement.Action).filter((action) => !ofEveryFunction.test(action)),
    }))
    .filter(({ Action }) => Action.length > 0);
}

/** Permissions of a function on partitions, keys and secrets, one text each: `dynamodb:GetItem SLUG#*`, `s3:GetObject media/*`. */
export const permissionsOf = (template: Template, functionName: string): string[] =>
  rightsOf(template, functionName).flatMap(({ Action, Resource, Condition }) =>
    listOf(Action).flatMap((action) =>
      listOf(Resource).flatMap((resource) => {
        const text = textOf(resource);
        if (action.startsWith('dynamodb:')) {
          const [condition] = Object.values(Condition ?? {});
          return listOf(condition?.['dynamodb:LeadingKeys'] ?? 'any').map((partition) => `${action} ${partition}`);
        }
        if (action === 'ssm:GetParameter') return [`${action} ${/signing-keys|seal-keys/.exec(text)?.[0] ?? text}`];
        return [`${action} ${text.includes('/') ? text.slice(text.indexOf('/') + 1) : 'bucket'}`];
      }),
    ),
  );

/** Parsed filters of all event source mappings in a template. */
export const filtersOf = (template: Template): unknown[] =>
  propertiesOf(template, 'AWS::Lambda::EventSourceMapping').flatMap(({ FilterCriteria }) =>
    (FilterCriteria?.Filters ?? []).map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern)),
  );

/** Exported values of a template by export name. */
export const exportsOf = (template: Template): Record<string, unknown> =>
  Object.fromEntries(
    Object.values(template.toJSON().Outputs ?? {}).flatMap((output) => {
      const { Export, Value } = output as { Export?: { Name: string }; Value: unknown };
      return Export ? [[Export.Name, Value]] : [];
    }),
  );

export const importsOf = (template: Template): string[] => [
  ...new Set(
    [...JSON.stringify(template.toJSON()).matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name = '']) => name),
  ),
];
