import { partOf } from '@rombo/shared/form-part';
import { ARTICLE_CODE } from '@rombo/shared/technical-specs';
import { dealers, messages, pictureEdit, products, type SeedProduct, type SeedSlide, slides } from './catalogue.ts';
import { type Send, signIn, type Target } from './client.ts';
import { readPicture, sendPictures } from './pictures.ts';
import { makeSheet } from './sheet.ts';

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
      const pdf = new Blob([await makeSheet(product, picture, language)], { type: 'application/pdf' });
      form.append(part, pdf, `${fields.technicalSpecs[ARTICLE_CODE]}.pdf`);
    }
  }
  return form;
}

/** A slide as the multipart form of its creation, with the key of its picture. */
function slideForm({ picture, ...fields }: SeedSlide, image: string): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ image, ...fields })) form.append(field, partOf(value));
  form.append('picture', JSON.stringify(pictureEdit(picture)));
  return form;
}

interface SeedOptions extends Target {
  /** Is told, line by line, what is done. */
  say: (line: string) => void;
}

/**
 * Fills an empty site with the demo catalogue, through its API alone. Each creation has an idempotency key, so that one that is sent
 * again is made once. Products, slides and messages go side by side, but each list one by one: the server dates what it
 * stores, and the newest product is shown first.
 */
export async function seed({ say, ...target }: SeedOptions): Promise<void> {
  say('Filling the site with the demo catalogue…');
  const send = await signIn(target);
  await Promise.all([
    sendProducts(send, say),
    sendSlides(send, say),
    sendDealers(send, say),
    sendMessages(send, say),
    send('saveSetting', { key: 'maintenance_mode', value: 'false' }),
  ]);
}

async function sendProducts(send: Send, say: SeedOptions['say']): Promise<void> {
  const lastFirst = products.toReversed();
  const pictures = lastFirst.flatMap((product) => product.pictures);
  const keys = await sendPictures(send, 'product-image', pictures);
  for (const product of lastFirst) {
    const form = await productForm(product, keys.splice(0, product.pictures.length));
    await send('createProduct', form, `seed-${product.technicalSpecs[ARTICLE_CODE]}`);
  }
  const sheets = products.filter(({ sheet }) => sheet).length;
  say(`  ${products.length} products, ${sheets} of them with a PDF sheet`);
}

async function sendSlides(send: Send, say: SeedOptions['say']): Promise<void> {
  const keys = await sendPictures(
    send,
    'slide-image',
    slides.map(({ picture }) => picture),
  );
  for (const [at, slide] of slides.entries()) {
    await send('createSlide', slideForm(slide, keys[at] ?? ''), `seed-slide-${slide.order}`);
  }
  say(`  ${slides.length} slides`);
}

async function sendDealers(send: Send, say: SeedOptions['say']): Promise<void> {
  for (const [index, dealer] of dealers.entries()) await send('createDealer', dealer, `seed-dealer-${index}`);
  say(`  ${dealers.length} dealers`);
}

async function sendMessages(send: Send, say: SeedOptions['say']): Promise<void> {
  for (const [index, message] of messages.entries()) await send('sendContact', message, `seed-message-${index}`);
  say(`  ${messages.length} messages`);
}
