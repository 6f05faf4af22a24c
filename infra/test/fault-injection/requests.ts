import { connect } from 'node:net';
import { type RouteName, routeNames, routes } from '@rombo/shared/contract/routes';
import { type Answer, type CallOptions, callRoute } from '../../../functions/test/call-route.ts';
import { jpeg, picture, productForm, slideForm } from '../../../functions/test/forms.ts';

/** Sends bytes to a server as they are, and gives all that it says until it hangs up or is silent for `timeout` milliseconds. */
export function sendRaw(origin: string, bytes: string, timeout = 3000): Promise<string> {
  const { port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes, 'latin1'));
  socket.setTimeout(timeout, () => socket.destroy());
  socket.on('data', (chunk) => {
    said += chunk.toString('latin1');
  });
  socket.on('close', () => resolve(said));
  socket.on('error', reject);
  return promise;
}

/** Calls the routes of one site as a browser on it would, with one cookie or without. */
export const createCaller =
  (origin: string, cookie?: string) =>
  <N extends RouteName>(name: N, options: CallOptions<N> = {}): Promise<Answer> =>
    callRoute(origin, name, { ...options, cookie });

export type { Answer };
export type Caller = ReturnType<typeof createCaller>;

/** An id that nothing has. */
export const NOBODY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

const photo = jpeg(await picture('jpeg'));
const json = (value: unknown) => ({ body: JSON.stringify(value), headers: { 'content-type': 'application/json' } });

/** Bodies that the API takes; a route that is not here is asked without one. */
const bodies: Partial<Record<RouteName, () => { body: FormData | string; headers?: Record<string, string> }>> = {
  createProduct: () => ({ body: productForm({ images: photo }) }),
  updateProduct: () => ({ body: productForm() }),
  createSlide: () => ({ body: slideForm(photo) }),
  updateSlide: () => ({ body: slideForm(photo) }),
  createDealer: () => json({ name: 'Nitro Point', city: 'Torino', country: 'IT' }),
  updateDealer: () => json({ name: 'Nitro Point', city: 'Torino', country: 'IT' }),
  saveSetting: () => json({ key: 'maintenance_mode', value: 'true' }),
  createUploads: () => json([{ purpose: 'product-image', name: 'a.png', type: 'image/png', size: 10 }]),
};

/** A request of a route, with an id of its own where it wants one, as whoever sends these headers. */
export function requestOf(origin: string, name: RouteName, headers: Record<string, string>, id = NOBODY): Request {
  const { headers: own = {}, body = null } = bodies[name]?.() ?? { body: null };
  const path = routes[name].path.replace(/\{\w+\}/g, id);
  return new Request(origin + path, { method: routes[name].method, body, headers: { ...own, ...headers } });
}

/** The routes by who may call them, and those that change something. */
export const adminRoutes = routeNames.filter((name) => routes[name].access === 'admin');
export const publicRoutes = routeNames.filter((name) => routes[name].access === 'public');
export const writes = routeNames.filter((name) => routes[name].method !== 'GET');
