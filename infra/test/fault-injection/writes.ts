import { randomUUID } from 'node:crypto';
import { linkIdOf, newLinkToken } from '@rombo/functions/link-tokens';
import { hashOf, newSecret } from '@rombo/functions/one-time-codes';
import { keysOf } from '@rombo/shared/contract/keys-of';
import { isOrdered, kinds, type ListedKind, listedKinds, type OrderedKind } from '@rombo/shared/contract/kinds';
import { orderRouteOf, type RouteName, type Routes, routeNames, routes, routesOf } from '@rombo/shared/contract/routes';
import type { Upload, UploadPurpose } from '@rombo/shared/contract/upload';
import * as v from 'valibot';
import { form, pdf, productForm, sheet } from '../../../functions/test/forms.ts';
import { sampleKind } from '../../../functions/test/kind-samples.ts';
import { codeOf, newAccount, newFactor, signedIn } from './accounts.ts';
import type { FaultySite } from './faulty-site.ts';
import { type Answer, mustSucceed, retryUnavailable } from './requests.ts';
import type { Item } from './stores.ts';

/** A prepared call and its stored state. */
interface Scenario {
  send: () => Promise<Answer>;
  /** Returns `done` or `undone` by the stored data; anything else is a failure. */
  state: () => Promise<string>;
}

/** Sets up a scenario on separate items, before the fault starts. */
type Prepare = (site: FaultySite) => Promise<Scenario>;

interface Row {
  prepare: Prepare;
  /** Why the route calls the object store: for its response, or to clean up, which may fail silently. */
  objects?: 'answer' | 'cleanup';
  /** The store that the route writes, if it only reads the other one. */
  writesOnly?: 'table' | 'objects';
}

/** Derives a state from the number of matching items. */
const counted =
  (judge: (count: number) => string) =>
  ({ stores }: Pick<FaultySite, 'stores'>, pk: string, fields: Record<string, unknown>) =>
  async () =>
    judge((await stores.items(pk, fields)).length);
const madeOnce = counted((count) => ['undone', 'done'][count] ?? `there ${count} times`);
const isThere = counted((count) => (count > 0 ? 'done' : 'undone'));
const isGone = counted((count) => (count === 0 ? 'done' : 'undone'));

/** State of an update: all fields must have their old values, or all their new values. */
function changed([item]: Item[], before: object, after: object): string {
  const text = (object: object) => JSON.stringify(Object.entries(object).sort());
  const seen = text(Object.fromEntries(Object.keys(before).map((key) => [key, item?.[key]])));
  if (seen === text(after)) return 'done';
  return seen === text(before) ? 'undone' : `half: ${seen}`;
}

const newKey = () => ({ 'idempotency-key': randomUUID() });

async function sendFile({ url, fields }: Upload, { photo }: FaultySite): Promise<void> {
  const sent = await fetch(url, { method: 'POST', body: form({ ...fields, file: photo }) });
  if (!sent.ok) throw new Error(`The store refused the upload: ${await sent.text()}`);
}

const uploadsOf = ({ photo: { name, type, bytes } }: FaultySite, purpose: UploadPurpose, count = 1) => ({
  json: Array(count).fill({ purpose, name, type, size: bytes.length }),
});

/** Uploads the picture like the panel. Returns its key. */
async function uploaded(site: FaultySite, purpose: UploadPurpose): Promise<string> {
  const [upload] = await mustSucceed(() => site.admin('createUploads', uploadsOf(site, purpose)));
  await sendFile(upload, site);
  return upload.key;
}

/** A request that saves an item of a kind, with files that were uploaded before or are sent with it. */
async function bodyOf(kind: ListedKind, name: string, site: FaultySite) {
  const [purpose] = keysOf(kinds[kind].uploads);
  const image = purpose && (await uploaded(site, purpose));
  if (kind !== 'product') return sampleKind(kind).body(name, image);
  const point = { x: 0.5, y: 0.5, label: 'Carter' };
  const explodedView = JSON.stringify({ image: await uploaded(site, 'exploded-view'), points: [point] });
  return { body: productForm({ name, images: image, explodedView, technicalSheet: sheet(pdf()) }) };
}

const kindOf = (kind: ListedKind) => ({
  ...routesOf(kind),
  field: sampleKind(kind).field,
  body: (name: string, site: FaultySite) => bodyOf(kind, name, site),
  pk: kinds[kind].partition,
});

async function saved(kind: ListedKind, site: FaultySite): Promise<{ id: string; text: string }> {
  const text = `Prima ${randomUUID()}`;
  // With an idempotency key: a retry after a timeout would find its uploads consumed.
  const call = { headers: newKey(), ...(await bodyOf(kind, text, site)) };
  const { id } = await mustSucceed(() => site.admin(routesOf(kind).create, call));
  return { id, text };
}

const newDraft = ({ admin }: FaultySite): Promise<{ id: string }> =>
  mustSucceed(() => admin('createProduct', { body: productForm({ status: 'draft' }) }));

/** Creates a product in the trash, with files. */
async function trashed(site: FaultySite): Promise<{ id: string }> {
  const { id } = await saved('product', site);
  const { status } = await retryUnavailable(() => site.admin('deleteProduct', { parameters: { id } }));
  // A deletion that timed out has succeeded; its retry is a 404.
  if (status >= 300 && status !== 404) throw new Error(`Not deleted: ${status}`);
  return { id };
}

const create =
  (kind: ListedKind): Prepare =>
  async (site) => {
    const { pk, field, body, create } = kindOf(kind);
    const text = `Nuovo ${randomUUID()}`;
    const call = { headers: newKey(), ...(await body(text, site)) };
    return { send: () => site.admin(create, call), state: madeOnce(site, pk, { [field]: text }) };
  };

const update =
  (kind: ListedKind): Prepare =>
  async (site) => {
    const { pk, field, body, update } = kindOf(kind);
    const { id, text } = await saved(kind, site);
    const after = `Dopo ${randomUUID()}`;
    const headers = { 'if-match': '"1"', ...newKey() };
    const call = { parameters: { id }, headers, ...(await body(after, site)) };
    const [before, done] = [text, after].map((value, at) => ({ [field]: value, version: at + 1 })) as [object, object];
    return {
      send: () => site.admin(update, call),
      state: async () => changed(await site.stores.items(pk, { id }), before, done),
    };
  };

const remove =
  (kind: ListedKind): Prepare =>
  async (site) => {
    const { id } = await saved(kind, site);
    const call = { parameters: { id }, headers: { 'if-match': '"1"' } };
    const { remove, pk } = kindOf(kind);
    return { send: () => site.admin(remove, call), state: isGone(site, pk, { id }) };
  };

const restoreVersion =
  (kind: ListedKind): Prepare =>
  async (site) => {
    const { pk, field, body, update, restoreVersion: restore } = kindOf(kind);
    const { id, text } = await saved(kind, site);
    const second = `Dopo ${randomUUID()}`;
    const call = { parameters: { id }, headers: newKey(), ...(await body(second, site)) };
    await mustSucceed(() => site.admin(update, call));
    const headers = { 'if-match': '"2"', ...newKey() };
    return {
      send: () => site.admin(restore, { parameters: { id, version: '1' }, headers }),
      state: async () => {
        const versions = (await site.stores.items(`${pk}_VERSION`)).filter(({ sk }) => sk.startsWith(id)).length;
        const before = { [field]: second, version: 2 };
        const state = changed(await site.stores.items(pk, { id }), before, { [field]: text, version: 3 });
        // The replaced version must be stored exactly once.
        return state === 'done' && versions !== 2 ? `done with ${versions} former versions` : state;
      },
    };
  };

const changeProducts: Prepare = async ({ stores, admin }) => {
  const { id } = await mustSucceed(() => admin('createProduct', { body: productForm({ price: '10' }) }));
  const call = { headers: newKey(), json: { changes: [{ id, version: 1, price: 12.5 }] } };
  const [before, after] = [
    { price: 10, version: 1 },
    { price: 12.5, version: 2 },
  ] as const;
  return {
    send: () => admin('changeProducts', call),
    state: async () => changed(await stores.items('PRODUCT', { id }), before, after),
  };
};

/** Creates two items to be swapped. */
async function twoOf(add: () => Promise<Answer>) {
  const before = [await mustSucceed(add), await mustSucceed(add)].map(({ id }) => id);
  return { before, ids: before.toReversed() };
}

const orderProducts: Prepare = async ({ stores, admin }) => {
  const category = 'accessori';
  const { before, ids } = await twoOf(() => admin('createProduct', { body: productForm({ category }) }));
  await mustSucceed(() => admin('orderProducts', { json: { category, ids: before } }));
  return {
    send: () => admin('orderProducts', { json: { category, ids, seen: before } }),
    state: async () => {
      const [item] = await stores.items('PRODUCT_ORDER', { sk: 'all' });
      return ((item?.ids ?? []) as string[]).find((id) => ids.includes(id)) === ids[0] ? 'done' : 'undone';
    },
  };
};

const order =
  (kind: OrderedKind): Prepare =>
  async (site) => {
    const { pk, body, create } = kindOf(kind);
    const route = orderRouteOf(kind);
    const made = async () => site.admin(create, await body('Da ordinare', site));
    const { before, ids } = await twoOf(made);
    await mustSucceed(() => site.admin(route, { json: { ids: before } }));
    return {
      send: () => site.admin(route, { json: { ids } }),
      state: async () => {
        const [item] = await site.stores.items(pk, { sk: 'order' });
        const places = item?.places as Record<string, { place: number }> | undefined;
        return places?.[ids[0]]?.place === 0 ? 'done' : 'undone';
      },
    };
  };

const sendContact: Prepare = async (site) => {
  const lastName = `Rossi ${randomUUID()}`;
  const json = { firstName: 'Ada', lastName, email: 'ada@example.org', subject: 'Altro', message: 'Buongiorno' };
  const headers = newKey();
  return { send: () => site.visitor('sendContact', { json, headers }), state: madeOnce(site, 'CONTACT', { lastName }) };
};

const updateContact: Prepare = async (site) => {
  const { id } = await mustSucceed((await sendContact(site)).send);
  const after = { status: 'answered', note: 'Spedito il listino' };
  return {
    send: () => site.admin('updateContact', { parameters: { id }, json: after }),
    state: async () => changed(await site.stores.items('CONTACT', { id }), { status: 'new', note: null }, after),
  };
};

const saveReplyTemplates: Prepare = async ({ stores, admin }) => {
  const templates = Array(3).fill({ title: `Modello ${randomUUID()}`, text: 'Buongiorno' });
  return {
    send: () => admin('saveReplyTemplates', { json: { templates } }),
    state: async () => {
      const [item] = await stores.items('REPLY_TEMPLATES');
      return JSON.stringify(item?.templates) === JSON.stringify(templates) ? 'done' : 'undone';
    },
  };
};

const saveSetting: Prepare = async ({ stores, admin }) => {
  const key = 'maintenance_mode';
  const [current] = await stores.items('SETTING', { key });
  const value = current?.value === 'true' ? 'false' : 'true';
  return {
    send: () => admin('saveSetting', { json: { key, value } }),
    state: async () => changed(await stores.items('SETTING', { key }), { value: current?.value }, { value }),
  };
};

/** Presigned uploads of two files, which must accept the files. */
const createUploads: Prepare = async (site) => {
  let given: Upload[] = [];
  return {
    send: async () => {
      const answer = await site.admin('createUploads', uploadsOf(site, 'product-image', 2));
      if (answer.status === 201) given = answer.body;
      return answer;
    },
    state: async () => {
      for (const upload of given) await sendFile(upload, site);
      const arrived = (await Promise.all(given.map(({ key }) => site.stores.objects(key)))).flat();
      if (given.length === 0) return 'undone';
      return arrived.length === 2 ? 'done' : `half: ${arrived.length} files`;
    },
  };
};

/** A sign-in with an app code, which must be consumed only together with a new session. */
const login: Prepare = async ({ stores, visitor }) => {
  const factor = newFactor();
  const account = await newAccount(stores, factor.fields);
  const { username } = account;
  let step = Number.POSITIVE_INFINITY;
  return {
    send: () => {
      step = Math.floor(Date.now() / 30_000);
      return visitor('login', { json: { ...account, code: codeOf(factor.secret) } });
    },
    state: async () => {
      const [user] = await stores.items('USER', { username });
      // A restored code leaves the previous step.
      const isConsumed = Number(user?.totpStep) >= step;
      // A session whose token never arrived is harmless and expires.
      const isOpen = (await stores.items('SESSION', { username })).length > 0;
      if (isConsumed && !isOpen) return 'half: a code consumed for no session';
      return isOpen ? 'done' : 'undone';
    },
  };
};

/** A call that ends its own session or others. */
const endsSessions =
  (name: 'logout' | 'endSession' | 'endSessions'): Prepare =>
  async (site) => {
    const { headers, password, sessions } = await signedIn(site);
    const [{ id }] = await mustSucceed(() => site.visitor('listSessions', { headers }));
    const json = { password };
    return {
      send: () =>
        name === 'endSession'
          ? site.visitor(name, { headers, parameters: { id }, json })
          : site.visitor(name, { headers, ...(name === 'endSessions' && { json }) }),
      state: async () => ((await sessions()).length === 0 ? 'done' : 'undone'),
    };
  };

/** A password change, which must end all other sessions. */
const changePassword: Prepare = async (site) => {
  const { headers, password, ended, item } = await signedIn(site, {}, 2);
  const before = await item();
  const json = { currentPassword: password, newPassword: 'una frase del tutto nuova' };
  return {
    send: () => site.visitor('changePassword', { headers, json }),
    state: async () => {
      const sessions = await ended();
      if (sessions === 'own') return 'signed out';
      if ((await item()).passwordHash === before.passwordHash) return 'undone';
      return sessions === 'others' ? 'done' : 'half: an old session beside the new password';
    },
  };
};

/** The request of a link, for a name that nobody has: the account is not looked up. */
const requestPasswordReset: Prepare = async (site) => {
  const username = `nessuno-${randomUUID()}`;
  const state = isThere(site, 'PASSWORD_RESET', { username });
  return { send: () => site.visitor('requestPasswordReset', { json: { username } }), state };
};

/** A new password by a link and a recovery code: link, code and password change together, and no session is left. */
const resetPassword: Prepare = async (site) => {
  const token = newLinkToken();
  const { sessions, item } = await signedIn(site);
  const { recoveryCodes, fields } = newFactor();
  const [code = ''] = recoveryCodes;
  const resetHash = linkIdOf(token);
  const stored = await item();
  const before = { ...stored, ...fields, resetHash, resetUntil: Math.floor(Date.now() / 1000) + 600 };
  await site.stores.put(before);
  const json = { password: 'una frase del tutto nuova', code };
  return {
    send: () => site.visitor('resetPassword', { parameters: { token }, json }),
    state: async () => {
      const user = await item();
      const changed = [
        user.passwordHash !== stored.passwordHash,
        user.resetHash === undefined,
        !(user.recoveryCodes as Set<string>).has(hashOf(code)),
      ];
      if (new Set(changed).size > 1) return `half: ${changed}`;
      if (!changed[0]) return 'undone';
      return (await sessions()).length === 0 ? 'done' : 'half: an old session beside the new password';
    },
  };
};

const startSecondFactor: Prepare = async (site) => {
  const { headers, password, item } = await signedIn(site);
  return {
    send: () => site.visitor('startSecondFactor', { headers, json: { password } }),
    state: async () => {
      const { totpSecret, offeredSecret } = await item();
      if (totpSecret !== undefined) return 'turned on unconfirmed';
      return offeredSecret === undefined ? 'undone' : 'done';
    },
  };
};

/** The first app code must end sessions that were opened without one, and the stored recovery codes must match the displayed ones. */
const confirmSecondFactor: Prepare = async (site) => {
  const secret = newSecret();
  const offer = { offeredSecret: secret, offeredUntil: Math.floor(Date.now() / 1000) + 600 };
  const { headers, ended, item } = await signedIn(site, offer, 2);
  let answer: Answer | undefined;
  return {
    send: async () => {
      answer = await site.visitor('confirmSecondFactor', { headers, json: { code: codeOf(secret) } });
      return answer;
    },
    state: async () => {
      const { totpSecret, recoveryCodes, offeredSecret } = await item();
      const sessions = await ended();
      if (sessions === 'own') return 'signed out';
      if (totpSecret === undefined) return offeredSecret === secret ? 'undone' : 'half: no offer any more';
      if (sessions === 'none') return 'half: a session that was opened without a code';
      const stored = [...(recoveryCodes as Set<string>)].sort().join();
      const shown = answer?.status === 200 ? answer.body.recoveryCodes.map(hashOf).sort().join() : stored;
      return shown === stored ? 'done' : 'half: other recovery codes';
    },
  };
};

/** Removal of a second factor with a recovery code. */
const removeSecondFactor: Prepare = async (site) => {
  const { headers, password, item } = await signedIn(site);
  const { recoveryCodes, fields } = newFactor();
  await site.stores.put({ ...(await item()), ...fields });
  const json = { password, code: recoveryCodes[3] ?? '' };
  const asText = (codes: unknown) => (codes instanceof Set ? [...codes].sort().join() : undefined);
  const nothing = Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]));
  return {
    send: () => site.visitor('removeSecondFactor', { headers, json }),
    state: async () => {
      const user = await item();
      const seen = { ...user, recoveryCodes: asText(user.recoveryCodes) };
      return changed([seen], { ...fields, recoveryCodes: asText(fields.recoveryCodes) }, nothing);
    },
  };
};

const duplicateProduct: Prepare = async (site) => {
  const { id, text } = await saved('product', site);
  const call = { parameters: { id }, headers: newKey() };
  const state = madeOnce(site, 'PRODUCT', { name: `${text} (copia)` });
  return { send: () => site.admin('duplicateProduct', call), state };
};

/** A preview link of a draft. Every call creates another one. */
const createPreview: Prepare = async (site) => {
  const { id } = await newDraft(site);
  const state = isThere(site, 'PREVIEW', { productId: id });
  return { send: () => site.admin('createPreview', { parameters: { id } }), state };
};

const endPreview: Prepare = async (site) => {
  const { id } = await newDraft(site);
  await mustSucceed(() => site.admin('createPreview', { parameters: { id } }));
  const [open] = await mustSucceed(() => site.admin('listPreviews', { parameters: { id } }));
  const call = { parameters: { id, preview: open.id } };
  return { send: () => site.admin('endPreview', call), state: isGone(site, 'PREVIEW', { sk: open.id }) };
};

/** A link to a price list. Every call creates another one. */
const createPriceList: Prepare = async (site) => {
  let file: string | undefined;
  return {
    send: async () => {
      const answer = await site.admin('createPriceList', { json: { language: 'it' } });
      if (answer.status === 201) file = linkIdOf(answer.body.url.split('/').at(-1));
      return answer;
    },
    state: async () => (file && (await site.stores.objects(`price-lists/${file}`)).length === 1 ? 'done' : 'undone'),
  };
};

/** A request of an archive. Every call stores another one. */
const createArchive: Prepare = async (site) => {
  const seen = async () => [
    ...(await site.stores.objects('archive-requests/')),
    ...(await site.stores.objects('archives/')),
  ];
  const before = new Set(await seen());
  for (const { pk, sk } of await site.stores.items('THROTTLE#archive#all', {})) await site.stores.remove({ pk, sk });
  return {
    send: () => site.admin('createArchive', {}),
    // The archive takes the place of its request.
    state: async () => ((await seen()).some((key) => !before.has(key)) ? 'done' : 'undone'),
  };
};

const restoreFromTrash: Prepare = async (site) => {
  const parameters = await trashed(site);
  return { send: () => site.admin('restoreFromTrash', { parameters }), state: isThere(site, 'PRODUCT', parameters) };
};

const deleteFromTrash: Prepare = async (site) => {
  const parameters = await trashed(site);
  return { send: () => site.admin('deleteFromTrash', { parameters }), state: isGone(site, 'TRASH', parameters) };
};

const deleteContact: Prepare = async (site) => {
  const { id } = await mustSucceed((await sendContact(site)).send);
  return { send: () => site.admin('deleteContact', { parameters: { id } }), state: isGone(site, 'CONTACT', { id }) };
};

/** Prepares an update of the company's phone number. */
async function companyCall({ stores, admin }: FaultySite) {
  const { version, phone } = await mustSucceed(() => admin('getCompany'));
  const headers = { 'if-match': `"${version}"`, ...newKey() };
  const stateAfter = (after?: string) => async () => {
    const [item] = await stores.items('SETTING', { sk: 'company' });
    if ((item?.version ?? 1) === version) return 'undone';
    return item?.version === version + 1 && item?.phone === after ? 'done' : `half: ${JSON.stringify(item)}`;
  };
  return { headers, phone, stateAfter };
}

const updateCompany: Prepare = async (site) => {
  const { headers, stateAfter } = await companyCall(site);
  const phone = `+39 030 ${Date.now()}`;
  return { send: () => site.admin('updateCompany', { json: { phone }, headers }), state: stateAfter(phone) };
};

const restoreCompanyVersion: Prepare = async (site) => {
  await mustSucceed(async () => (await updateCompany(site)).send());
  const { headers, stateAfter } = await companyCall(site);
  // The first version is empty.
  return {
    send: () => site.admin('restoreCompanyVersion', { parameters: { version: '1' }, headers }),
    state: stateAfter(undefined),
  };
};

/** Prepares an import that changes the city of one dealer. */
async function dealerImport(site: FaultySite) {
  const { id } = await saved('dealer', site);
  const city = `Dopo ${randomUUID()}`;
  const file = {
    name: 'rivenditori.csv',
    type: 'text/csv',
    bytes: new TextEncoder().encode(`Id;Città\n${id};${city}\n`),
  };
  const call = () => site.admin('createImport', { body: form({ kind: 'dealer', file }) });
  const state = async () =>
    changed(await site.stores.items('DEALER', { id }), { city: 'Torino', version: 1 }, { city, version: 2 });
  return { id, call, city, state };
}

/** Every call stores another zip. */
const createExport: Prepare = async (site) => {
  await saved('dealer', site);
  const stored = () => site.stores.objects('uploads/export/');
  const before = (await stored()).length;
  return {
    send: () => site.admin('createExport', { json: { kind: 'dealer' } }),
    state: async () => ((await stored()).length > before ? 'done' : 'undone'),
  };
};

/** Every call stores another plan, and must change nothing. */
const createImport: Prepare = async (site) => {
  const { call, state } = await dealerImport(site);
  let answer: Answer | undefined;
  return {
    send: async () => {
      answer = await call();
      return answer;
    },
    state: async () => {
      if ((await state()) !== 'undone') return 'changed by a preview';
      if (answer?.status !== 201) return 'undone';
      return answer.body.changes.length === 1 ? 'done' : 'half: no change';
    },
  };
};

const applyImport: Prepare = async (site) => {
  const { call, state } = await dealerImport(site);
  const { id } = await mustSucceed(call);
  return { send: () => site.admin('applyImport', { parameters: { id }, json: {} }), state };
};

const undoImport: Prepare = async (site) => {
  const { id: dealer, call, city } = await dealerImport(site);
  const { id } = await mustSucceed(call);
  const parameters = { id };
  await mustSucceed(() => site.admin('applyImport', { parameters, json: {} }));
  const [before, after] = [
    { city, version: 2 },
    { city: 'Torino', version: 3 },
  ] as const;
  return {
    send: () => site.admin('undoImport', { parameters, json: {} }),
    state: async () => changed(await site.stores.items('DEALER', { id: dealer }), before, after),
  };
};

/** Rows of the routes that every kind has. */
function rowsOf(kind: ListedKind): Record<string, Row> {
  const routes = routesOf(kind);
  const hasFiles = Object.keys(kinds[kind].uploads).length > 0;
  return {
    [routes.create]: { prepare: create(kind), ...(hasFiles && { objects: 'answer' }) },
    [routes.update]: { prepare: update(kind), ...(hasFiles && { objects: 'answer' }) },
    [routes.remove]: { prepare: remove(kind), ...(hasFiles && { objects: 'cleanup' }) },
    [routes.restoreVersion]: { prepare: restoreVersion(kind), ...(hasFiles && { objects: 'answer' }) },
    ...(isOrdered(kind) && { [orderRouteOf(kind)]: { prepare: order(kind) } }),
  };
}
type KindRoute =
  | ReturnType<typeof routesOf<ListedKind>>['create' | 'update' | 'remove' | 'restoreVersion']
  | ReturnType<typeof orderRouteOf<OrderedKind>>;

type WriteRoute = { [N in RouteName]: Routes[N] extends { method: 'GET' } ? never : N }[RouteName];

const writeRows = {
  ...(Object.assign({}, ...listedKinds.map(rowsOf)) as Record<KindRoute, Row>),
  changeProducts: { prepare: changeProducts },
  orderProducts: { prepare: orderProducts },
  duplicateProduct: { prepare: duplicateProduct, objects: 'answer' },
  createPreview: { prepare: createPreview },
  endPreview: { prepare: endPreview },
  createPriceList: { prepare: createPriceList, objects: 'answer', writesOnly: 'objects' },
  createArchive: { prepare: createArchive, objects: 'answer' },
  restoreFromTrash: { prepare: restoreFromTrash, objects: 'answer' },
  deleteFromTrash: { prepare: deleteFromTrash, objects: 'cleanup' },
  createUploads: { prepare: createUploads },
  createExport: { prepare: createExport, objects: 'answer', writesOnly: 'objects' },
  createImport: { prepare: createImport, objects: 'answer', writesOnly: 'objects' },
  applyImport: { prepare: applyImport, objects: 'answer' },
  undoImport: { prepare: undoImport, objects: 'answer', writesOnly: 'table' },
  sendContact: { prepare: sendContact },
  updateContact: { prepare: updateContact },
  deleteContact: { prepare: deleteContact },
  saveReplyTemplates: { prepare: saveReplyTemplates },
  saveSetting: { prepare: saveSetting },
  updateCompany: { prepare: updateCompany },
  restoreCompanyVersion: { prepare: restoreCompanyVersion },
  login: { prepare: login },
  requestPasswordReset: { prepare: requestPasswordReset },
  resetPassword: { prepare: resetPassword },
  logout: { prepare: endsSessions('logout') },
  endSession: { prepare: endsSessions('endSession') },
  endSessions: { prepare: endsSessions('endSessions') },
  changePassword: { prepare: changePassword },
  startSecondFactor: { prepare: startSecondFactor },
  confirmSecondFactor: { prepare: confirmSecondFactor },
  removeSecondFactor: { prepare: removeSecondFactor },
} satisfies Record<WriteRoute, Row>;

export const writes = Object.keys(writeRows) as WriteRoute[];

/** Reads without path parameters. They change nothing, but their response must be complete. */
const reads = routeNames.filter((name) => routes[name].method === 'GET' && !routes[name].path.includes('{'));

const read =
  (name: RouteName): Prepare =>
  async (site) => {
    let answer: Answer | undefined;
    const output = routes[name].output as v.GenericSchema;
    return {
      send: async () => {
        answer = await (routes[name].access === 'admin' ? site.admin : site.visitor)(name);
        return answer;
      },
      state: async () =>
        answer?.status === 200 && !v.is(output, answer.body) ? `half: ${JSON.stringify(answer.body)}` : 'done',
    };
  };

/** Lists objects, and writes none. */
const listed = { objects: 'answer', writesOnly: 'table' } as const;

export const rows = new Map<RouteName, Row>([
  ...(Object.entries(writeRows) as [RouteName, Row][]),
  ...reads.map((name): [RouteName, Row] => [name, { prepare: read(name), ...(name === 'listArchives' && listed) }]),
]);
