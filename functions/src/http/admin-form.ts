import type { FileFields, Route } from '@rombo/shared/contract/route';
import type { RouteName, Routes } from '@rombo/shared/contract/routes';
import { adminChain, type HandleAdmin } from './admin-route.ts';
import type { LambdaHandler } from './chain.ts';
import { parseForm } from './parse-form.ts';
import { returnUploadsOf } from './return-uploads.ts';

type FormRoute = { [N in RouteName]: Routes[N]['body'] extends { kind: 'multipart' } ? N : never }[RouteName];

/** A function for the administrator's multipart forms; apart from `adminRoute` so that only these carry their parser. */
export const adminForm = <N extends FormRoute>(
  definition: Route<N> & { body: { files: FileFields } },
  handle: HandleAdmin<N>,
): LambdaHandler => {
  const { files, schema } = definition.body;
  return adminChain(definition, parseForm(files, schema), async (request) => {
    const answer = await handle(request);
    await returnUploadsOf(request.user.username, request.input as Record<string, unknown>, files);
    return answer;
  });
};
