import { validateHeaderValue } from 'node:http';
import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
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

/** Headers and metadata that an object is stored with, by S3's names. */
export const StoredHeaders = v.strictObject({
  ContentType: v.optional(HeaderValue),
  ContentDisposition: v.optional(HeaderValue),
  CacheControl: v.optional(HeaderValue),
  Metadata: v.optional(v.record(MetadataName, HeaderValue)),
});

/** A file of the bucket. */
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

/** The keys without which sessions end and second factors cannot be checked: the texts of their parameters. */
export const Keys = v.strictObject({ signingKeys: secretOf(parseSigningKeys), sealKeys: secretOf(parseSealKeys) });
export type Keys = v.InferOutput<typeof Keys>;

/** Beginnings of the keys of files that items name, those of the trash too. */
export const filePrefixes = ['media/', 'trash/'];

/** Reads and writes everything that a site keeps. */
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
    /** A partition that has an item; undefined in an empty site. */
    async filledPartition(): Promise<string | undefined> {
      for (const pk of Object.values(enteredPartitions)) {
        const ExpressionAttributeValues = { ':pk': { S: pk } };
        const KeyConditionExpression = 'pk = :pk';
        const query = { TableName: table, KeyConditionExpression, ExpressionAttributeValues, Limit: 1 };
        if ((await dynamodb.send(new QueryCommand(query))).Count) return pk;
      }
      return undefined;
    },
    /** Notes when everything was backed up, for the panel of a site on its owner's machine. */
    noteBackup: (at: Date) => {
      const { pk, sk } = keys.usage('archive');
      return putItems(dynamodb, table, [{ pk: { S: pk }, sk: { S: sk }, at: { S: at.toISOString() } }]);
    },
    putItems: (items: Item[]) => putItems(dynamodb, table, items),
    putFile: async ({ key: Key, bytes: Body, headers }: StoredFile) => {
      await s3.send(new PutObjectCommand({ Bucket, Key, Body, ...headers }));
    },
    putKeys: async (given: Keys) => {
      await secrets.write(signingKeys, given.signingKeys);
      await secrets.write(sealKeys, given.sealKeys);
    },
  };
}

export type SiteData = ReturnType<typeof openSiteData>;
