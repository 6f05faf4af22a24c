import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTopic } from './topic.ts';

test('the real client publishes to the topic, and to no other', async () => {
  const arn = 'arn:aws:sns:eu-south-1:000000000000:messages';
  const arrived = vi.fn();
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const { endpoint, stop } = await startTopic(arn, credentials, arrived);
  onTestFinished(stop);
  const client = new SNSClient({ endpoint, region: 'eu-south-1', credentials, maxAttempts: 1 });
  const publish = (TopicArn: string) => client.send(new PublishCommand({ TopicArn, Subject: 'a', Message: 'b & c' }));
  expect((await publish(arn)).MessageId).toMatch(/./);
  await expect(publish(`${arn}-other`)).rejects.toThrow(
    expect.objectContaining({ name: expect.stringContaining('NotFound') }),
  );
  expect(arrived).toHaveBeenCalledTimes(1);
});
