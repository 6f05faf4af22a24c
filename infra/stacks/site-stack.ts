import { DECODER_ADDRESS } from '@rombo/shared/contract/content-security-policy';
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { IRestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  Function as CloudFrontFunction,
  Distribution,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IOrigin,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { OriginGroup } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Construct } from 'constructs';
import { type Config, domainsOf } from '../config.ts';
import type { FunctionOptions } from './bundle-function.ts';
import { errorStatuses } from './cache-rules.ts';
import { cachePolicies, responseHeadersPolicy } from './distribution-policies.ts';
import { behaviours, type EdgeBehaviour, type EdgeOrigin, responseHeadersOf } from './edge/behaviours.ts';
import { behindPassword, type EdgeFile, edgeCode, withOtherNames } from './edge/edge-code.ts';
import { edgeConstants } from './edge/edge-constants.ts';
import { apiOrigin, bucketOrigin, grantDistribution } from './origins.ts';
import { acknowledge } from './permissions.ts';
import { addRecords } from './records.ts';
import { functionOrigin, renderPage, reserveConcurrency, transformImage } from './site-functions.ts';

/** A CloudFront function, with wrappers for other host names and for a password. */
function edgeFunction(scope: Construct, file: EdgeFile, { name, domain, otherDomains, password }: Config) {
  const isFirst = file !== 'set-status';
  let code = edgeCode(file, edgeConstants(domain)[file]);
  if (isFirst && password) code = behindPassword(code, password);
  const otherNames = otherDomains.map((other) => other.domain);
  if (isFirst && domain && otherNames.length > 0) code = withOtherNames(code, domain, otherNames);
  return new CloudFrontFunction(scope, file, {
    functionName: `${name}-${file}`,
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(code),
  });
}

/** Memoizes a function by its first argument. */
function once<K, A extends unknown[], T>(make: (key: K, ...rest: A) => T): (key: K, ...rest: A) => T {
  const made = new Map<K, T>();
  return (key, ...rest) => {
    const value = made.get(key) ?? make(key, ...rest);
    made.set(key, value);
    return value;
  };
}

interface SiteStackProps extends StackProps, FunctionOptions {
  api: IRestApi;
  /** Certificate of the configured domain, in us-east-1 as CloudFront requires. */
  certificate: Certificate | undefined;
}

/** The distribution, with a behaviour for each kind of URL, and the functions that render pages and pictures. */
export class SiteStack extends Stack {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, { config, bundles, data, api, certificate, ...props }: SiteStackProps) {
    super(scope, id, props);
    const uploadOrigin = `https://${data.media.bucketRegionalDomainName}`;
    const pictures = transformImage(this, { config, bundles, data });
    const renderer = renderPage(this, { config, bundles, data }, uploadOrigin);
    const origins: Record<EdgeOrigin, IOrigin> = {
      api: apiOrigin(api, data.originKey, config.originKeys[0]),
      'render-page': functionOrigin(renderer),
      'transform-image': functionOrigin(pictures),
      files: bucketOrigin(this, data.files),
      media: bucketOrigin(this, data.media),
    };
    const originOf = once((_: string, { origins: [first, next], failover = [] }: EdgeBehaviour) =>
      next
        ? new OriginGroup({
            primaryOrigin: origins[first],
            fallbackOrigin: origins[next],
            fallbackStatusCodes: [...failover],
          })
        : origins[first],
    );
    const functionAt = once((file: EdgeFile) => edgeFunction(this, file, config));
    const policiesOf = once((rule: EdgeBehaviour['rule']) => cachePolicies(this, rule));
    const headersAt = once((id: string, behaviour: EdgeBehaviour) =>
      responseHeadersPolicy(this, id, responseHeadersOf(behaviour, uploadOrigin, config)),
    );
    const optionsOf = (behaviour: EdgeBehaviour): BehaviorOptions => {
      const { path, rule, origins: names, before, after, variesByAccept } = behaviour;
      const isApi = rule === 'api';
      const kind = path.startsWith(DECODER_ADDRESS) ? 'decoder-' : variesByAccept ? 'picture-' : '';
      return {
        ...policiesOf(rule),
        origin: originOf(names.join(' '), behaviour),
        responseHeadersPolicy: headersAt(`${kind}headers`, behaviour),
        compress: true,
        ...(isApi && { allowedMethods: AllowedMethods.ALLOW_ALL }),
        // API requests without TLS are refused: a redirect would hide that the request was sent in plain text.
        viewerProtocolPolicy: isApi ? ViewerProtocolPolicy.HTTPS_ONLY : ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        functionAssociations: [
          { eventType: FunctionEventType.VIEWER_REQUEST, function: functionAt(before) },
          ...(after ? [{ eventType: FunctionEventType.VIEWER_RESPONSE, function: functionAt(after) }] : []),
        ],
      };
    };
    const options = Object.fromEntries(behaviours.map((behaviour) => [behaviour.path, optionsOf(behaviour)]));
    const { '*': defaultBehavior, ...additionalBehaviors } = options;
    if (!defaultBehavior) throw new Error('The edge has no default behaviour');

    this.distribution = new Distribution(this, 'distribution', {
      comment: config.domain ?? config.name,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(config.domain &&
        certificate && {
          domainNames: domainsOf(config).map(({ domain }) => domain),
          certificate,
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        }),
      // No error pages: the API's statuses and bodies are passed on.
      errorResponses: errorStatuses.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior,
      additionalBehaviors,
    });
    acknowledgeDistribution(this.distribution, config);
    grantDistribution(this, data.files, '*', this.distribution);
    grantDistribution(this, data.media, 'media/*', this.distribution);
    addRecords(this, config, this.distribution);
    reserveConcurrency(this, [renderer, pictures]);

    // Operations import it if no domain is set; setting one must not remove an export in use.
    this.exportValue(this.distribution.distributionDomainName);
    new CfnOutput(this, 'SiteUrl', { value: `https://${config.domain ?? this.distribution.distributionDomainName}` });
    new CfnOutput(this, 'OriginKeyNumber', { value: String(config.originKeys[0]) });
    new CfnOutput(this, 'DistributionId', { value: this.distribution.distributionId });
  }
}

function acknowledgeDistribution(distribution: Distribution, { domain }: Config): void {
  acknowledge(distribution, {
    'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
      'The root is a page with a name of its own: no request reaches the list, and a missing object is a 404 and not a 403.',
    'AwsSolutions-CFR1': 'The company sells to racers everywhere.',
    'AwsSolutions-CFR2': 'A firewall costs more than the site; what is dear is throttled behind the cache.',
    'AwsSolutions-CFR3': 'The edge stack logs requests by standard logging v2, without addresses of visitors.',
    ...(!domain && { 'AwsSolutions-CFR4': 'Without a domain of its own a distribution has its default certificate.' }),
  });
}
