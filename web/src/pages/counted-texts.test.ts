import { expect, test } from 'vitest';
import { texts as messages } from '../features/contact/admin/texts.ts';
import { fileTexts } from '../features/products/admin/files/file-texts.ts';
import { en } from '../features/products/catalogue/texts/en.ts';
import { it } from '../features/products/catalogue/texts/it.ts';
import { texts as slides } from '../features/slides/admin/texts.ts';

test('what the site counts agrees with its number', () => {
  const said = [0, 1, 2].map((count) => [
    it.shown(count),
    en.shown(count),
    it.morePhotos(count),
    en.morePhotos(count),
    messages.count(count, false),
    messages.fresh(count),
    fileTexts.countOf(count),
    slides.count(count, count),
    slides.count(3, count),
  ]);
  expect(said).toEqual([
    [
      '0 prodotti',
      '0 products',
      '+0 foto',
      '+0 photos',
      '0 messaggi',
      '0 nuovi',
      '0 immagini',
      '0 attive',
      '0 attive su 3',
    ],
    [
      '1 prodotto',
      '1 product',
      '+1 foto',
      '+1 photo',
      '1 messaggio',
      '1 nuovo',
      '1 immagine',
      '1 attiva',
      '1 attiva su 3',
    ],
    [
      '2 prodotti',
      '2 products',
      '+2 foto',
      '+2 photos',
      '2 messaggi',
      '2 nuovi',
      '2 immagini',
      '2 attive',
      '2 attive su 3',
    ],
  ]);
});
