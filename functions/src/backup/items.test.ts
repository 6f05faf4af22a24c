import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, it, vi } from 'vitest';
import { partitions } from '../data/keys.ts';
import { readItems } from './items.ts';

const client = new DynamoDBClient({ region: 'eu-south-1' });
const seconds = (past: number) => ({ N: String(Math.floor(Date.now() / 1000) - past) });
const stored = [
  ...Object.values(partitions).map((pk) => ({ pk: { S: pk }, sk: { S: 'a' }, ttl: seconds(-60) })),
  { pk: { S: `${partitions.throttles}#login#192.0.2.1` }, sk: { S: '1' }, count: { N: '2' } },
  { pk: { S: partitions.contacts }, sk: { S: 'expired' }, ttl: seconds(60) },
];
vi.spyOn(client, 'send').mockImplementation(async () => ({ Items: stored }));

const nameOf = ({ pk, sk }: { pk: { S: string }; sk: { S: string } }) => `${pk.S} ${sk.S}`;

async function leftOut(hasAccount: boolean) {
  const held = (await Array.fromAsync(readItems(client, 'table', { hasAccount }))).flat().map(nameOf);
  return stored.map(nameOf).filter((name) => !held.includes(name));
}

it('a backup holds every partition without addresses of visitors, tokens and expired items', async () => {
  const shortLived = ['PASSWORD_RESET a', 'PREVIEW a', 'THROTTLE a', 'IDEMPOTENCY a'];
  const never = [...shortLived, 'THROTTLE#login#192.0.2.1 1', 'CONTACT expired'];
  expect(await leftOut(true)).toEqual(never);
  expect(await leftOut(false)).toEqual(['USER a', 'SESSION a', ...never]);
});
