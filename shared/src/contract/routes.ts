import type * as v from 'valibot';
import * as routes from './route-definitions.ts';
import type { RouteName } from './route-paths.ts';

export * from './route-paths.ts';
/** The whole route table, for the gateway, the deployment, the API documentation and their tests. Functions import single routes. */
export { routes };
export type Routes = typeof routes;

type BodySchema<N extends RouteName> = Routes[N]['body'] extends { schema: infer S extends v.GenericSchema }
  ? S
  : never;

export type Input<N extends RouteName> = [BodySchema<N>] extends [never] ? undefined : v.InferOutput<BodySchema<N>>;

export type Body<N extends RouteName> = [BodySchema<N>] extends [never] ? undefined : v.InferInput<BodySchema<N>>;

export type Output<N extends RouteName> = Routes[N]['output'] extends infer S extends v.GenericSchema
  ? v.InferOutput<S>
  : undefined;
