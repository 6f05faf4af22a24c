import type { Collection } from '@rombo/shared/collections/collection';
import type { ImportResults, ImportStep } from '@rombo/shared/contract/import';
import { kinds, type ListedKind } from '@rombo/shared/contract/kinds';
import * as v from 'valibot';
import { change, createAs, restoreVersion, type StoredKind } from '../collections/kind.ts';
import { trash } from '../collections/trash.ts';
import { requestDigest } from '../data/idempotency.ts';
import { keys } from '../data/keys.ts';
import { type Entity, keyOf, readItem } from '../data/store.ts';
import { getItem, getItems, type Item } from '../data/table.ts';
import { deletedKey } from '../data/trash.ts';
import { Failure, invalid } from '../errors.ts';
import { tryToHide } from '../files/stored-files.ts';
import { openZips, type Zip } from '../files/zip.ts';
import { auditEach, describeFailure } from '../http/each.ts';
import type { AdminRequest, Audited } from '../http/types.ts';
import { IN_ZIP, readPlan, type Step, savePlan } from './steps.ts';

/** A kind whose entities and forms are known at run time only. */
interface AnyKind extends StoredKind<Entity, Entity, unknown> {
  collection: Collection & { kind: ListedKind };
}

/** Loads a kind from the file that has its plural as its name: `guides` of `guides.ts`. */
async function tableKind(kind: ListedKind): Promise<AnyKind> {
  const { plural } = kinds[kind];
  const file: Record<typeof plural, AnyKind> = await import(`../collections/kinds/${plural}.ts`);
  return file[plural];
}

type Result = ImportResults['results'][number];
type User = AdminRequest<'applyImport'>['user'];

interface Import {
  id: string;
  kind: AnyKind;
  zip: Zip | undefined;
  user: User;
}

/** Identifies the save of a step, so that a repeated one finds it. */
const saveKey = (id: string, { line, isSecond }: Pick<Step, 'line' | 'isSecond'>): string =>
  `${id}-${line}${isSecond ? '-2' : ''}`;

const mediaTypes: Record<string, string> = { pdf: 'application/pdf' };

async function withFiles({ kind, zip }: Import, { form, files }: Step): Promise<Step['form']> {
  const { body } = kind.collection;
  const many = body.kind === 'multipart' ? body.files.many : [];
  const parts: Step['form'] = {};
  for (const [field, names] of Object.entries(files)) {
    const read = await Promise.all(
      names.map(async (name) => {
        if (!name.startsWith(IN_ZIP)) return name;
        const path = name.slice(IN_ZIP.length);
        if (!zip) throw invalid(field, 'upload_expired');
        const extension = path.split('.').at(-1)?.toLowerCase() ?? '';
        const mimetype = mediaTypes[extension] ?? `image/${extension}`;
        return { filename: path, mimetype, content: await zip.read(path) };
      }),
    );
    parts[field] = many.includes(field) ? read : (read[0] ?? '');
  }
  return { ...form, ...parts };
}

/** Saves a row as its form would. `earlier` is the item that a former request created, its entry in the trash, or the note that it was deleted. */
async function applyStep(own: Import, step: Step, earlier: Item | undefined): Promise<void> {
  const { id: itemId, createdAt, version: ifVersion } = step;
  const { id, kind, user } = own;
  if (earlier?.pk === kind.partition) return;
  if (earlier) throw new Failure('not_found');
  const parsed = v.safeParse(kind.collection.body.schema, await withFiles(own, step));
  if (!parsed.success) throw new Failure('invalid_input');
  const input = parsed.output;
  if (createdAt !== undefined) return void (await createAs(kind, input, { id: itemId, createdAt }, user.username));
  const idempotencyKey = saveKey(id, step);
  const request = requestDigest(idempotencyKey, null);
  await change(kind)({ parameters: { id: itemId }, input, ifVersion, idempotencyKey, user, request });
}

const savedBy = (item: Item | undefined, key: string): boolean => item?.savedRequest === requestDigest(key, null);

/** Undoes a saved row; returns false if the import did not save it. Refuses an item that has changed since. */
async function undoStep({ id, kind, user }: Import, step: Step): Promise<boolean> {
  if (step.isSecond) return false;
  const key = saveKey(id, step);
  const parameters = { id: step.id };
  const item = await readItem(kind, step.id);
  if (step.createdAt !== undefined) {
    if (!item) return false;
    const isSecond = item.version === 2 && savedBy(item, saveKey(id, { ...step, isSecond: true }));
    await trash(kind, kind.files && tryToHide)({ parameters, ifVersion: isSecond ? 2 : 1 });
    return true;
  }
  if (!item) throw new Failure('not_found');
  const ifVersion = step.version + 1;
  const former =
    item.version === ifVersion ? undefined : await getItem(keys.version(kind.partition, step.id, ifVersion));
  if (!savedBy(former ? (former.item as Item) : item, key)) return false;
  const undo = {
    parameters: { ...parameters, version: String(step.version) },
    ifVersion,
    idempotencyKey: `${key}-undo`,
    user,
  };
  await restoreVersion(kind)(undo);
  return true;
}

/** Rows that are saved at the same time. Those with files hold pictures in memory. */
const CONCURRENCY = { plain: 10, withFiles: 2 };

/** Time after which no further rows begin, in milliseconds. The deadline of an undo is 7 s. */
const ENOUGH_MS = 4000;

/** Runs the steps of an import from one on, as many as there is time for. New items come before those that refer to them. */
async function runSteps(steps: readonly Step[], from: number, size: number, run: (step: Step) => Promise<boolean>) {
  const started = performance.now();
  const results: Result[] = [];
  const firstChange = steps.findIndex(({ createdAt }) => createdAt === undefined);
  let at = from;
  while (at < steps.length && (at === from || performance.now() - started < ENOUGH_MS)) {
    const batch = steps.slice(at, at < firstChange ? Math.min(at + size, firstChange) : at + size);
    const done = await Promise.all(
      batch.map(async (step): Promise<Result[]> => {
        const { line, name } = step;
        try {
          return (await run(step)) ? [{ line, name, status: 200 }] : [];
        } catch (error) {
          return [{ line, name, ...describeFailure('applyImport', error) }];
        }
      }),
    );
    results.push(...done.flat());
    at += batch.length;
  }
  const names = results.flatMap(({ status, name }) => (status === 200 ? name : []));
  const output: ImportResults = { results, next: at < steps.length ? at : null };
  return auditEach(output, results, names);
}

interface Request extends Pick<AdminRequest<'applyImport'>, 'user'> {
  parameters: { id: string };
  input: v.InferOutput<typeof ImportStep>;
}

export async function applyImport({ parameters: { id }, input, user }: Request): Promise<Audited<ImportResults>> {
  const plan = await readPlan(id, user.username);
  if (!plan.appliedAt) await savePlan(id, { ...plan, appliedAt: new Date().toISOString() });
  const left = plan.steps.slice(input.from);
  const needsFiles = left.some(({ files }) => Object.keys(files).length > 0);
  const zip = needsFiles && plan.zips.length > 0 ? await openZips(plan.zips) : undefined;
  const own: Import = { id, kind: await tableKind(plan.kind), zip, user };
  const creations = left.filter(({ createdAt }) => createdAt !== undefined);
  const wanted = creations.flatMap(({ id }) => [keys.trash(id), deletedKey(id), keyOf(own.kind, id)]);
  const earlier = new Map((await getItems(wanted)).map((item) => [item.sk.replace(/^deleted#/, ''), item]));
  const size = zip ? CONCURRENCY.withFiles : CONCURRENCY.plain;
  return runSteps(plan.steps, input.from, size, async (step) => {
    await applyStep(own, step, step.createdAt === undefined ? undefined : earlier.get(step.id));
    return true;
  });
}

/** Undoes the last rows first. */
export async function undoImport({ parameters: { id }, input, user }: Request): Promise<Audited<ImportResults>> {
  const plan = await readPlan(id, user.username);
  const own: Import = { id, kind: await tableKind(plan.kind), zip: undefined, user };
  return runSteps(plan.steps.toReversed(), input.from, CONCURRENCY.plain, (step) => undoStep(own, step));
}
