import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { CloudFrontClient, ListInvalidationsCommand } from '@aws-sdk/client-cloudfront';
import { DeleteItemCommand, DynamoDBClient, UpdateContinuousBackupsCommand } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { DeleteBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3';
import { SetTopicAttributesCommand, SNSClient, SubscribeCommand } from '@aws-sdk/client-sns';
import { CreateQueueCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { beforeAll, describe, expect, it } from 'vitest';
import { storedContact } from '../../../functions/test/changes.ts';
import { openTable } from '../../../functions/test/open-table.ts';
import { backUp, restore } from '../../deploy/backup/contents.ts';
import { recover } from '../../deploy/backup/recovery.ts';
import { openSiteData } from '../../deploy/backup/site-data.ts';
import { deployedTarget } from '../../deploy/backup/target.ts';
import { ensureKeys } from '../../deploy/keys.ts';
import { emptyBucket } from '../../deploy/removal.ts';
import { siteFiles, uploadSite, writeRelease } from '../../deploy/upload-site.ts';
import { temporaryFolder } from '../folder.ts';
import { send } from '../send.ts';
import { contentsOf } from '../site-contents.ts';
import { endpoint, readOutputs, SITE } from './emulator.ts';

const {
  TableName = '',
  BucketName: Bucket,
  DistributionId,
  SiteBucketName = '',
  SiteUrl = '',
  MessagesTopic,
} = readOutputs(process.env.EMULATED_OUTPUTS);
const dynamodb = new DynamoDBClient();
const { put } = openTable({ name: TableName });

/** S3 responds 404 if the distribution may list the bucket; the emulator responds 403. */
const missing = [403, 404];

/** Requests a page from the distribution like a visitor, with TLS simulated by a header. */
const visit = (path: string) =>
  send(`${endpoint}${path}`, { host: new URL(SiteUrl).host, 'x-forwarded-proto': 'https' });

/** Invokes a function. Returns its error or its result. */
async function invoke(name: string, event: object = {}): Promise<{ error?: string; given: string }> {
  const { FunctionError, Payload } = await new LambdaClient().send(
    new InvokeCommand({ FunctionName: `${SITE}-${name}`, Payload: Buffer.from(JSON.stringify(event)) }),
  );
  const given = Buffer.from(Payload ?? []).toString();
  return FunctionError ? { error: given, given } : { given };
}

/** Event that the edge sends to a function URL. */
const pageEvent = (rawPath: string) => ({
  version: '2.0',
  rawPath,
  rawQueryString: '',
  headers: { 'x-site-host': 'www.example.com' },
  requestContext: { http: { method: 'GET', path: rawPath } },
});

const everybodyMay = (Action: string) =>
  JSON.stringify({ Version: '2012-10-17', Statement: [{ Effect: 'Allow', Principal: '*', Action, Resource: '*' }] });

describe('the distribution', () => {
  beforeAll(() => uploadSite(SiteBucketName, siteFiles('web/dist', 'infra/dist/openapi.json')));

  it.each(['/', '/azienda', '/prodotti', '/en', '/en/contact'])('serves %s as a page', async (path) => {
    const { status, headers, body } = await visit(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('<div id="root">');
  });

  it('serves the OpenAPI document, but no uploads', async () => {
    expect(JSON.parse((await visit('/api/openapi.json')).body)).toHaveProperty('openapi');
    expect(missing).toContain((await visit('/media/products/missing.jpg')).status);
    expect(missing).toContain((await visit('/uploads/product-image/x.jpg')).status);
  });
});

it.each([
  ['/prodotti', 200],
  ['/en/company', 200],
  ['/nothing', 404],
])('the function that renders pages renders %s as %i with its permissions', async (path, status) => {
  const { statusCode, body } = JSON.parse((await invoke('render-page', pageEvent(path))).given);
  expect([statusCode, body]).toEqual([status, expect.stringContaining('<h1')]);
});

describe('a change of the table', () => {
  it('purges the edge if it is public', async () => {
    const countOf = async () => {
      const { InvalidationList } = await new CloudFrontClient().send(new ListInvalidationsCommand({ DistributionId }));
      return InvalidationList?.Items?.length ?? 0;
    };
    const before = await countOf();
    await put({ pk: 'SETTING', sk: 'maintenance_mode', key: 'maintenance_mode', value: 'false' });
    await expect.poll(countOf, { timeout: 50_000, interval: 500 }).toBeGreaterThan(before);
  });

  it('sends a message to the company', async () => {
    const sqs = new SQSClient();
    const sns = new SNSClient();
    // The topic's policy requires TLS, which functions do not use with an emulator.
    const open = { TopicArn: MessagesTopic, AttributeName: 'Policy', AttributeValue: everybodyMay('sns:Publish') };
    await sns.send(new SetTopicAttributesCommand(open));
    const Policy = everybodyMay('sqs:SendMessage');
    const { QueueUrl } = await sqs.send(new CreateQueueCommand({ QueueName: 'mail', Attributes: { Policy } }));
    const Endpoint = `arn:aws:sqs:${process.env.AWS_REGION}:${process.env.CDK_DEFAULT_ACCOUNT}:mail`;
    await sns.send(new SubscribeCommand({ TopicArn: MessagesTopic, Protocol: 'sqs', Endpoint }));
    await put(storedContact({ createdAt: new Date().toISOString() }));
    const read = async () => JSON.stringify((await sqs.send(new ReceiveMessageCommand({ QueueUrl }))).Messages ?? '');
    await expect.poll(read, { timeout: 50_000, interval: 500 }).toContain('Quale candela per il .21?');
  });
});

describe('the daily work', () => {
  beforeAll(async () => {
    // The policies of the buckets require TLS too, and the emulator ignores the table's backup settings in a template.
    const s3 = new S3Client({ forcePathStyle: true });
    for (const bucket of [Bucket, SiteBucketName]) await s3.send(new DeleteBucketPolicyCommand({ Bucket: bucket }));
    await writeRelease(SiteBucketName, { commit: null, time: new Date().toISOString(), assets: [], live: true });
    const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
    await dynamodb.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }));
  });

  const jobs = ['sweep-media', 'sweep-assets', 'measure-usage', 'make-archive'];
  it.each(jobs)('is done by %s with its permissions', async (name) =>
    expect(await invoke(name)).not.toHaveProperty('error'),
  );

  it('includes a backup, which restores every item and byte of an emptied site', async () => {
    await ensureKeys(SITE);
    const target = await deployedTarget(SITE);
    const site = openSiteData(target);
    const items = Array.from({ length: 30 }, (_, at) => ({ pk: { S: 'SLIDE' }, sk: { S: String(at) } }));
    await site.putItems(items);
    await site.putFile({
      key: 'media/slides/1/a.png',
      bytes: randomBytes(1_000_000),
      headers: { ContentType: 'image/png' },
    });
    const before = await contentsOf(site);
    const file = join(await temporaryFolder(), 'site.tar');
    await backUp(site, file, true);

    await emptyBucket(target.bucket, '', new S3Client({ forcePathStyle: true }));
    for (const { pk, sk } of before.items) await dynamodb.send(new DeleteItemCommand({ TableName, Key: { pk, sk } }));
    await restore(site, file);
    expect(await contentsOf(site)).toEqual(before);
  });

  it('includes a recovery of the table to an earlier time', async () => {
    const ask = async () => '';
    const said = await recover({ client: dynamodb, table: TableName, time: new Date(), ask, say: () => {} });
    expect(said).toContain('0 items were copied back.');
  });
});
