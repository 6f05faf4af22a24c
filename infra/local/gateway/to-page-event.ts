import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { EDGE_ADDRESS, type ViewerRequest } from './viewer-request.ts';

const HOST = 'local.lambda-url.eu-south-1.on.aws';

/** The event that the URL of a function makes of a request. */
export function toPageEvent({ method, path, query, headers }: ViewerRequest): APIGatewayProxyEventV2 {
  const requestId = randomUUID();
  const { cookie, ...others } = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: query,
    headers: others,
    ...(cookie && { cookies: cookie.split('; ') }),
    requestContext: {
      accountId: 'anonymous',
      apiId: 'local',
      domainName: HOST,
      domainPrefix: 'local',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: EDGE_ADDRESS, userAgent: 'Amazon CloudFront' },
      requestId,
      routeKey: '$default',
      stage: '$default',
      time: new Date().toUTCString(),
      timeEpoch: Date.now(),
    },
    isBase64Encoded: false,
  };
}
