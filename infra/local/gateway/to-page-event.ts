import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { ViewerRequest } from './viewer-request.ts';

const HOST = 'local.lambda-url.eu-south-1.on.aws';

/** What the edge makes of a page's path, so that it is one copy there and an object's key in the bucket of the shells. */
export function nameOfPage(path: string): string {
  if (path === '/index') return '/404';
  return path.replace(/(?<=[^/])\/$/, '').replace(/^\/$/, '/index');
}

/** The event that the URL of a function makes of a request. */
export function toPageEvent({ method, path, query, headers, viewerAddress }: ViewerRequest): APIGatewayProxyEventV2 {
  const rawPath = nameOfPage(path);
  const requestId = randomUUID();
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString: query,
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    requestContext: {
      accountId: 'anonymous',
      apiId: 'local',
      domainName: HOST,
      domainPrefix: 'local',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: viewerAddress, userAgent: 'Amazon CloudFront' },
      requestId,
      routeKey: '$default',
      stage: '$default',
      time: new Date().toUTCString(),
      timeEpoch: Date.now(),
    },
    isBase64Encoded: false,
  };
}
