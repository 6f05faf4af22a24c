import { afterAll, beforeAll, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { cookie, openPage } from '../../test/site.ts';

const NAME = 'Della classe';

beforeAll(async () => {
  const engine = await newProduct(cookie, {
    name: `${NAME} motore`,
    category: 'motori',
    technicalSpecs: JSON.stringify({
      Impiego: '1:8 buggy, gare di paese',
      'Marmitta consigliata': 'CL-77-A01, EFRA 9021',
    }),
  });
  await newProduct(cookie, {
    name: `${NAME} marmitta`,
    category: 'marmitte',
    technicalSpecs: JSON.stringify({ 'Codice Articolo': 'CL-77-A01' }),
  });
  await newProduct(cookie, {
    name: `${NAME} volano`,
    category: 'ricambi',
    partType: 'flywheel',
    fits: JSON.stringify([engine.id]),
  });
  await newProduct(cookie, {
    name: `${NAME} bozza`,
    category: 'motori',
    status: 'draft',
    technicalSpecs: JSON.stringify({ Impiego: '1:8 segreta' }),
  });
});
afterAll(() => removeProducts(cookie, NAME));

it('the page lists the engines of a class with their pipe and parts, without drafts', async () => {
  const { status, html, headers } = await openPage('/classi');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('s-maxage');
  expect(html).toMatch(/<th scope="rowgroup" colSpan="6">1:8 buggy<\/th>/i);
  for (const slug of ['motore', 'marmitta', 'volano']) expect(html).toContain(`href="/prodotti/della-classe-${slug}"`);
  expect(html).toContain('EFRA 9021');
  expect(html).not.toContain('segreta');
});

it('the English page has English classes and addresses', async () => {
  const { html } = await openPage('/en/classes');
  expect(html).toContain('Which engine for my class?');
  expect(html).toContain('<small lang="it">gare di paese</small>');
  expect(html).toContain('<link rel="alternate" hrefLang="it" href=');
  expect((await openPage('/en/classi')).headers.get('location')).toMatch(/\/en\/classes$/);
});
