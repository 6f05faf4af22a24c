import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type Item, putItems, readItems } from '@rombo/functions/backup/items';
import { readFiles, type StoredFile, succeeds } from '@rombo/functions/backup/site-files';
import { enteredPartitions, keys } from '@rombo/functions/data/keys';
import { parseSigningKeys } from '@rombo/functions/http/tokens';
import { parseSealKeys } from '@rombo/functions/sealed';
import * as v from 'valibot';
import { parameterStore } from '../keys.ts';
import type { Target } from './target.ts';

const secretOf = (parse: (json: unknown) => unknown) =>
  v.pipe(
    v.string(),
    v.check((text) => succeeds(() => parse(JSON.parse(text))), 'holds no keys'),
  );

/** Parameter values of the keys for sessions and second factors. */
export const Keys = v.strictObject({ signingKeys: secretOf(parseSigningKeys), sealKeys: secretOf(parseSealKeys) });
export type Keys = v.InferOutput<typeof Keys>;

/** Reads and writes the lasting data of a site. */
export function openSiteData({ table, bucket: Bucket, signingKeys, sealKeys }: Target) {
  const dynamodb = new DynamoDBClient();
  const secrets = parameterStore();
  const s3 = new S3Client({
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
  });

  return {
    items: () => readItems(dynamodb, table, { hasAccount: true }),
    files: () => readFiles(s3, Bucket),
    keys: async (): Promise<Keys> =>
      v.parse(Keys, { signingKeys: await secrets.read(signingKeys), sealKeys: await secrets.read(sealKeys) }),
    /** Returns a partition that has items, or undefined if the site is empty. */
    async filledPartition(): Promise<string | undefined> {
      for (const pk of Object.values(enteredPartitions)) {
        const ExpressionAttributeValues = { ':pk': { S: pk } };
        const KeyConditionExpression = 'pk = :pk';
        const query = { TableName: table, KeyConditionExpression, ExpressionAttributeValues, Limit: 1 };
        if ((await dynamodb.send(new QueryCommand(query))).Count) return pk;
      }
      return undefined;
    },
    /** Records the time of a backup, which the panel of a self-hosted site shows. */
    noteBackup: (at: Date) => {
      const { pk, sk } = keys.usage('archive');
      return putItems(dynamodb, table, [{ pk: { S: pk }, sk: { S: sk }, at: { S: at.toISOString() } }]);
    },
    putItems: (items: Item[]) => putItems(dynamodb, table, items),
    putFile: async ({ key: Key, bytes: Body, headers }: StoredFile) => {
      await s3.send(new PutObjectCommand({ Bucket, Key, Body, ...headers }));
    },
    removeFile: async (Key: string) => {
      await s3.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    putKeys: async (given: Keys) => {
      await secrets.write(signingKeys, given.signingKeys);
      await secrets.write(sealKeys, given.sealKeys);
    },
  };
}

export type SiteData = ReturnType<typeof openSiteData>;
