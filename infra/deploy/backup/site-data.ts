import { validateHeaderValue } from 'node:http';
import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { enteredPartitions, keys } from '@rombo/functions/data/keys';
import { parseSigningKeys } from '@rombo/functions/http/tokens';
import { parseSealKeys } from '@rombo/functions/sealed';
import * as v from 'valibot';
import { parameterStore } from '../keys.ts';
import { type Item, putItems, scanItems } from './items.ts';
import type { Target } from './target.ts';

const succeeds = (attempt: () => unknown): boolean => {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
};

const HeaderValue = v.pipe(
  v.string(),
  v.check((value) => succeeds(() => validateHeaderValue('x', value)), 'cannot be sent as a header'),
);
const MetadataName = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'is no name of metadata'));

/** Headers and metadata of a stored object, named as in the S3 API. */
export const StoredHeaders = v.strictObject({
  ContentType: v.optional(HeaderValue),
  ContentDisposition: v.optional(HeaderValue),
  CacheControl: v.optional(HeaderValue),
  Metadata: v.optional(v.record(MetadataName, HeaderValue)),
});

export interface StoredFile {
  key: string;
  bytes: Uint8Array;
  headers: v.InferOutput<typeof StoredHeaders>;
}

const secretOf = (parse: (json: unknown) => unknown) =>
  v.pipe(
    v.string(),
    v.check((text) => succeeds(() => parse(JSON.parse(text))), 'holds no keys'),
  );

/** Parameter values of the keys for sessions and second factors. */
export const Keys = v.strictObject({ signingKeys: secretOf(parseSigningKeys), sealKeys: secretOf(parseSealKeys) });
export type Keys = v.InferOutput<typeof Keys>;

/** Key prefixes of the files that items refer to, including items in the trash. */
export const filePrefixes = ['media/', 'trash/'];

/** Reads and writes all stored data of a site. */
export function openSiteData({ table, bucket: Bucket, signingKeys, sealKeys }: Target) {
  const dynamodb = new DynamoDBClient();
  const secrets = parameterStore();
  const s3 = new S3Client({
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
  });

  async function* listPages() {
    for (const Prefix of filePrefixes) yield* paginateListObjectsV2({ client: s3 }, { Bucket, Prefix });
  }

  return {
    items: () => scanItems(dynamodb, table),
    async *files(): AsyncGenerator<StoredFile> {
      for await (const { Contents = [] } of listPages()) {
        for (const { Key: key = '' } of Contents) {
          const { Body, ContentType, ContentDisposition, CacheControl, Metadata } = await s3.send(
            new GetObjectCommand({ Bucket, Key: key }),
          );
          const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
          const headers = { ContentType, ContentDisposition, CacheControl, Metadata };
          yield { key, bytes, headers: v.parse(StoredHeaders, JSON.parse(JSON.stringify(headers))) };
        }
      }
    },
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
