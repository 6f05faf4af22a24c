import { type RouteName, type Routes, routes } from '@rombo/shared/routes';
import { productForm } from '../../../../functions/test/forms.ts';
import { endSession, endSessions, login, logout, startSecondFactor } from './accounts.ts';
import { must, type Prepare } from './act.ts';
import { deleteContact, saveSetting, sendContact } from './others.ts';
import { createProduct, deleteProduct, updateProduct } from './products.ts';
import { createSlide, deleteSlide, updateSlide } from './slides.ts';

/** The name of a store that a route calls, and what it calls it for: to answer, or to tidy up, which may fail unnoticed. */
type Use = 'answer' | 'tidy' | undefined;

interface Tried {
  prepare: Prepare;
  /** What the route wants of the object store. */
  objects?: Use;
}

/** The reads that need nothing to be there. */
type Read = { [N in RouteName]: Routes[N] extends { method: 'GET' } ? N : never }[RouteName];

/** A read changes nothing, so that nothing is ever undone. */
const read =
  (name: Exclude<Read, 'getSetting' | 'getProduct'>): Prepare =>
  async ({ admin, visitor }) => ({
    send: () => (routes[name].access === 'admin' ? admin : visitor)(name),
    state: async () => 'done',
  });

/** One product is read by its id: it is the only read that needs something to be there. */
const getProduct: Prepare = async ({ admin, visitor }) => {
  const { id } = await must(() => admin('createProduct', { body: productForm() }));
  return { send: () => visitor('getProduct', { parameters: { id } }), state: async () => 'done' };
};

/** Every call that is tried while a store makes trouble. */
export const acts: Partial<Record<RouteName, Tried>> = {
  createProduct: { prepare: createProduct, objects: 'answer' },
  updateProduct: { prepare: updateProduct, objects: 'answer' },
  deleteProduct: { prepare: deleteProduct, objects: 'tidy' },
  createSlide: { prepare: createSlide, objects: 'answer' },
  updateSlide: { prepare: updateSlide, objects: 'answer' },
  deleteSlide: { prepare: deleteSlide, objects: 'tidy' },
  sendContact: { prepare: sendContact },
  deleteContact: { prepare: deleteContact },
  saveSetting: { prepare: saveSetting },
  login: { prepare: login },
  logout: { prepare: logout },
  endSession: { prepare: endSession },
  endSessions: { prepare: endSessions },
  startSecondFactor: { prepare: startSecondFactor },
  getUser: { prepare: read('getUser') },
  getProduct: { prepare: getProduct },
  listProducts: { prepare: read('listProducts') },
  listSlides: { prepare: read('listSlides') },
  listActiveSlides: { prepare: read('listActiveSlides') },
  listContacts: { prepare: read('listContacts') },
  listSessions: { prepare: read('listSessions') },
  getSecondFactor: { prepare: read('getSecondFactor') },
  listActivity: { prepare: read('listActivity') },
};
