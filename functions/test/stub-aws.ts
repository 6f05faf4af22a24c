import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, vi } from 'vitest';

type Service = 'DYNAMODB' | 'S3';

export const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };

/** Directs a client of AWS to an endpoint, for the tests of a file. Import the tested code after calling this. */
export function stubEndpoint(service: Service, endpoint: string): void {
  vi.stubEnv(`AWS_ENDPOINT_URL_${service}`, endpoint);
  vi.stubEnv('AWS_REGION', 'eu-south-1');
  // A busy machine may exceed the limit on AWS, and a test would see a second attempt.
  vi.stubEnv('REQUEST_TIMEOUT_MS', '5000');
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey);
  afterAll(() => void vi.unstubAllEnvs());
}

/** Starts a server in the place of a service of AWS, for the tests of a file. */
export async function stubService(service: Service, listener: RequestListener): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stubEndpoint(service, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
}
