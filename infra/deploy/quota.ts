import {
  GetAccountSettingsCommand,
  GetFunctionConcurrencyCommand,
  LambdaClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-lambda';
import { reserved } from '../lib/reserved-concurrency.ts';

/** Executions that Lambda leaves unreserved in every account. */
const UNRESERVED = 100;

/** Usual quota of an account; new ones have ten. */
const USUAL = 1000;

interface Quota {
  /** True if concurrency can be reserved for pages and pictures. */
  canReserve: boolean;
  /** The account's quota, and the one to ask for. */
  advice: string;
}

/** Compares the account's quota of concurrent executions with what a site reserves. */
export async function checkQuota(site: string, client = new LambdaClient()): Promise<Quota> {
  const { AccountLimit } = await client.send(new GetAccountSettingsCommand({}));
  const { ConcurrentExecutions: quota = 0, UnreservedConcurrentExecutions: unreserved = 0 } = AccountLimit ?? {};
  const own = await Promise.all(Object.keys(reserved).map((name) => reservedBy(`${site}-${name}`, client)));
  const free = own.reduce((sum, count) => sum + count, unreserved);
  const wanted = Object.values(reserved).reduce((sum, count) => sum + count, 0);
  const allows = `The account runs ${quota} functions at once`;
  if (free - wanted >= UNRESERVED)
    return { canReserve: true, advice: `${allows}; ${wanted} are reserved for ${site}.` };
  return {
    canReserve: false,
    advice: `${allows}: nothing can be reserved for pages and pictures, and busy moments get plain pages. Ask for ${Math.max(USUAL, quota + wanted)}:
  aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value ${Math.max(USUAL, quota + wanted)}`,
  };
}

/** Concurrency that a function has reserved; none if it is not deployed. */
async function reservedBy(FunctionName: string, client: LambdaClient): Promise<number> {
  try {
    const answer = await client.send(new GetFunctionConcurrencyCommand({ FunctionName }));
    return answer.ReservedConcurrentExecutions ?? 0;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return 0;
    throw error;
  }
}
