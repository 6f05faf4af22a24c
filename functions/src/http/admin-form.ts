import type { FileFields, Route } from '@rombo/shared/contract/route';
import type { RouteName, Routes } from '@rombo/shared/contract/routes';
import { adminChain, type HandleAdmin } from './admin-route.ts';
import type { LambdaHandler } from './chain.ts';
import { parseForm } from './parse-form.ts';

type FormRoute = { [N in RouteName]: Routes[N]['body'] extends { kind: 'multipart' } ? N : never }[RouteName];

/** The handler of an administrator's form. Apart from `adminRoute`, so that only these bundles contain the multipart parser. */
export const adminForm = <N extends FormRoute>(
  definition: Route<N> & { body: { files: FileFields } },
  handle: HandleAdmin<N>,
): LambdaHandler => adminChain(definition, parseForm(definition.body.files, definition.body.schema), handle);
