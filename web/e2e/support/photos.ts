import type { Page } from '@playwright/test';
import type { TestFile } from './files.ts';
import { openMocked } from './panel.ts';
import { keepSentFiles } from './sent-files.ts';

export const tiles = (page: Page) => page.getByRole('listitem', { name: /^Immagine \d/ });

export const sent = (page: Page) => page.getByText('Caricata', { exact: true });

export const choose = (page: Page, files: TestFile[]) => page.getByLabel('Aggiungi immagini').setInputFiles(files);

export async function startProduct(page: Page) {
  await openMocked(page, 'prodotti');
  await keepSentFiles(page);
  await page.getByRole('button', { name: 'Aggiungi il primo prodotto' }).click();
}
