import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { document } from './object-store/xml.ts';
import { type Credentials, startEndpoint } from './private-endpoint.ts';

const handler =
  (arn: string, arrived: () => void): RequestListener =>
  async (request, response) => {
    const parameters = new URLSearchParams(await text(request).catch(() => ''));
    const send = (status: number, xml: string) => response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
    const RequestId = randomUUID();
    if (parameters.get('Action') !== 'Publish' || parameters.get('TopicArn') !== arn) {
      return send(404, document('ErrorResponse', { Error: { Type: 'Sender', Code: 'NotFound' }, RequestId }));
    }
    arrived();
    return send(
      200,
      document('PublishResponse', { PublishResult: { MessageId: randomUUID() }, ResponseMetadata: { RequestId } }),
    );
  };

/** Starts SNS with one topic, for which nobody is registered: all that comes of a message is that `arrived` hears of one. */
export const startTopic = (arn: string, credentials: Credentials, arrived: () => void) =>
  startEndpoint(credentials, handler(arn, arrived));
