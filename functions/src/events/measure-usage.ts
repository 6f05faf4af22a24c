import { BudgetsClient, DescribeBudgetCommand } from '@aws-sdk/client-budgets';
import { DescribeContinuousBackupsCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { backgroundDefaults } from '../aws.ts';
import { isOwnMachine, saveUsage } from '../data/settings.ts';
import { env, requireEnv } from '../env.ts';
import { listAll } from '../files/bucket.ts';
import { HIDDEN } from '../files/stored-files.ts';

const dynamodb = new DynamoDBClient(backgroundDefaults);
// Budgets has one endpoint for all regions.
const budgets = new BudgetsClient({ ...backgroundDefaults, region: 'us-east-1' });

const now = (): string => new Date().toISOString();

/** An uploaded file is `media/<kind>/<id>/<file>`; its variants are below it. */
const isOriginal = (key: string): boolean => key.replace(HIDDEN, '').split('/').length === 4;

async function measureStorage(): Promise<void> {
  const use = { files: 0, bytes: 0 };
  for (const prefix of ['media/', HIDDEN]) {
    for await (const { key, size } of listAll(prefix)) {
      use.bytes += size;
      if (isOriginal(key)) use.files += 1;
    }
  }
  await saveUsage('storage', { ...use, at: now() });
}

async function findBackup(): Promise<void> {
  if (isOwnMachine()) return;
  const { ContinuousBackupsDescription } = await dynamodb.send(
    new DescribeContinuousBackupsCommand({ TableName: requireEnv(env.table) }),
  );
  const latest = ContinuousBackupsDescription?.PointInTimeRecoveryDescription?.LatestRestorableDateTime;
  if (latest) await saveUsage('restorable', { at: latest.toISOString() });
}

/** Reads the month's cost from the budget, which AWS updates a few times a day free of charge. Stores nothing without a budget. */
async function readCost(): Promise<void> {
  const { [env.budget]: BudgetName, [env.account]: AccountId } = process.env;
  if (!BudgetName) return;
  const { Budget } = await budgets.send(new DescribeBudgetCommand({ AccountId, BudgetName }));
  const { Amount, Unit } = Budget?.CalculatedSpend?.ActualSpend ?? {};
  if (Amount && Unit) await saveUsage('cost', { amount: Number(Amount), currency: Unit, at: now() });
}

/** Measures the site's usage once a day. A value that cannot be read keeps its previous figure and date. */
export async function handler(): Promise<void> {
  const outcomes = await Promise.allSettled([measureStorage(), findBackup(), readCost()]);
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (reasons.length > 0) throw new AggregateError(reasons, `Not measured: ${reasons.join('; ')}`);
}
