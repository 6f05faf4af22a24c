import type { Product } from '@rombo/shared/collections/product';
import { omit } from '@rombo/shared/contract/keys-of';
import { afterAll, describe, expect, it } from 'vitest';
import { newProduct, readProduct, removeProducts, saveProduct } from '../../test/entities.ts';
import { pdf, productForm, sheet } from '../../test/forms.ts';
import { invalid } from '../../test/refusals.ts';
import { call, cookie, send, statusOf } from '../../test/site.ts';
import { putItem, readItem } from '../../test/table.ts';

const NAME = 'Tradotto da pista';
const technicalSpecs = JSON.stringify({ 'Codice Articolo': 'RP-T-1', Travasi: '9', Candela: 'Turbo fredda' });
const english = {
  name: 'Translated track',
  description: 'A short stroke and plenty of revs.',
  technicalSpecs: { Candela: 'Cold turbo plug' },
  specLabels: { Travasi: 'Transfer ports' },
};
const make = (translations: unknown = { en: english }, changes = {}) =>
  newProduct(cookie, { name: NAME, technicalSpecs, translations: JSON.stringify(translations), ...changes });
const save = (id: string, changes = {}) => saveProduct(id, { name: NAME, ...changes });

describe('the translations of a product', () => {
  afterAll(() => removeProducts(cookie, 'Tradotto'));

  it('are stored field by field, and kept if the form of an older client omits them', async () => {
    const { id, translations } = await make();
    expect(translations).toEqual({ en: english });
    const { body } = await save(id, { description: 'Cambiata.' });
    expect(body).toMatchObject({ description: 'Cambiata.', translations: { en: english }, slugEn: 'translated-track' });
    expect((await readProduct(id)).translations).toEqual({ en: english });
    const { body: list } = await call('listProducts');
    expect(list.find((product: Product) => product.id === id).translations).toEqual({ en: english });
  });

  it.each(['{}', '', '{"en":{}}', '{"en":{"technicalSpecs":{}}}'])('are removed by the part %j', async (part) => {
    const { id } = await make();
    const { body } = await save(id, { translations: part });
    expect([body.translations, body.slugEn]).toEqual([undefined, null]);
    expect(await readItem({ pk: 'PRODUCT', sk: id })).not.toHaveProperty('translations');
  });

  it.each([
    ['translations', 'x'],
    ['translations.xx', '{"xx":{"name":"x"}}'],
    ['translations.en.name', JSON.stringify({ en: { name: 'x'.repeat(121) } })],
    ['translations.en.specLabels.Peso', '{"en":{"specLabels":{"Peso":"constructor"}}}'],
    ['translations.en.specLabels.__proto__', '{"en":{"specLabels":{"__proto__":"x"}}}'],
  ])('are refused if they are invalid at %s', async (path, part) => {
    const body = productForm({ name: NAME, translations: part });
    expect(await call('createProduct', { cookie, body })).toMatchObject(invalid(path));
  });

  it('are absent from a product of an older release, which can still be read and saved', async () => {
    const { id } = await make({});
    const stored = await readItem({ pk: 'PRODUCT', sk: id });
    await putItem({ ...omit(stored, 'slugEn', 'technicalSheetEnUrl'), pk: 'PRODUCT', sk: id });
    expect(await readProduct(id)).toMatchObject({ slugEn: null, technicalSheetEnUrl: null });
    expect((await save(id, { translations: JSON.stringify({ en: { name: 'Later' } }) })).body.slugEn).toBe('later');
  });
});

describe('the English address of a product', () => {
  afterAll(() => removeProducts(cookie, 'Tradotto'));
  const named = (name: string) => make({ en: { name } });

  it('is made from its English name, and leads to the product like the Italian one', async () => {
    const product = await named('Lightning track');
    expect(product).toMatchObject({ slug: 'tradotto-da-pista', slugEn: 'lightning-track' });
    for (const address of ['lightning-track', product.slug]) expect((await readProduct(address)).id).toBe(product.id);
  });

  it('is on the cards of related products, with the English name', async () => {
    const product = await named('Related engine');
    const other = await make({ en: { name: 'Twin', description: 'Long.' } });
    const [related] = (await readProduct(product.id)).related;
    expect(related).toMatchObject({ id: other.id, slugEn: 'twin', translations: { en: { name: 'Twin' } } });
    expect(related.translations.en).not.toHaveProperty('description');
  });
});

describe('the English data sheet of a product', () => {
  afterAll(() => removeProducts(cookie, 'Tradotto'));

  it('is separate from the Italian one: saved under its English name, and replaced and removed alone', async () => {
    const product = await make(undefined, { technicalSheet: sheet(pdf()), technicalSheetEn: sheet(pdf()) });
    const { id, technicalSheetUrl, technicalSheetEnUrl } = product;
    const { headers } = await send(technicalSheetEnUrl ?? '');
    expect(headers.get('content-disposition')).toContain('RP-T-1-translated-track-en.pdf');
    const { body: replaced } = await save(id, { technicalSheetEn: sheet(pdf()) });
    expect(replaced.technicalSheetUrl).toBe(technicalSheetUrl);
    expect([await statusOf(technicalSheetEnUrl ?? ''), await statusOf(replaced.technicalSheetEnUrl)]).toEqual([
      404, 200,
    ]);
    const { body: removed } = await save(id, { technicalSheetEn: '' });
    expect([removed.technicalSheetUrl, removed.technicalSheetEnUrl]).toEqual([technicalSheetUrl, null]);
    expect(await statusOf(replaced.technicalSheetEnUrl)).toBe(404);
  });
});
