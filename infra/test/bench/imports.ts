import { createClient, formOf, json } from '../../local/site-client.ts';
import { atMost, type Figure, withSite } from './figure.ts';

const COUNT = 500;

const tableOf = (headings: string, rowOf: (at: number) => string): File => {
  const rows = Array.from({ length: COUNT }, (_, at) => `${rowOf(at)}\n`).join('');
  return new File([`${headings}\n${rows}`], 'table.csv', { type: 'text/csv' });
};

const tables = {
  'new products': tableOf(
    'Codice;Nome;Descrizione;Categoria;Prezzo;translations.en.name',
    (at) => `CSV-${at};Ricambio ${at};Descrizione ${at};ricambi;${at + 1},50;Part ${at}`,
  ),
  'changed prices': tableOf('Codice;Prezzo', (at) => `CSV-${at};${at + 2}`),
};

/** Previews and applies a table of new products, then a price list of them. */
export const figures = (): Promise<Figure[]> =>
  withSite('none', async ({ origin, username, password }) => {
    const client = createClient(origin);
    await client.call('login', [200], json({ username, password }));
    const measured: Figure[] = [];
    for (const [what, file] of Object.entries(tables)) {
      const started = performance.now();
      const { id } = await client.read('createImport', [201], { body: formOf({ kind: 'product', file }) });
      const previewed = performance.now();
      for (let from: number | null = 0; from !== null; )
        from = (await client.read('applyImport', [200], json({ from }), id)).next;
      const applied = performance.now();
      measured.push(atMost(`preview of ${COUNT} ${what}`, (previewed - started) / 1000, 3, 's'));
      measured.push(atMost(`import of ${COUNT} ${what}`, (applied - previewed) / 1000, 15, 's'));
    }
    const started = performance.now();
    const { url } = await client.read('createPriceList', [201], json({ language: 'it' }));
    measured.push(atMost(`price list of ${COUNT} products`, (performance.now() - started) / 1000, 10, 's'));
    const { byteLength } = await (await fetch(origin + url)).arrayBuffer();
    measured.push(atMost(`its size without pictures`, byteLength / 1e6, 3, 'MB'));
    return measured;
  });
