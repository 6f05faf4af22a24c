import * as v from 'valibot';
import { S3Error } from './s3-error.ts';

/** The fields of an upload form, names in lower case; the bucket is that of the address. */
type FormFields = ReadonlyMap<string, string>;

type Condition = { operator: string; field: string; value: string };

export interface Policy {
  conditions: Condition[];
  /** The sizes that are allowed, in bytes. */
  range: { min: number; max: number };
}

const denied = (why: string) => new S3Error('AccessDenied', `Invalid according to Policy: ${why}`);
const invalid = (why: string) => new S3Error('InvalidPolicyDocument', `Invalid Policy: ${why}`);

/** S3's largest object by form. */
const MAX_BYTES = 5 * 1024 ** 3;

const toCondition = ([operator, field, value]: unknown[]): Condition => {
  if (
    typeof operator !== 'string' ||
    typeof field !== 'string' ||
    !field.startsWith('$') ||
    typeof value !== 'string'
  ) {
    throw invalid('Invalid condition');
  }
  return { operator: operator.toLowerCase(), field: field.slice(1).toLowerCase(), value };
};

const Document = v.object({ expiration: v.string(), conditions: v.array(v.unknown()) });

/** Reads the policy of a form, refusing one that has expired. */
export function parsePolicy(base64: string): Policy {
  let document: unknown;
  try {
    document = JSON.parse(Buffer.from(base64, 'base64').toString());
  } catch {
    throw invalid('Invalid JSON.');
  }
  if (!v.is(Document, document)) throw invalid('Invalid document.');
  const { expiration, conditions } = document;
  if (!(Date.parse(expiration) > Date.now())) throw denied('Policy expired.');

  const policy: Policy = { conditions: [], range: { min: 0, max: MAX_BYTES } };
  for (const condition of conditions) {
    if (Array.isArray(condition) && condition[0] === 'content-length-range') {
      policy.range = { min: Number(condition[1]), max: Number(condition[2]) };
    } else if (Array.isArray(condition)) {
      policy.conditions.push(toCondition(condition));
    } else {
      for (const [field, value] of Object.entries(condition ?? {})) {
        policy.conditions.push(toCondition(['eq', `$${field}`, value]));
      }
    }
  }
  if (!(policy.range.min >= 0 && policy.range.max >= policy.range.min)) throw invalid('Invalid content-length-range');
  return policy;
}

const holds = ({ operator, value }: Condition, given: string): boolean => {
  if (operator === 'eq') return given === value;
  return operator === 'starts-with' && given.startsWith(value);
};

/** Fields that no condition needs to name. */
const free = (field: string) =>
  ['policy', 'x-amz-signature', 'file', 'bucket'].includes(field) || field.startsWith('x-ignore-');

/** Refuses a form that does not meet every condition of its policy, or has a field that no condition names. */
export function checkPolicy({ conditions }: Policy, fields: FormFields): void {
  for (const condition of conditions) {
    if (!holds(condition, fields.get(condition.field) ?? '')) {
      const { operator, field, value } = condition;
      throw denied(`Policy Condition failed: ${JSON.stringify([operator, `$${field}`, value])}`);
    }
  }
  const covered = new Set(conditions.map(({ field }) => field));
  const extra = [...fields.keys()].filter((field) => !free(field) && !covered.has(field));
  if (extra.length > 0) throw denied(`Extra input fields: ${extra.join(', ')}`);
}
