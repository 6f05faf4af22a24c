import { expect, test } from '@playwright/test';
import { toast } from '../support/admin.ts';
import { phonePhoto } from '../support/files.ts';
import { openMocked } from '../support/panel.ts';
import { keepSentFiles } from '../support/sent-files.ts';
import { madeUpSlide } from '../support/slides.ts';

for (const [language, words] of Object.entries({
  it: {
    refused: 'File troppo grande',
    why: 'Il file è più grande di 5MB',
    accept: 'Rimpicciolisci e aggiungi la foto',
    sizes: /6,8 MB → [1-4](,\d)? MB/,
  },
  en: {
    refused: 'File too large',
    why: 'The file is larger than 5MB',
    accept: 'Shrink and add the photo',
    sizes: /6\.8 MB → [1-4](\.\d)? MB/,
  },
})) {
  test(`a slide's photo that is too large is offered to be made smaller (${language})`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('language', value), language);
    await openMocked(page, 'slider', { slides: [madeUpSlide(1)] });
    await keepSentFiles(page);
    await page.getByRole('button', { name: /Aggiungi slide|Add slide/ }).click();
    await page.locator('input[type=file]').setInputFiles(await phonePhoto('grande.jpg'));
    await expect(toast(page, words.refused)).toContainText(words.why);
    await page.getByRole('button', { name: words.accept }).click();
    await expect(page.getByText(words.sizes)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('img', { name: /Anteprima|Preview/ })).toBeVisible();
  });
}
