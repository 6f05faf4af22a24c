import { expect, test } from 'vitest';
import en from './en/catalogue.ts';
import it from './it/catalogue.ts';
import messages from './it/panel/messages.ts';
import slides from './it/panel/slides.ts';

test('what the site counts agrees with its number', () => {
  const said = [0, 1, 2].map((count) => [
    it.shown(count),
    en.shown(count),
    it.morePhotos(count),
    en.morePhotos(count),
    messages.count(count, false),
    messages.fresh(count),
    slides.count(count, count),
    slides.count(3, count),
  ]);
  expect(said).toEqual([
    ['0 prodotti', '0 products', '+0 foto', '+0 photos', '0 messaggi', '0 nuovi', '0 attive', '0 attive su 3'],
    ['1 prodotto', '1 product', '+1 foto', '+1 photo', '1 messaggio', '1 nuovo', '1 attiva', '1 attiva su 3'],
    ['2 prodotti', '2 products', '+2 foto', '+2 photos', '2 messaggi', '2 nuovi', '2 attive', '2 attive su 3'],
  ]);
});
