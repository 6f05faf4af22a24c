import { env } from '@rombo/functions/env';
import { type ErrorBody, type ErrorCode, errors } from '@rombo/shared/contract/errors';
import { fromKeys, keysOf } from '@rombo/shared/contract/keys-of';
import { methodsOf } from '@rombo/shared/contract/route';
import { fileName, type RouteName, routeNames, routes } from '@rombo/shared/contract/routes';
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccessLogFormat,
  ApiDefinition,
  ApiKey,
  EndpointType,
  AccessLogField as Field,
  LogGroupLogDestination,
  SpecRestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { BundleFunction, type FunctionOptions } from './bundle-function.ts';
import { grants } from './grants.ts';
import { keyParameters } from './names.ts';
import { acknowledge, InlineRole, parameterArn } from './permissions.ts';
import { decodesPictures, memoryOf, timeoutOf } from './route-limits.ts';

/** Errors of API Gateway itself, with the API errors that replace them. */
const gatewayErrors = {
  // API Gateway's code for an unknown route.
  MISSING_AUTHENTICATION_TOKEN: 'not_found',
  RESOURCE_NOT_FOUND: 'not_found',
  // A request without the origin key bypassed the distribution.
  INVALID_API_KEY: 'cross_site',
  ACCESS_DENIED: 'cross_site',
  THROTTLED: 'too_many_requests',
  QUOTA_EXCEEDED: 'too_many_requests',
  REQUEST_TOO_LARGE: 'payload_too_large',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported_media_type',
  INTEGRATION_FAILURE: 'unavailable',
  INTEGRATION_TIMEOUT: 'unavailable',
  DEFAULT_4XX: 'bad_request',
  DEFAULT_5XX: 'internal',
} satisfies Record<string, ErrorCode>;

const RETRY_AFTER: Partial<Record<ErrorCode, string>> = { too_many_requests: "'1'", unavailable: "'2'" };

/** Responses of API Gateway itself, with body and status of the API's errors. The defaults keep their status. */
const gatewayResponses = () =>
  fromKeys(keysOf(gatewayErrors), (type) => {
    const code = gatewayErrors[type];
    const { status, message } = errors[code];
    const body: ErrorBody = { code, message };
    const retryAfter = RETRY_AFTER[code];
    return {
      ...(!type.startsWith('DEFAULT_') && { statusCode: status }),
      responseTemplates: { 'application/json': JSON.stringify(body) },
      responseParameters: {
        'gatewayresponse.header.cache-control': "'no-store'",
        'gatewayresponse.header.content-type': "'application/json'",
        ...(retryAfter && { 'gatewayresponse.header.retry-after': retryAfter }),
      },
    };
  });

/** Stage name, the first part of every API path. */
export const STAGE = 'live';

/** Requests per second that reach the functions, and burst: far above expected traffic, low enough to limit costs. */
const THROTTLE = { rateLimit: 100, burstLimit: 200 };

/** One line per request: route and outcome, no personal data. */
const accessLog = {
  requestId: Field.contextRequestId(),
  time: Field.contextRequestTimeEpoch(),
  method: Field.contextHttpMethod(),
  route: Field.contextResourcePath(),
  status: Field.contextStatus(),
  milliseconds: Field.contextResponseLatency(),
  functionMilliseconds: Field.contextIntegrationLatency(),
  bytes: Field.contextResponseLength(),
  refusal: Field.contextErrorResponseType(),
};

/** The function of a route, with the permissions of `grants.ts` and the resource names in its environment. */
class RouteFunction extends BundleFunction {
  constructor(scope: Construct, name: RouteName, options: FunctionOptions) {
    super(scope, fileName(name), options, {
      description: routes[name].summary,
      memory: memoryOf(name),
      timeout: Duration.millis(timeoutOf(name)),
      // The function that saves a form also decodes its pictures. A separate function would be another call that can fail, and only the
      // administrator waits for the slower cold start with native code.
      withSharp: decodesPictures(name),
    });
    const { table, media } = options.data;
    const parameters = keyParameters(options.config.name);
    const grant = grants[name];
    this.grantTable(table, grant.table);
    if (grant.files) this.grantFiles(media, grant.files);
    if (grant.signingKeys) this.addParameter(env.signingKeys, parameters.signingKeys);
    if (grant.sealKeys) this.addParameter(env.sealKeys, parameters.sealKeys);
  }

  private addParameter(variable: string, name: string): void {
    this.addEnvironment(variable, name);
    this.allow(['ssm:GetParameter'], parameterArn(this, name));
  }
}

/** REST API of the route table with a function per route. Only the distribution has the key. */
export class ApiStack extends Stack {
  readonly api: SpecRestApi;
  readonly functions: Record<RouteName, RouteFunction>;

  constructor(scope: Construct, id: string, { config, bundles, data, ...props }: StackProps & FunctionOptions) {
    super(scope, id, props);

    const logGroup = new LogGroup(this, 'access-log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.functions = fromKeys(routeNames, (name) => new RouteFunction(this, name, { config, bundles, data }));
    this.api = new SpecRestApi(this, 'api', {
      restApiName: config.name,
      apiDefinition: ApiDefinition.fromInline(this.define(config.name)),
      endpointTypes: [EndpointType.REGIONAL],
      binaryMediaTypes: ['*/*'],
      deployOptions: {
        stageName: STAGE,
        tracingEnabled: true,
        throttlingRateLimit: THROTTLE.rateLimit,
        throttlingBurstLimit: THROTTLE.burstLimit,
        accessLogDestination: new LogGroupLogDestination(logGroup),
        accessLogFormat: AccessLogFormat.custom(JSON.stringify(accessLog)),
      },
      cloudWatchRole: true,
      // All APIs of the account share this role, so it is retained.
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
    });

    const plan = this.api.addUsagePlan('distribution', { throttle: THROTTLE });
    for (const number of config.originKeys) {
      const key = new ApiKey(this, `distribution-key-${number}`, {
        value: data.originKey.secretValueFromJson(String(number)).unsafeUnwrap(),
        description: 'Known to the distribution only',
      });
      plan.addApiKey(key);
    }
    plan.addApiStage({ stage: this.api.deploymentStage });
    if (config.sender) this.functions.requestPasswordReset.addEnvironment(env.sender, config.sender);
    for (const [id, variable, value] of [
      ['Commit', env.commit, config.commit],
      ['ReleasedAt', env.releasedAt, config.releasedAt],
    ] as const) {
      if (!value) continue;
      this.functions.getHealth.addEnvironment(variable, value);
      new CfnOutput(this, id, { value });
    }
    acknowledgeApi(this.api);
    acknowledge(this, {
      'CloudFormation-Validate::W2509': 'ChangePasswordLiveVersion is the version of a function and no password.',
    });
    new CfnOutput(this, 'ApiId', { value: this.api.restApiId });
  }

  /**
   * OpenAPI definition of the routes: each method requires the key and invokes its function. As separate resources, the routes would take a
   * third of the 500 that CloudFormation allows per stack.
   */
  private define(title: string) {
    const role = new InlineRole(this, 'caller', { assumedBy: new ServicePrincipal('apigateway.amazonaws.com') });
    const called = routeNames.map((name) => this.functions[name].live.functionArn);
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: called }));
    const operationOf = (name: RouteName) => ({
      security: [{ key: [] }],
      responses: {},
      'x-amazon-apigateway-integration': {
        type: 'aws_proxy',
        httpMethod: 'POST',
        uri: this.formatArn({
          service: 'apigateway',
          account: 'lambda',
          resource: 'path',
          resourceName: `2015-03-31/functions/${this.functions[name].live.functionArn}/invocations`,
        }),
        credentials: role.roleArn,
      },
    });
    const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
    for (const name of routeNames)
      for (const method of methodsOf(routes[name]))
        paths[routes[name].path] = { ...paths[routes[name].path], [method.toLowerCase()]: operationOf(name) };
    return {
      openapi: '3.0.1',
      info: { title, version: '1' },
      components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-api-key' } } },
      'x-amazon-apigateway-gateway-responses': gatewayResponses(),
      paths,
    };
  }
}

const PUSH_LOGS = 'AmazonAPIGatewayPushToCloudWatchLogs';

function acknowledgeApi(api: SpecRestApi): void {
  acknowledge(api, {
    'AwsSolutions-APIG2': 'Every function parses its input by the contract: API Gateway knows no multipart forms.',
    'AwsSolutions-APIG3': 'A firewall costs more than the site; the distribution caches, and the stage is throttled.',
    'AwsSolutions-APIG4': 'The functions check the session: an authorizer would be one more function for each call.',
    'AwsSolutions-APIG6': 'The access log has a line for each request; execution logs would hold what visitors typed.',
    'AwsSolutions-COG4': 'There is one administrator, with a session of the site; visitors have no accounts.',
    [`AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/${PUSH_LOGS}]`]:
      'The role by which API Gateway writes any log of the account is defined by AWS as this policy.',
  });
}
