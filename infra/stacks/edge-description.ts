import type { CacheRule } from './cache-rules.ts';

// biome-ignore lint/suspicious/noExplicitAny: a template's properties are whatever their type of resource has
type Properties = any;

/** A template of CloudFormation with its resources. */
export interface EdgeTemplate {
  Resources: Record<string, { Type: string; Properties: Properties }>;
}

/** An origin of the edge: the API, a function by its name, or a bucket. */
export type EdgeOrigin = 'api' | 'render-page' | 'transform-image' | 'files' | 'media';

/** A behaviour of the distribution, as its template describes it. */
export interface EdgeBehaviour extends Omit<CacheRule, 'comment'> {
  /** Pattern of its paths: `*` is any text, `?` any character. */
  path: string;
  methods: readonly string[];
  /** The origin, and the one that answers instead if the first answers with one of `failover`. */
  origins: [first: EdgeOrigin, next?: EdgeOrigin];
  failover: number[];
  /** Functions at the edge before and after, by their ids. */
  before?: string;
  after?: string;
  /** Headers of every response; those that an origin may say better are `weak`. */
  responseHeaders: Record<string, string>;
  weak: readonly string[];
}

/** The behaviours in their order, the default last, and the code of the functions at the edge. */
export interface EdgeDescription {
  behaviours: EdgeBehaviour[];
  functions: Record<string, string>;
}

/** Stands for the origin that files are uploaded to. */
export const UPLOAD_ORIGIN = '{uploadOrigin}';

/** A value of a template as text; the bucket of uploads has its name only once it is deployed. */
function textOf(value: Properties): string {
  if (typeof value === 'string') return value;
  const [, parts = []] = value['Fn::Join'] ?? [];
  const text: string = parts.map((part: Properties) => (typeof part === 'string' ? part : UPLOAD_ORIGIN)).join('');
  return text.replaceAll(`https://${UPLOAD_ORIGIN}`, UPLOAD_ORIGIN);
}

/** Describes the edge of a site by the template of its stack: behaviours, origin groups, policies and functions. */
export function describeEdge({ Resources }: EdgeTemplate): EdgeDescription {
  const resource = (id: string): Properties => Resources[id]?.Properties;
  const of = (type: string) => Object.entries(Resources).filter(([, { Type }]) => Type === type);
  const [[, { Properties: distribution }] = ['', { Properties: {} }]] = of('AWS::CloudFront::Distribution');
  const { Origins, OriginGroups, DefaultCacheBehavior, CacheBehaviors } = distribution.DistributionConfig;

  const originOf = (id: string): EdgeOrigin => {
    const { DomainName, S3OriginConfig } = Origins.find((one: Properties) => one.Id === id);
    const name = JSON.stringify(DomainName);
    if (S3OriginConfig) return name.includes('GetAttfiles') ? 'files' : 'media';
    if (name.includes('execute-api')) return 'api';
    const [url] = of('AWS::Lambda::Url').find(([key]) => name.includes(`"${key}"`)) ?? [''];
    const [fn] = resource(url).TargetFunctionArn['Fn::GetAtt'];
    return resource(fn).FunctionName.replace(/^.*?-(?=render-page|transform-image)/, '');
  };

  const targetOf = (id: string): Pick<EdgeBehaviour, 'origins' | 'failover'> => {
    const group = OriginGroups.Items.find((one: Properties) => one.Id === id);
    if (!group) return { origins: [originOf(id)], failover: [] };
    return {
      origins: group.Members.Items.map(({ OriginId }: Properties) => originOf(OriginId)),
      failover: group.FailoverCriteria.StatusCodes.Items,
    };
  };

  const policyOf = (reference: Properties): Properties => (reference ? Object.values(resource(reference.Ref))[0] : {});

  const describe = (behaviour: Properties): EdgeBehaviour => {
    const key = policyOf(behaviour.CachePolicyId).ParametersInCacheKeyAndForwardedToOrigin;
    const forwarded = policyOf(behaviour.OriginRequestPolicyId);
    const functionAt = (event: string): string | undefined =>
      behaviour.FunctionAssociations.find(({ EventType }: Properties) => EventType === event)?.FunctionARN[
        'Fn::GetAtt'
      ][0];
    const before = functionAt('viewer-request');
    const after = functionAt('viewer-response');
    return {
      path: behaviour.PathPattern ?? '*',
      methods: behaviour.AllowedMethods ?? ['GET', 'HEAD'],
      ...targetOf(behaviour.TargetOriginId),
      cookies: key.CookiesConfig.Cookies ?? [],
      headers: key.HeadersConfig.Headers ?? [],
      queries: key.QueryStringsConfig.QueryStrings ?? [],
      compressed: key.EnableAcceptEncodingBrotli,
      forwards: forwarded.HeadersConfig?.Headers ?? [],
      forwardedCookies: forwarded.CookiesConfig?.Cookies ?? [],
      ...(before && { before }),
      ...(after && { after }),
      ...describeHeaders(policyOf(behaviour.ResponseHeadersPolicyId)),
    };
  };

  const functions = of('AWS::CloudFront::Function').map(([id, { Properties }]) => [id, Properties.FunctionCode]);
  return {
    behaviours: [...CacheBehaviors, DefaultCacheBehavior].map(describe),
    functions: Object.fromEntries(functions),
  };
}

/** The headers of a policy, security headers under the names that browsers know them by. */
function describeHeaders({ SecurityHeadersConfig: security, CustomHeadersConfig: custom }: Properties) {
  const { ContentSecurityPolicy: policy, StrictTransportSecurity: transport } = security;
  const subdomains = transport.IncludeSubdomains ? '; includeSubDomains' : '';
  const stated = [
    ['content-security-policy', textOf(policy.ContentSecurityPolicy), policy.Override],
    ['strict-transport-security', `max-age=${transport.AccessControlMaxAgeSec}${subdomains}`, transport.Override],
    ['x-content-type-options', 'nosniff', security.ContentTypeOptions.Override],
    ['referrer-policy', security.ReferrerPolicy.ReferrerPolicy, security.ReferrerPolicy.Override],
    ...custom.Items.map(({ Header, Value, Override }: Properties) => [Header, Value, Override]),
  ];
  return {
    responseHeaders: Object.fromEntries(stated.map(([name, value]) => [name, value])),
    weak: stated.filter(([, , overrides]) => !overrides).map(([name]) => name),
  };
}
