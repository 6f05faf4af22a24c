import { afterAll, expect, it } from 'vitest';
import { call, cookie, site } from '../../test/site.ts';
import { deleteItem } from '../../test/table.ts';

const profile = {
  announcement: { it: 'Nuovo listino', en: 'New price list', link: '/prodotti?category=motori#griglia' },
  hours: [
    { days: [1], from: '08:30', to: '12:30' },
    { days: [1, 2], from: '14:00', to: '18:00' },
  ],
  closed: [
    { from: '2020-08-10', to: '2020-08-20' },
    { from: '2099-12-24', to: '2099-12-24' },
  ],
  phone: '+39 030 123456',
  email: 'negozio@rombo.example',
  visits: 'Via dei Collaudi 4\n25010 Montirone',
  social: [{ name: 'Instagram', url: 'https://instagram.example/rombo' }],
};
const save = (json: object) => call('updateCompany', { cookie, json });

afterAll(() => deleteItem({ pk: 'SETTING', sk: 'company' }));

it("a page contains the company's data in its HTML only if it shows them", async () => {
  await save(profile);
  const page = async (path: string) => (await fetch(site.origin + path)).text();
  const home = await page('/');
  expect(home).toContain('href="/prodotti?category=motori#griglia"');
  expect(home).toContain('"openingHours":["Mo 08:30-12:30","Mo,Tu 14:00-18:00"]');
  expect(home).not.toContain('Via dei Collaudi');
  expect(await page('/en')).toContain('New price list');
  const dealers = await page('/rivenditori');
  expect(dealers).toContain('href="tel:+39030123456"');
  expect(dealers.match(/instagram\.example/g)).toHaveLength(1);
  const visit = await page('/en/where-we-are');
  for (const text of ['Via dei Collaudi 4', '8:30–12:30, 14:00–18:00', '24 December 2099', 'negozio@rombo.example'])
    expect(visit).toContain(text);
  expect(visit).not.toContain('2020');
  await save({ announcement: {} });
  expect(await page('/')).not.toContain('Nuovo listino');
});

it('a dealer is listed for search engines, with an encoded email link', async () => {
  const json = { name: 'Strano', city: 'Torino', country: 'IT', email: 'a%b?c&d@example.org' };
  const { body } = await call('createDealer', { cookie, json });
  const html = await (await fetch(`${site.origin}/rivenditori`)).text();
  expect(html).toContain('"@type":"LocalBusiness"');
  expect(html).toContain('href="mailto:a%25b%3Fc%26d@example.org"');
  await call('deleteDealer', { cookie, parameters: body });
});
