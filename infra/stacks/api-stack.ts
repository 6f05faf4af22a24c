import { env } from '@rombo/functions/env';
import { type ErrorBody, type ErrorCode, errors } from '@rombo/shared/contract/errors';
import { fromKeys } from '@rombo/shared/contract/keys-of';
import { methodsOf } from '@rombo/shared/contract/route';
import { fileName, type RouteName, routeNames, routes } from '@rombo/shared/contract/routes';
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccessLogFormat,
  ApiKey,
  AwsIntegration,
  EndpointType,
  AccessLogField as Field,
  LogGroupLogDestination,
  ResponseType,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { BundleFunction, type FunctionOptions } from './bundle-function.ts';
import type { DataStack } from './data-stack.ts';
import { grants } from './grants.ts';
import { keyParameters } from './names.ts';
import { acknowledge, InlineRole, parameterArn } from './permissions.ts';
import { memoryOf, timeoutOf } from './route-limits.ts';

interface GatewayError {
  type: ResponseType;
  code: ErrorCode;
}

const gatewayErrors: Record<string, GatewayError> = {
  // API Gateway's code for an unknown route.
  'unknown-route': { type: ResponseType.MISSING_AUTHENTICATION_TOKEN, code: 'not_found' },
  'unknown-resource': { type: ResponseType.RESOURCE_NOT_FOUND, code: 'not_found' },
  // A request without the distribution's key bypassed it.
  'no-key': { type: ResponseType.INVALID_API_KEY, code: 'cross_site' },
  denied: { type: ResponseType.ACCESS_DENIED, code: 'cross_site' },
  throttled: { type: ResponseType.THROTTLED, code: 'too_many_requests' },
  quota: { type: ResponseType.QUOTA_EXCEEDED, code: 'too_many_requests' },
  'too-large': { type: ResponseType.REQUEST_TOO_LARGE, code: 'payload_too_large' },
  'media-type': { type: ResponseType.UNSUPPORTED_MEDIA_TYPE, code: 'unsupported_media_type' },
  'integration-failure': { type: ResponseType.INTEGRATION_FAILURE, code: 'unavailable' },
  'integration-timeout': { type: ResponseType.INTEGRATION_TIMEOUT, code: 'unavailable' },
  'other-client-error': { type: ResponseType.DEFAULT_4XX, code: 'bad_request' },
  'other-server-error': { type: ResponseType.DEFAULT_5XX, code: 'internal' },
};

const RETRY_AFTER: Partial<Record<ErrorCode, string>> = { too_many_requests: "'1'", unavailable: "'2'" };
const isDefault = ({ type }: GatewayError) => [ResponseType.DEFAULT_4XX, ResponseType.DEFAULT_5XX].includes(type);

/** Gives API Gateway's own errors the body and status of the API's errors. */
function addGatewayResponses(api: RestApi): void {
  for (const [id, error] of Object.entries(gatewayErrors)) {
    const { status, message } = errors[error.code];
    const body: ErrorBody = { code: error.code, message };
    const retryAfter = RETRY_AFTER[error.code];
    api.addGatewayResponse(id, {
      type: error.type,
      ...(!isDefault(error) && { statusCode: String(status) }),
      templates: { 'application/json': JSON.stringify(body) },
      responseHeaders: {
        'cache-control': "'no-store'",
        'content-type': "'application/json'",
        ...(retryAfter && { 'retry-after': retryAfter }),
      },
    });
  }
}

/** The stage that every address of the API begins with. */
export const STAGE = 'live';

/** Requests a second that reach the functions, and how many at once: far above a good day, far below a ruinous bill. */
export const THROTTLE = { rateLimit: 100, burstLimit: 200 };

/** One line per request: what was requested and how it went, not by whom. */
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

/** The function of one route, with the permissions of `grants.ts` and the names of the resources in its environment. */
class RouteFunction extends BundleFunction {
  constructor(scope: Construct, name: RouteName, options: FunctionOptions) {
    super(scope, fileName(name), options, {
      description: routes[name].summary,
      memory: memoryOf(name),
      timeout: Duration.millis(timeoutOf(name)),
      // Forms have pictures, which are decoded where they are saved: a separate function would be one more call that can fail, and only
      // the administrator waits for a cold start with native code.
      withSharp: routes[name].body?.kind === 'multipart',
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

interface ApiStackProps extends StackProps {
  config: Config;
  bundles: string;
  data: DataStack;
}

/** The route table as a REST API, each route with its own function. Only the distribution has its key. */
export class ApiStack extends Stack {
  readonly api: RestApi;
  readonly functions: Record<RouteName, RouteFunction>;

  constructor(scope: Construct, id: string, { config, bundles, data, ...props }: ApiStackProps) {
    super(scope, id, props);

    const logGroup = new LogGroup(this, 'access-log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.api = new RestApi(this, 'api', {
      restApiName: config.name,
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
      // The account has one such role for all its sites: it stays when one of them goes.
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      defaultMethodOptions: { apiKeyRequired: true },
    });
    addGatewayResponses(this.api);

    const make = (name: RouteName) => new RouteFunction(this, name, { config, bundles, data });
    this.functions = fromKeys(routeNames, make);
    const called = routeNames.map((name) => this.functions[name].live.functionArn);
    const credentialsRole = new InlineRole(this, 'caller', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    });
    credentialsRole.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: called }));
    for (const name of routeNames) {
      const resource = this.api.root.resourceForPath(routes[name].path);
      const invocations = `2015-03-31/functions/${this.functions[name].live.functionArn}/invocations`;
      const integration = new AwsIntegration({
        proxy: true,
        service: 'lambda',
        path: invocations,
        options: { credentialsRole },
      });
      for (const method of methodsOf(routes[name])) resource.addMethod(method, integration);
    }

    const plan = this.api.addUsagePlan('distribution', { throttle: THROTTLE });
    for (const number of config.originKeys) {
      const key = new ApiKey(this, `distribution-key-${number}`, {
        value: data.originKey.secretValueFromJson(String(number)).unsafeUnwrap(),
        description: 'The distribution shows it; nobody else has it',
      });
      plan.addApiKey(key);
    }
    plan.addApiStage({ stage: this.api.deploymentStage });
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
}

const PUSH_LOGS = 'AmazonAPIGatewayPushToCloudWatchLogs';

function acknowledgeApi(api: RestApi): void {
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
