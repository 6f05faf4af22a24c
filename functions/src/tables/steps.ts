import { IMPORT_HOURS } from '@rombo/shared/contract/import';
import type { ListedKind } from '@rombo/shared/contract/kinds';
import { requireFound } from '../errors.ts';
import { readHead, store } from '../files/bucket.ts';

/** A row to save. `files` are the names of new files in the zips, and addresses of stored ones, by field. */
export interface Step {
  line: number;
  name: string;
  id: string;
  /** Version of the item to change; 0 for a new one. */
  version: number;
  /** Creation time of a new item. */
  createdAt?: string;
  form: Record<string, unknown>;
  files: Record<string, string[]>;
  /** True for a second step, which gives a new product the references to other new ones. */
  isSecond?: true;
}

/** A previewed import. It is stored for a day, and for another one once it is applied, under a prefix that is not served. */
export interface Plan {
  by: string;
  kind: ListedKind;
  createdAt: string;
  /** Time of the first attempt to apply it. */
  appliedAt?: string;
  /** Upload keys of the zips. */
  zips: string[];
  steps: Step[];
}

/** Prefix of a file's path in the zip. Addresses of stored files begin with a slash. */
export const IN_ZIP = 'zip:';

/** Larger than any plan: a table is at most 4.5 MB. */
const MAX_PLAN_BYTES = 50_000_000;

const keyOf = (id: string): string => `uploads/import-plan/${id}.json`;

export const savePlan = (id: string, plan: Plan): Promise<void> =>
  store(keyOf(id), new TextEncoder().encode(JSON.stringify(plan)), 'application/json');

/** Reads the plan of an import of this account. Fails with 404 a day after its preview, or after it was first applied. */
export async function readPlan(id: string, username: string): Promise<Plan> {
  const isId = /^[0-9a-f-]{36}$/.test(id);
  const found = requireFound(isId ? await readHead(keyOf(id), MAX_PLAN_BYTES) : undefined);
  const plan: Plan = JSON.parse(new TextDecoder().decode(found.bytes));
  const isCurrent = Date.parse(plan.appliedAt ?? plan.createdAt) > Date.now() - IMPORT_HOURS * 3_600_000;
  return requireFound(isCurrent && plan.by === username ? plan : undefined);
}
