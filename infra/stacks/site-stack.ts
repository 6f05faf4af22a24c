import { DECODER_ADDRESS } from '@rombo/shared/contract/content-security-policy';
import { renderedFiles } from '@rombo/shared/contract/pages';
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
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
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { type Config, domainsOf } from '../config.ts';
import { errorStatuses } from './cache-rules.ts';
import { createCaching } from './caching.ts';
import type { DataStack } from './data-stack.ts';
import { behindPassword, type EdgeFile, edgeCode, withOtherNames } from './edge/edge-code.ts';
import { edgeConstants, productAddresses } from './edge/edge-constants.ts';
import { apiOrigin, bucketOrigin, grantDistribution } from './origins.ts';
import { acknowledge } from './permissions.ts';
import { addRecords } from './records.ts';
import { decoderHeaders, responseHeaders, securityHeaders } from './response-headers.ts';
import {
  pageOrigins,
  pictureOrigin,
  renderPage,
  reserveConcurrency,
  toPages,
  transformImage,
} from './site-functions.ts';

/** A function that runs at the edge; its file is the code that CloudFront gets, for a site at its own domain or the distribution's. */
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

interface SiteStackProps extends StackProps {
  config: Config;
  bundles: string;
  data: DataStack;
  api: RestApi;
  /** Of the configured domain, in us-east-1, where CloudFront looks for it. */
  certificate: Certificate | undefined;
}

/** At least one character after the slash, which alone is the catalogue's other address. */
const productPages = productAddresses.map((address) => address.replace('{slug}', '?*'));

/** The distribution with a behaviour for each kind of address, and the purge. */
export class SiteStack extends Stack {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, { config, bundles, data, api, certificate, ...props }: SiteStackProps) {
    super(scope, id, props);
    const files = bucketOrigin(this, data.files);
    const caching = createCaching(this);
    const uploadOrigin = `https://${data.media.bucketRegionalDomainName}`;
    const common = {
      responseHeadersPolicy: responseHeaders(this, 'headers', securityHeaders(uploadOrigin, config)),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
    };
    const pictures = transformImage(this, { config, bundles, data });
    const renderer = renderPage(this, { config, bundles, data }, uploadOrigin);
    const at = (eventType: FunctionEventType, file: EdgeFile) => ({
      eventType,
      function: edgeFunction(this, file, config),
    });
    const functionAssociations = [at(FunctionEventType.VIEWER_REQUEST, 'size-picture')];
    const fromFiles: BehaviorOptions = { ...common, origin: files, cachePolicy: caching.files, functionAssociations };
    const origins = pageOrigins(renderer, files);
    const fromPages: BehaviorOptions = {
      ...common,
      origin: origins.orFiles,
      cachePolicy: caching.pages,
      originRequestPolicy: toPages(this),
      functionAssociations: [
        at(FunctionEventType.VIEWER_REQUEST, 'normalize-request'),
        at(FunctionEventType.VIEWER_RESPONSE, 'set-status'),
      ],
    };

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
      // No page instead of an answer: statuses and bodies of the API are its own.
      errorResponses: errorStatuses.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: fromPages,
      additionalBehaviors: {
        '/api/openapi.json': fromFiles,
        '/api/*': {
          ...common,
          // A program that calls it without TLS is told so, and not led on with what it gave away.
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          origin: apiOrigin(api, data.originKey, config.originKeys[0]),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: caching.api,
          originRequestPolicy: caching.toApi,
          functionAssociations: [at(FunctionEventType.VIEWER_REQUEST, 'identify-viewer')],
        },
        '/media/*': {
          ...common,
          origin: pictureOrigin(bucketOrigin(this, data.media), pictures),
          cachePolicy: caching.media,
          functionAssociations,
        },
        [`${DECODER_ADDRESS}*`]: {
          ...fromFiles,
          responseHeadersPolicy: responseHeaders(this, 'decoder-headers', decoderHeaders(uploadOrigin, config)),
        },
        '/assets/*': fromFiles,
        // No object stands in for these: a crawler takes an error as a reason to come back, and a 404 as an answer.
        ...Object.fromEntries(renderedFiles.map((path) => [path, { ...fromPages, origin: origins.alone }])),
        // Their paths come before other names with a dot.
        ...Object.fromEntries(productPages.map((path) => [path, fromPages])),
        // Other names with a dot are not pages.
        '*.*': fromFiles,
      },
    });
    acknowledgeDistribution(this.distribution, config);
    grantDistribution(this, data.files, '*', this.distribution);
    grantDistribution(this, data.media, 'media/*', this.distribution);
    addRecords(this, config, this.distribution);
    reserveConcurrency(this, [renderer, pictures]);

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
