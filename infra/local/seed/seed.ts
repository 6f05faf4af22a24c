import { ARTICLE_CODE } from '@rombo/shared/collections/technical-specs';
import { partOf } from '@rombo/shared/contract/text';
import type { UploadPurpose } from '@rombo/shared/contract/upload';
import {
  dealers,
  explodedViews,
  fits,
  messages,
  news,
  pictureEdit,
  products,
  results,
  type SeedProduct,
  type SeedSlide,
  slides,
} from './catalogue.ts';
import { readPicture, type Send, sendPictures, signIn, type Target } from './client.ts';
import { makeSheet } from './sheet.ts';

const codeOf = ({ technicalSpecs }: SeedProduct): string => technicalSpecs[ARTICLE_CODE] ?? '';

const SHEETS = [
  ['technicalSheet', 'it'],
  ['technicalSheetEn', 'en'],
] as const;

/** A product as the multipart form of its creation, with its sheets and the keys of its pictures in order. */
async function productForm(product: SeedProduct, keys: string[]): Promise<FormData> {
  const { pictures, sheet, ...fields } = product;
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, partOf(value));
  for (const key of keys) form.append('images', key);
  form.append('pictures', JSON.stringify(pictures.map(pictureEdit)));
  const [cover] = pictures;
  if (sheet && cover) {
    const picture = await readPicture(cover);
    for (const [part, language] of SHEETS) {
      const pdf = new Blob([new Uint8Array(await makeSheet(product, picture, language))], { type: 'application/pdf' });
      form.append(part, pdf, `${fields.technicalSpecs[ARTICLE_CODE]}.pdf`);
    }
  }
  return form;
}

/** An exploded view as the form carries it; the parts are in the catalogue already. */
const explodedViewPart = (code: string, image: string, ids: ReadonlyMap<string, string>): string => {
  const points = explodedViews[code]?.points.map(({ part, ...point }) => ({
    ...point,
    ...(part !== undefined && { product: ids.get(part) }),
  }));
  return JSON.stringify({ image, points });
};

/** A slide as the multipart form of its creation, with the key of its picture. */
function slideForm({ picture, ...fields }: SeedSlide, image: string, product: string): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...fields, image, product })) form.append(field, partOf(value));
  form.append('picture', JSON.stringify(pictureEdit(picture)));
  return form;
}

interface SeedOptions extends Target {
  /** Receives progress messages. */
  say: (line: string) => void;
}

/**
 * Fills an empty site with the demo catalogue through its API. Lists are sent in parallel, the entries of each in sequence: the server
 * dates them, and shows the newest product first. Idempotency keys make repeated requests harmless.
 */
export async function seed({ say, ...target }: SeedOptions): Promise<void> {
  say('Filling the site with the demo catalogue…');
  const send = await signIn(target);
  await Promise.all([
    sendProducts(send, say).then((ids) => Promise.all([sendPages(send, say, ids), sendSlides(send, say, ids)])),
    sendEach(send, say, 'createDealer', 'dealer', dealers),
    sendEach(send, say, 'sendContact', 'message', messages),
    send('saveSetting', { key: 'maintenance_mode', value: 'false' }),
  ]);
}

/** Returns the ids of the products by their article codes. */
async function sendProducts(send: Send, say: SeedOptions['say']): Promise<ReadonlyMap<string, string>> {
  const lastFirst = products.toReversed();
  const pictures = lastFirst.flatMap((product) => product.pictures);
  const keys = await sendPictures(send, 'product-image', pictures);
  const drawings = await sendPictures(
    send,
    'exploded-view',
    Object.values(explodedViews).map(({ picture }) => picture),
  );
  const drawingOf = new Map(Object.keys(explodedViews).map((code, at) => [code, drawings[at] ?? '']));
  const ids = new Map<string, string>();
  for (const product of lastFirst) {
    const form = await productForm(product, keys.splice(0, product.pictures.length));
    const drawing = drawingOf.get(codeOf(product));
    if (drawing) form.append('explodedView', explodedViewPart(codeOf(product), drawing, ids));
    const { id } = await send('createProduct', form, { key: `seed-${codeOf(product)}` });
    ids.set(codeOf(product), id);
  }
  await sendFits(send, ids);
  const sheets = products.filter(({ sheet }) => sheet).length;
  say(`  ${products.length} products, ${sheets} of them with a PDF sheet`);
  return ids;
}

/** Requests under way at a time. */
const SIDE_BY_SIDE = 3;

/** Sets the engines that parts fit, by an update: engines are created last, so that the catalogue begins with them. */
async function sendFits(send: Send, ids: ReadonlyMap<string, string>): Promise<void> {
  const parts = products.filter((product) => codeOf(product) in fits);
  const work = async () => {
    for (let part = parts.pop(); part; part = parts.pop()) {
      const { pictures: _, sheet: __, ...fields } = part;
      const fit = fits[codeOf(part)];
      const form = new FormData();
      const engines = fit?.fits.map((code) => ids.get(code));
      for (const [field, value] of Object.entries({ ...fields, ...fit, fits: engines }))
        form.append(field, partOf(value));
      await send('updateProduct', form, { id: ids.get(codeOf(part)) ?? '' });
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
}

async function sendSlides(send: Send, say: SeedOptions['say'], ids: ReadonlyMap<string, string>): Promise<void> {
  const keys = await sendPictures(
    send,
    'slide-image',
    slides.map(({ picture }) => picture),
  );
  for (const [at, slide] of slides.entries()) {
    await send('createSlide', slideForm(slide, keys[at] ?? '', ids.get(slide.product ?? '') ?? ''), {
      key: `seed-slide-${slide.order}`,
    });
  }
  say(`  ${slides.length} slides`);
}

/** Results and news name products, which are there by now. */
async function sendPages(send: Send, say: SeedOptions['say'], ids: ReadonlyMap<string, string>): Promise<void> {
  const idOf = (code: string) => ids.get(code) ?? '';
  const wins = results.map(({ engines, ...result }) => ({ ...result, engines: engines.map(idOf) }));
  const items = news.map(({ product, ...item }) => ({
    ...item,
    ...(product !== undefined && { product: idOf(product) }),
  }));
  await sendIllustrated(send, 'createResult', 'result-image', wins);
  await sendIllustrated(send, 'createNews', 'news-image', items);
  say(`  ${wins.length} results and ${items.length} news items`);
}

/** Sends forms of entities that may have a picture. */
async function sendIllustrated(
  send: Send,
  route: 'createResult' | 'createNews',
  purpose: UploadPurpose,
  entities: readonly { picture?: string | undefined }[],
): Promise<void> {
  for (const [at, { picture, ...fields }] of entities.entries()) {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, partOf(value));
    if (picture) {
      const [image = ''] = await sendPictures(send, purpose, [picture]);
      form.append('image', image);
      form.append('picture', JSON.stringify(pictureEdit(picture)));
    }
    await send(route, form, { key: `seed-${purpose}-${at}` });
  }
}

async function sendEach(
  send: Send,
  say: SeedOptions['say'],
  route: 'createDealer' | 'sendContact',
  what: string,
  bodies: object[],
): Promise<void> {
  for (const [index, body] of bodies.entries()) await send(route, body, { key: `seed-${what}-${index}` });
  say(`  ${bodies.length} ${what}s`);
}
