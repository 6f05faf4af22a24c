import { type ErrorBody, type ErrorCode, errors } from '@rombo/shared/contract/errors';
import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';

interface GatewayError {
  type: ResponseType;
  code: ErrorCode;
}

const gatewayErrors: Record<string, GatewayError> = {
  // API Gateway's word for a route that does not exist.
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

/** Gives API Gateway's own answers the body and the statuses of every other error of the API. */
export function addGatewayResponses(api: RestApi): void {
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
