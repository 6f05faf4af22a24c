import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientDefaults } from '../aws.ts';
import { env, requireEnv } from '../env.ts';
import type { Key } from './keys.ts';

export type Item = Key & Record<string, unknown>;
export type Values = Record<string, unknown>;

/** An optional field that an item lacks is not stored, rather than refused. */
const marshallOptions = { removeUndefinedValues: true };
export const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientDefaults), { marshallOptions });
export const TableName = requireEnv(env.table);

/** The moment as DynamoDB's TTL counts it: seconds since 1970. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** False for an item whose time is over: DynamoDB deletes it up to days later. */
export const isCurrent = (item: Values): item is Item => !(typeof item.ttl === 'number' && item.ttl <= nowInSeconds());
