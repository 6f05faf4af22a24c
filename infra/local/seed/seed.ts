import { readFile } from 'node:fs/promises';
import { batchesOf } from '@rombo/functions/batches';
import { omit } from '@rombo/shared/contract/keys-of';
import type { Output, RouteName } from '@rombo/shared/contract/routes';
import { MAX_UPLOADS, type UploadPurpose, type UploadRequest } from '@rombo/shared/contract/upload';
import type { Language } from '@rombo/shared/words/languages';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import pLimit from 'p-limit';
import { createClient, formOf, json } from '../site-client.ts';
import {
  company,
  dealers,
  explodedViews,
  fits,
  guides,
  messages,
  news,
  pictureEdit,
  products,
  results,
  type SeedProduct,
  sheetFile,
  slides,
  turnOf,
} from './catalogue.ts';

interface SeedOptions {
  origin: string;
  username: string;
  password: string;
  say: (line: string) => void;
}

/** Attempts per call. High, for a machine that is busy with tests. */
const ATTEMPTS = 12;

/** Signs in and returns a function that sends a body to a route, for the entity `id` and with the idempotency key `key`. */
async function signIn({ origin, username, password }: SeedOptions) {
  const { call, read } = createClient(origin, {}, ATTEMPTS);
  await call('login', [200], json({ username, password }));
  return <N extends RouteName>(
    route: N,
    body: FormData | object,
    { key, id }: { key?: string; id?: string | undefined } = {},
  ): Promise<Output<N>> => {
    const { headers, ...sent } = body instanceof FormData ? { body, headers: {} } : json(body);
    return read(route, [200, 201], { ...sent, headers: { ...headers, ...(key && { 'idempotency-key': key }) } }, id);
  };
}
type Send = Awaited<ReturnType<typeof signIn>>;

const fileOf = async (url: URL, name: string, type: string): Promise<File> =>
  new File([await readFile(url)], name, { type });

const JPEG = 'image/jpeg';

/** Uploads pictures like the panel. Returns their keys in the same order. */
async function sendPictures(send: Send, purpose: UploadPurpose, names: string[]): Promise<string[]> {
  const keys: string[] = [];
  for (const batch of batchesOf(names, MAX_UPLOADS)) {
    const files = await Promise.all(
      batch.map((name) => fileOf(new URL(`pictures/${name}`, import.meta.url), name, JPEG)),
    );
    const requests = files.map(({ name, size }): UploadRequest => ({ purpose, name, type: JPEG, size }));
    const uploads = await send('createUploads', requests);
    await Promise.all(
      uploads.map(async ({ url, fields }, at) => {
        const { ok, status } = await fetch(url, { method: 'POST', body: formOf({ ...fields, file: files[at] }) });
        if (!ok) throw new Error(`The store answered the seed's ${batch[at]} with ${status}`);
      }),
    );
    keys.push(...uploads.map(({ key }) => key));
  }
  return keys;
}

const codeOf = ({ technicalSpecs }: SeedProduct): string => technicalSpecs[ARTICLE_CODE] ?? '';

const fieldsOf = (product: SeedProduct) => omit(product, 'pictures', 'sheet');

const sheetOf = (code: string, language: Language) =>
  fileOf(sheetFile(code, language), `${code}.pdf`, 'application/pdf');

type Ids = ReadonlyMap<string, string>;

/** Creates the products, last one first because the server lists the newest first. Returns their ids by article code. */
async function sendProducts(send: Send): Promise<Ids> {
  const lastFirst = products.toReversed();
  const keys = await sendPictures(
    send,
    'product-image',
    lastFirst.flatMap(({ pictures }) => pictures),
  );
  const turns = await sendPictures(
    send,
    'product-turn',
    lastFirst.flatMap((product) => turnOf(codeOf(product))),
  );
  const drawings = await sendPictures(
    send,
    'exploded-view',
    Object.values(explodedViews).map(({ picture }) => picture),
  );
  const drawingOf = new Map(Object.keys(explodedViews).map((code, at) => [code, drawings[at]]));
  const ids = new Map<string, string>();
  for (const product of lastFirst) {
    const code = codeOf(product);
    const points = explodedViews[code]?.points.map(({ part = '', ...point }) => ({ ...point, product: ids.get(part) }));
    const form = formOf({
      ...fieldsOf(product),
      pictures: product.pictures.map(pictureEdit),
      explodedView: points && { image: drawingOf.get(code), points },
      ...(product.sheet && { technicalSheet: await sheetOf(code, 'it'), technicalSheetEn: await sheetOf(code, 'en') }),
    });
    for (const key of keys.splice(0, product.pictures.length)) form.append('images', key);
    for (const key of turns.splice(0, turnOf(code).length)) form.append('turn', key);
    const { id } = await send('createProduct', form, { key: `seed-${code}` });
    ids.set(code, id);
  }
  return ids;
}

/** Concurrent requests. */
const CONCURRENCY = 3;

/** Sets the engines that parts fit. Needs an update, because engines are created after the parts, to be listed first. */
const sendFits = (send: Send, ids: Ids) =>
  pLimit(CONCURRENCY).map(
    products.filter((product) => codeOf(product) in fits),
    (part) => {
      const fit = fits[codeOf(part)];
      const engines = fit?.fits.map((code) => ids.get(code));
      return send('updateProduct', formOf({ ...fieldsOf(part), ...fit, fits: engines }), { id: ids.get(codeOf(part)) });
    },
  );

/** An entity with an optional picture that refers to products by article code. */
interface Illustrated {
  picture?: string | undefined;
  focalX?: number | undefined;
  product?: string | undefined;
  engines?: string[];
}

/** Sends entities one after the other, because the server sets their creation times. */
async function sendIllustrated(
  send: Send,
  ids: Ids,
  route: 'createSlide' | 'createResult' | 'createNews' | 'createGuide',
  purpose: UploadPurpose,
  entities: readonly Illustrated[],
): Promise<void> {
  for (const [at, { picture, focalX, product, engines, ...fields }] of entities.entries()) {
    const [image] = picture ? await sendPictures(send, purpose, [picture]) : [];
    const named = { product: product && ids.get(product), engines: engines?.map((code) => ids.get(code)) };
    const focus = focalX !== undefined && { focalPoint: { x: focalX, y: 0.5 } };
    const form = formOf({ ...fields, ...named, image, picture: picture && { ...pictureEdit(picture), ...focus } });
    await send(route, form, { key: `seed-${purpose}-${at}` });
  }
}

async function sendEach(send: Send, route: 'createDealer' | 'sendContact', bodies: object[]): Promise<void> {
  for (const [at, body] of bodies.entries()) await send(route, body, { key: `seed-${route}-${at}` });
}

/** Fills an empty site with the demo data through its API, with several lists in parallel. Idempotency keys make retries safe. */
export async function seed(options: SeedOptions): Promise<void> {
  const { say } = options;
  say('Filling the site with the demo catalogue…');
  const send = await signIn(options);
  const sendCatalogue = async () => {
    const ids = await sendProducts(send);
    await sendFits(send, ids);
    await Promise.all([
      sendIllustrated(send, ids, 'createSlide', 'slide-image', slides),
      sendIllustrated(send, ids, 'createResult', 'result-image', results),
      sendIllustrated(send, ids, 'createNews', 'news-image', news),
      sendIllustrated(send, ids, 'createGuide', 'guide-image', guides),
    ]);
  };
  await Promise.all([
    sendCatalogue(),
    sendEach(send, 'createDealer', dealers),
    send('updateCompany', company),
    sendEach(send, 'sendContact', messages),
    send('saveSetting', { key: 'maintenance_mode', value: 'false' }),
  ]);
  const counts = { products, slides, results, news, guides, dealers, messages };
  for (const [what, { length }] of Object.entries(counts)) say(`  ${length} ${what}`);
}
