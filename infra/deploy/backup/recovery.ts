import { isDeepStrictEqual } from 'node:util';
import {
  DeleteTableCommand,
  type DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  TableAlreadyExistsException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { enteredPartitions, keys as tableKeys } from '@rombo/functions/data/keys';

type Item = Record<string, unknown>;

interface Recovery {
  client: DynamoDBClient;
  table: string;
  time: Date;
  ask: (question: string) => Promise<string>;
  say: (line: string) => void;
}

/** Restoring a table of 100 GB takes hours. */
const MAX_WAIT_SECONDS = 24 * 60 * 60;

const entered = new Set<unknown>(Object.values(enteredPartitions));

async function readItems(client: DynamoDBClient, TableName: string): Promise<Map<string, Item>> {
  const found = new Map<string, Item>();
  const documents = DynamoDBDocumentClient.from(client);
  for await (const { Items = [] } of paginateScan({ client: documents }, { TableName, ConsistentRead: true })) {
    for (const item of Items) if (entered.has(item.pk)) found.set(`${item.pk}/${item.sk}`, item);
  }
  return found;
}

/** Groups keys by what happened to their items since `then`. */
function compare(then: Map<string, Item>, now: Map<string, Item>) {
  const keys = [...then.keys()].sort();
  return {
    missing: keys.filter((key) => !now.has(key)),
    changed: keys.filter((key) => now.has(key) && !isDeepStrictEqual(then.get(key), now.get(key))),
    added: [...now.keys()].filter((key) => !then.has(key)).sort(),
  };
}

/** The old item with a new version, so that no open form can overwrite it. */
const asNewVersion = (item: Item, current: Item | undefined): Item =>
  typeof current?.version === 'number' ? { ...item, version: current.version + 1 } : item;

/** Display name of an item; for a former version, the name of the product. */
const nameOf = ({ name, title, value, email, item }: Item): string =>
  String(name ?? title ?? value ?? email ?? (item as Item | undefined)?.name ?? '');

/** Parses an answer: `all`, or a comma-separated list of `keys`. */
function chosen(answer: string, keys: string[], restored: string): string[] {
  if (answer.trim() === 'all') return keys;
  const named = answer.split(',').flatMap((key) => key.trim() || []);
  const unknown = named.filter((key) => !keys.includes(key));
  if (unknown.length > 0)
    throw new Error(
      `${unknown.join(', ')}: not in the list. Nothing was copied. ${restored} stays, and costs what it stores: repeat this with the same time, which uses it again.`,
    );
  return named;
}

/**
 * Restores the table to a point in time as a new table, prints how the entered data differs, and copies back the items that are named. The
 * new table stays until its deletion is confirmed; a repeated run reuses it.
 */
export async function recover({ client, table, time, ask, say }: Recovery): Promise<string> {
  const restored = `${table}-${time.toISOString().replaceAll(':', '-')}`;
  const source = { SourceTableName: table, TargetTableName: restored, RestoreDateTime: time };
  await client.send(new RestoreTableToPointInTimeCommand(source)).catch((error) => {
    if (!(error instanceof TableAlreadyExistsException)) throw error;
  });
  say(`Restoring the table into ${restored}: this takes minutes, or longer for a large one.`);
  await waitUntilTableExists({ client, maxWaitTime: MAX_WAIT_SECONDS }, { TableName: restored });

  const [then, now] = await Promise.all([readItems(client, restored), readItems(client, table)]);
  const { missing, changed, added } = compare(then, now);
  for (const [what, keys, items] of [
    ['Deleted since', missing, then],
    ['Changed since', changed, then],
    ['Added since (stay)', added, now],
  ] as const) {
    say(`${what}: ${keys.length}`);
    for (const key of keys) say(`  ${key}  ${nameOf(items.get(key) ?? {})}`);
  }
  const answer = await ask('Copy back which? Keys with commas between, all, or nothing: ');
  const keys = chosen(answer, [...missing, ...changed], restored);
  const documents = DynamoDBDocumentClient.from(client);
  for (const key of keys) {
    const Item = asNewVersion(then.get(key) ?? {}, now.get(key));
    await documents.send(new PutCommand({ TableName: table, Item }));
  }
  // Old products may have no card: without this mark, lists read the products themselves until the daily sweep has written the cards.
  if (keys.length > 0) await documents.send(new DeleteCommand({ TableName: table, Key: tableKeys.cardsComplete() }));
  const isOver = (await ask(`Delete the table ${restored}? (yes): `)).trim() === 'yes';
  if (isOver) await client.send(new DeleteTableCommand({ TableName: restored }));
  return `${keys.length} items were copied back. ${restored} ${isOver ? 'is deleted' : 'stays, and costs what it stores'}.`;
}
