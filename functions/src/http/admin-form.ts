import type { FileFields, Route } from '@rombo/shared/contract/route';
import type { RouteName, Routes } from '@rombo/shared/contract/routes';
import { release, uploadLimit } from '../data/throttles.ts';
import { bestEffort } from '../logger.ts';
import { adminChain, type HandleAdmin } from './admin-route.ts';
import type { LambdaHandler } from './chain.ts';
import { parseForm } from './parse-form.ts';

const uploadsIn = ({ explodedView, ...input }: Record<string, unknown>, { many, one }: FileFields): string[] => {
  const drawing = typeof explodedView === 'object' ? Object.values(explodedView ?? {}) : [];
  const parts = [...[...many, ...one].flatMap((field) => input[field] ?? []), ...drawing];
  return [...new Set(parts.filter((part): part is string => typeof part === 'string' && part.startsWith('uploads/')))];
};

type FormRoute = { [N in RouteName]: Routes[N]['body'] extends { kind: 'multipart' } ? N : never }[RouteName];

/**
 * Returns the handler of an administrator's form, which gives the uploads that the form used back to the quota. Separate from `adminRoute`,
 * so that only these bundles contain the multipart parser.
 */
export const adminForm = <N extends FormRoute>(
  definition: Route<N> & { body: { files: FileFields } },
  handle: HandleAdmin<N>,
): LambdaHandler => {
  const { files, schema } = definition.body;
  return adminChain(definition, parseForm(files, schema), async (request) => {
    const answer = await handle(request);
    const used = uploadsIn(request.input as Record<string, unknown>, files);
    const returnUsed = () => release(uploadLimit(request.user.username, used));
    if (used.length > 0) await bestEffort(returnUsed, 'Uploads that were used count until they expire');
    return answer;
  });
};
