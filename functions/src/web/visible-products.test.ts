import { afterAll, describe, expect, it } from 'vitest';
import { deleteProduct, newProduct, removeProducts, saveProduct } from '../../test/entities.ts';
import { jpeg, picture } from '../../test/forms.ts';
import { call, cookie, openPage, statusOf } from '../../test/site.ts';

const NAME = 'Pagina';
const textOf = async (path: string) => (await openPage(path)).html;

afterAll(() => removeProducts(cookie, NAME));

describe('the pages of a product', () => {
  const place = { category: 'ricambi', subcategory: '2.1cc' };

  it.each(['hidden', 'draft'])('are unavailable while it is %s, and back when it is visible', async (status) => {
    const neighbour = await newProduct(cookie, { name: `${NAME} vicina ${status}`, ...place });
    const { id, slug, name } = await newProduct(cookie, { name: `${NAME} assente ${status}`, ...place, status });
    expect(await statusOf(`/prodotti/${slug}`)).toBe(404);
    expect(await textOf(`/confronta?p=${slug},${neighbour.slug}`)).not.toContain(name);
    for (const page of ['/sitemap.xml', '/prodotti?category=ricambi&subcategory=2.1cc'])
      expect(await textOf(page), page).not.toContain(slug);
    await saveProduct(id, { name, ...place, status: 'visible' });
    expect(await statusOf(`/prodotti/${slug}`)).toBe(200);
  });

  it.each([
    ['2999-03-15', true],
    ['2026-01-15', false],
  ])('name the day of return %s: %s', async (backOn, isNamed) => {
    const { slug } = await newProduct(cookie, {
      name: `${NAME} torna ${backOn}`,
      ...place,
      availability: 'sold_out',
      backOn,
    });
    for (const address of [`/prodotti/${slug}`, `/prodotti?category=ricambi&subcategory=2.1cc&q=torna+${backOn}`]) {
      const html = await textOf(address);
      expect(html).toContain('Esaurito');
      expect(html.includes('torna il 15 '), address).toBe(isNamed);
      expect(html.includes(`"backOn":"${backOn}"`), address).toBe(isNamed);
    }
  });

  it('disappear with a product in the trash, like its picture variants, and are restored with it', async () => {
    const { id, slug, images } = await newProduct(cookie, {
      name: `${NAME} dal cestino`,
      images: jpeg(await picture('jpeg')),
    });
    const statuses = () => Promise.all([`/prodotti/${slug}`, `${images[0]}?w=320`].map(statusOf));
    expect(await statuses()).toEqual([200, 200]);
    await deleteProduct(id);
    expect(await statuses()).toEqual([404, 404]);
    await call('restoreFromTrash', { cookie, parameters: { id } });
    expect(await statuses()).toEqual([200, 200]);
    await saveProduct(id, { name: `${NAME} dal cestino`, status: 'hidden' });
    expect(await statuses()).toEqual([404, 200]);
  });

  it('can be previewed in each language by a link that is neither cached nor indexed', async () => {
    const { id, name } = await newProduct(cookie, { name: `${NAME} in anteprima`, status: 'draft' });
    const { url } = (await call('createPreview', { cookie, parameters: { id } })).body;
    for (const address of [url, url.replace('/prodotti', '/en/products')]) {
      const { status, headers, html } = await openPage(address);
      expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([200, 'no-store', 'noindex']);
      expect(html).toContain(name);
    }
    expect(await statusOf(`/prodotti/anteprima-${'0'.repeat(40)}`)).toBe(404);
  });
});
