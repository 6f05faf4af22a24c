import { decoderPolicy } from '@rombo/shared/contract/content-security-policy';
import { describe, expect, it } from 'vitest';
import { listOf, propertiesOf, resourcesOf, rightsOf, type Statement, textOf } from '../test/resources.ts';
import { synthesize } from '../test/synthesize.ts';
import { type EdgeBehaviour, behaviours as edgeBehaviours, responseHeadersOf } from './edge/behaviours.ts';
import { authorizationHash } from './edge/edge-code.ts';

const site = synthesize().template('site');
const [{ DistributionConfig: config }] = propertiesOf(site, 'AWS::CloudFront::Distribution');
const behaviours = [config.DefaultCacheBehavior, ...config.CacheBehaviors];
const pages = edgeBehaviours.at(-1) as EdgeBehaviour;

const groupOf = ({ TargetOriginId }: { TargetOriginId: string }) =>
  config.OriginGroups.Items.find(({ Id }: { Id: string }) => Id === TargetOriginId);

// biome-ignore lint/suspicious/noExplicitAny: properties depend on the kind of origin
const membersOf = (group: any) =>
  group.Members.Items.map(({ OriginId }: { OriginId: string }) =>
    config.Origins.find(({ Id }: { Id: string }) => Id === OriginId),
  );

const codesOf = (template: typeof site): string[] =>
  propertiesOf(template, 'AWS::CloudFront::Function').map(({ FunctionCode }) => FunctionCode);

describe('the site stack', () => {
  it('has the behaviours of the table in order, with origins that only the distribution can access', () => {
    const kindOf = ({ DomainName }: { DomainName: object }) =>
      /execute-api|renderpage|transformimage|files|media/.exec(textOf(DomainName))?.[0];
    const paths = [...config.CacheBehaviors.map(({ PathPattern }: { PathPattern: string }) => PathPattern), '*'];
    expect(paths).toEqual(edgeBehaviours.map(({ path }) => path));
    for (const { path, origins, failover } of edgeBehaviours) {
      const behaviour = behaviours.find(({ PathPattern = '*' }) => PathPattern === path);
      const group = groupOf(behaviour);
      const found = group
        ? membersOf(group)
        : config.Origins.filter(({ Id }: { Id: string }) => Id === behaviour.TargetOriginId);
      const names = origins.map((name) => (name === 'api' ? 'execute-api' : name?.replace('-', '')));
      expect([path, found.map(kindOf)]).toEqual([path, names]);
      expect(group?.FailoverCriteria.StatusCodes.Items).toEqual(failover);
      for (const origin of found)
        expect(origin.OriginAccessControlId === undefined).toBe(kindOf(origin) === 'execute-api');
    }
    expect(config.DefaultCacheBehavior.AllowedMethods ?? ['GET', 'HEAD']).toEqual(['GET', 'HEAD']);
    expect(config.DefaultRootObject).toBeUndefined();
  });

  it('caches as long as response headers say, and not by default', () => {
    for (const { CachePolicyConfig } of propertiesOf(site, 'AWS::CloudFront::CachePolicy'))
      expect(CachePolicyConfig).toMatchObject({ MinTTL: 0, DefaultTTL: 0 });
  });

  it('allows the render function only to read, and only the distribution to invoke it', () => {
    const rights = rightsOf(site, 'rombo-render-page');
    expect(rights.flatMap(({ Action }) => Action).sort()).toEqual([
      'dynamodb:BatchGetItem',
      ...Array(6).fill('dynamodb:GetItem'),
      ...Array(9).fill('dynamodb:Query'),
    ]);
    const partitions = rights.flatMap(({ Condition }) =>
      Object.values(Condition ?? {}).flatMap((values) => values['dynamodb:LeadingKeys'] ?? []),
    );
    expect(partitions.sort().join(' ')).toBe(
      'CATALOGUE DEALER GUIDE GUIDE_SLUG NEWS NEWS_SLUG PREVIEW PRODUCT PRODUCT_ORDER RESULT SESSION SETTING SLIDE SLUG',
    );
    const cards = rights.filter(({ Condition }) => JSON.stringify(Condition).includes('CATALOGUE'));
    expect(cards.map(({ Resource }) => textOf(Resource))).toEqual([expect.stringMatching('/index/catalogue$')]);
    const urls = propertiesOf(site, 'AWS::Lambda::Url');
    expect(urls.map(({ AuthType }) => AuthType)).toEqual(['AWS_IAM', 'AWS_IAM']);
  });

  it('sets the same security headers as the local gateway on every response', () => {
    const policies = resourcesOf(site, 'AWS::CloudFront::ResponseHeadersPolicy');
    for (const [at, edgeBehaviour] of [pages, ...edgeBehaviours.slice(0, -1)].entries()) {
      const { Properties } = policies[behaviours[at].ResponseHeadersPolicyId.Ref] ?? {};
      const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = Properties.ResponseHeadersPolicyConfig;
      const contentSecurityPolicy = textOf(own.ContentSecurityPolicy.ContentSecurityPolicy);
      const uploadOrigin = /connect-src 'self' (https:[^;]+);/.exec(contentSecurityPolicy)?.[1] ?? '';
      if (contentSecurityPolicy !== decoderPolicy)
        expect(uploadOrigin).toMatch(/^https:\/\/<rombo-data:.*media.*RegionalDomainName/);
      const { AccessControlMaxAgeSec: age, IncludeSubdomains } = own.StrictTransportSecurity;
      expect({
        'content-security-policy': contentSecurityPolicy,
        'strict-transport-security': `max-age=${age}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
        'x-content-type-options': own.ContentTypeOptions.Override ? 'nosniff' : undefined,
        'referrer-policy': own.ReferrerPolicy.ReferrerPolicy,
        ...Object.fromEntries(custom.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value])),
      }).toEqual(responseHeadersOf(edgeBehaviour, uploadOrigin));
    }
    expect(Object.keys(policies)).toHaveLength(3);
  });

  it('tells caches that the format of pictures depends on the accepted ones', () => {
    const paths = edgeBehaviours.filter((one) => responseHeadersOf(one, '').vary === 'Accept').map(({ path }) => path);
    expect(paths).toEqual(['/media/*', '/assets/pictures-*']);
  });

  it('extends HSTS to subdomains only if configured', () => {
    for (const chosen of [false, true]) {
      const { template } = synthesize({ hstsSubdomains: String(chosen) });
      expect(JSON.stringify(template('site').toJSON())).toContain(`"IncludeSubdomains":${chosen}`);
    }
  });

  it('requires TLS, compresses, and supports HTTP/2 and HTTP/3', () => {
    for (const behaviour of behaviours) {
      const ViewerProtocolPolicy = behaviour.PathPattern === '/api/*' ? 'https-only' : 'redirect-to-https';
      expect(behaviour).toMatchObject({ ViewerProtocolPolicy, Compress: true });
    }
    expect(config.HttpVersion).toBe('http2and3');
  });

  it('caches no errors and replaces no error responses of the API', () => {
    for (const error of config.CustomErrorResponses) {
      expect(error).toEqual({ ErrorCode: expect.any(Number), ErrorCachingMinTTL: 0 });
    }
  });

  it('sends the API a key that is in no template', () => {
    const origin = config.Origins.find(({ OriginPath }: { OriginPath?: string }) => OriginPath === '/live');
    const [{ HeaderName, HeaderValue }] = origin.OriginCustomHeaders;
    expect(HeaderName).toBe('x-api-key');
    expect(textOf(HeaderValue)).toMatch(/^\{\{resolve:secretsmanager:<.*>:SecretString:1::\}\}$/);
  });

  it('sends the first of several keys, all of which the API accepts during a rotation', () => {
    const { template } = synthesize({ originKeys: '2,1' });
    const keys = propertiesOf(template('api'), 'AWS::ApiGateway::ApiKey').map(({ Value }) =>
      textOf(Value).replace(/.*SecretString/, ''),
    );
    expect(keys).toEqual([':2::}}', ':1::}}']);
    template('api').resourceCountIs('AWS::ApiGateway::UsagePlanKey', 2);
    expect(JSON.stringify(template('site').toJSON())).toContain(':SecretString:2::}}');
    expect(JSON.stringify(template('site').toJSON())).not.toContain(':SecretString:1::}}');
    template('site').hasOutput('OriginKeyNumber', { Value: '2' });
  });

  it('allows the distribution to read media but not uploads, and denies access without TLS', () => {
    const policies = propertiesOf(site, 'AWS::S3::BucketPolicy');
    const media = policies.find(({ Bucket }) => textOf(Bucket).includes('Refmedia'));
    const statements: Statement[] = media.PolicyDocument.Statement;
    const read = statements.find(({ Action }) => Action === 's3:GetObject');
    expect(listOf(read?.Resource).map(textOf)).toEqual([expect.stringMatching(/\/media\/\*$/)]);
    expect(JSON.stringify(read?.Condition)).toContain('AWS:SourceArn');
    expect(statements.some(({ Effect, Condition }) => Effect === 'Deny' && Condition?.Bool)).toBe(true);
  });

  it('creates pictures only from media, and only for the distribution', () => {
    const rights = rightsOf(site, 'rombo-transform-image');
    const actions = rights.flatMap(({ Action }) => Action).sort();
    expect(actions).toEqual(['s3:DeleteObject', 's3:GetObject', 's3:ListBucket', 's3:PutObject']);
    for (const { Action, Resource } of rights) {
      if (!listOf(Action).includes('s3:ListBucket'))
        expect(listOf(Resource).map(textOf)).toEqual([expect.stringMatching(/\/media\/\*$/)]);
    }
    const isMaker = (name: object) => textOf(name).includes('transformimage');
    const allPermissions = propertiesOf(site, 'AWS::Lambda::Permission');
    const permissions = allPermissions.filter(({ FunctionName }) => isMaker(FunctionName));
    const allowed = permissions.map(({ Action }) => Action).sort();
    expect(allowed).toEqual(['lambda:InvokeFunction', 'lambda:InvokeFunctionUrl']);
    for (const { Principal, SourceArn } of permissions) {
      expect(Principal).toBe('cloudfront.amazonaws.com');
      expect(SourceArn).toBeDefined();
    }
  });

  it('requires the password of staging for everything, and excludes it from search engines', () => {
    const { template } = synthesize({ password: 'parola-di-prova' });
    const codes = codesOf(template('site'));
    const authorization = Buffer.from('staging:parola-di-prova').toString('base64');
    expect(codes.filter((code) => code.includes(authorizationHash('parola-di-prova')))).toHaveLength(3);
    expect(JSON.stringify(template('site').toJSON())).not.toContain(authorization);
    for (const { FunctionAssociations } of behaviours)
      expect(FunctionAssociations.map(({ EventType }: { EventType: string }) => EventType)).toContain('viewer-request');
    for (const { ResponseHeadersPolicyConfig: headers } of propertiesOf(
      template('site'),
      'AWS::CloudFront::ResponseHeadersPolicy',
    ))
      expect(headers.CustomHeadersConfig.Items).toContainEqual(
        expect.objectContaining({ Header: 'x-robots-tag', Value: 'noindex' }),
      );
  });

  it('has a certificate, an alias and records for each name, and redirects the others to the main one', () => {
    const own = { domain: 'www.example.com', hostedZoneId: 'Z123', hostedZoneName: 'example.com' };
    const others = [
      { domain: 'example.com', hostedZoneId: 'Z123', hostedZoneName: 'example.com' },
      { domain: 'example.it', hostedZoneId: 'Z456', hostedZoneName: 'example.it' },
    ];
    const { template } = synthesize({ ...own, otherDomains: JSON.stringify(others) });
    const [certificate] = Object.values(resourcesOf(template('global'), 'AWS::CertificateManager::Certificate'));
    expect(certificate?.Properties).toMatchObject({
      DomainName: 'www.example.com',
      SubjectAlternativeNames: ['example.com', 'example.it'],
      DomainValidationOptions: [
        { DomainName: 'www.example.com', HostedZoneId: 'Z123' },
        { DomainName: 'example.com', HostedZoneId: 'Z123' },
        { DomainName: 'example.it', HostedZoneId: 'Z456' },
      ],
    });
    expect([certificate?.DeletionPolicy, certificate?.UpdateReplacePolicy]).toEqual(['RetainExceptOnCreate', 'Retain']);
    template('site').hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Aliases: ['www.example.com', 'example.com', 'example.it'],
        ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
      },
    });
    const records = propertiesOf(template('site'), 'AWS::Route53::RecordSet');
    expect(records.map(({ Type, Name, HostedZoneId }) => `${Type} ${Name} ${HostedZoneId}`)).toEqual([
      'A www.example.com. Z123',
      'AAAA www.example.com. Z123',
      'A example.com. Z123',
      'AAAA example.com. Z123',
      'A example.it. Z456',
      'AAAA example.it. Z456',
    ]);
    const codes = codesOf(template('site'));
    expect(codes.filter((code) => code.includes('"example.it"'))).toHaveLength(3);
    expect(codes.filter((code) => code.includes('var HOST = "www.example.com";'))).toHaveLength(2);
  });
});
