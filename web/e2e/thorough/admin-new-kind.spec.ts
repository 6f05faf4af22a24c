import { fileURLToPath } from 'node:url';
import { pictureAt } from '@rombo/shared/contract/picture-fields';
import { build, type Rollup } from 'vite';
import type { Fair } from '../../../shared/test/fairs.ts';
import { toast } from '../support/admin.ts';
import { smallJpeg } from '../support/files.ts';
import { jsonOf } from '../support/network.ts';
import { mockPanel } from '../support/panel.ts';
import { builtSlide, takeUploads } from '../support/slides.ts';
import { expect, type Page, test } from '../support/test.ts';

/** The built files by name. */
let files: Rollup.RollupOutput['output'];
test.beforeAll(async () => {
  const root = fileURLToPath(new URL('../../test/new-kind', import.meta.url));
  const built = await build({
    root,
    base: '/new-kind/',
    configFile: false,
    logLevel: 'error',
    define: { __PICTURES__: '""' },
    build: { write: false, rolldownOptions: { input: `${root}/main.tsx`, output: { codeSplitting: false } } },
  });
  files = (built as Rollup.RollupOutput).output;
});

const madeUpFair = (number: number, fields: Partial<Fair> = {}): Fair => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  name: `Fiera ${number}`,
  date: `2026-0${number}-01`,
  order: number,
  imageUrl: builtSlide(number),
  picture: pictureAt(builtSlide(number), 0.5),
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...fields,
});

/** Opens the panel of fairs, whose routes are made up as well. */
async function openFairs(page: Page) {
  const fairs = [madeUpFair(1), madeUpFair(2)];
  const orders: string[][] = [];
  await mockPanel(page);
  await takeUploads(page);
  await page.route('**/api/fairs', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: fairs });
    fairs.push(madeUpFair(3, { name: 'Verona' }));
    return route.fulfill({ status: 201, json: fairs.at(-1) });
  });
  await page.route('**/api/fairs/*', async (route) => {
    const [fair] = fairs;
    if (!fair) return route.abort();
    if (route.request().headers()['if-match'] !== `"${fair.version}"`)
      return route.fulfill({ status: 409, json: { code: 'conflict', message: 'conflict' } });
    Object.assign(fair, { name: 'Mia', version: fair.version + 1 });
    return route.fulfill({ json: fair });
  });
  await page.route('**/api/admin/fairs/order', (route) => {
    const body = jsonOf(route.request());
    orders.push(body.ids);
    return route.fulfill({ json: body });
  });
  await page.route('**/new-kind/**', (route) => {
    const file = files.find(({ fileName }) => route.request().url().endsWith(fileName));
    if (!file) return route.abort();
    const contentType = file.fileName.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    return route.fulfill({ contentType, body: file.type === 'chunk' ? file.code : Buffer.from(file.source) });
  });
  const body = `<body><script type="module" src="/new-kind/${files[0].fileName}"></script>`;
  await page.route('**/admin/fiere', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/admin/fiere');
  return { fairs, orders };
}

test('a new kind of content is listed, created, put in order, changed and kept from overwriting another’s save', async ({
  page,
}) => {
  const { fairs, orders } = await openFairs(page);
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveText(['Fiera 1', 'Fiera 2']);
  await page.getByRole('button', { name: 'Aggiungi fiera' }).click();
  await page.getByRole('button', { name: 'Crea fiera' }).click();
  await expect(page.getByLabel('Data')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Nome').fill('Verona');
  await page.getByLabel('Data').fill('2026-03-01');
  await page.getByLabel('Scegli l’immagine').setInputFiles(await smallJpeg('fiera.jpg'));
  await page.getByRole('button', { name: 'Crea fiera' }).click();
  await expect(toast(page, 'Fiera creata!')).toBeVisible();
  await expect(names).toHaveText(['Fiera 1', 'Fiera 2', 'Verona']);

  await page.getByRole('button', { name: 'Sposta Fiera 1 avanti' }).click();
  await expect(page.getByText('Ordine salvato.')).toBeAttached();
  expect(orders[0]?.map((id) => id.at(-1))).toEqual(['2', '1', '3']);

  await page.getByRole('button', { name: 'Modifica Fiera 1' }).click();
  await expect(page.getByRole('button', { name: 'Mostra le versioni' })).toBeVisible();
  Object.assign(fairs[0] ?? {}, { name: 'Sua', version: 2 });
  await page.getByLabel('Nome').fill('Mia');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('questa fiera è stata modificata altrove')).toBeVisible();
  await page.getByRole('button', { name: 'Mostra quella versione' }).click();
  await expect(page.getByLabel('Nome')).toHaveValue('Sua');
  await page.getByRole('button', { name: 'Torna alla mia' }).click();
  await page.getByRole('button', { name: 'Salva la mia' }).click();
  await expect(toast(page, 'Fiera aggiornata!')).toBeVisible();
  await expect(names.first()).toHaveText('Mia');
});
