import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ActiveSlide } from '@rombo/shared/collections/listed';
import type { Slide } from '@rombo/shared/collections/slide';
import { unmeasuredPicture } from '@rombo/shared/contract/picture-fields';
import { openMocked } from './panel.ts';

const assets = new URL('../../dist/assets/', import.meta.url);
const folder = readdirSync(assets).find((name) => name.startsWith('pictures-'));
const names = readdirSync(new URL(`${folder}/slides/`, assets));

/** Returns the URL of a built-in slide, counted from 1. The build adds its colour to the file name. */
const builtInSlide = (number: number): string =>
  `/slides/${names.find((name) => name.startsWith(`slide-${number}-`)) ?? `slide-${number}.jpg`}`;

export const mockSlide = (number: number, fields: Partial<Slide & ActiveSlide> = {}): Slide & ActiveSlide => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  imageUrl: builtInSlide(number),
  title: `Slide ${number}`,
  description: `Nota ${number}`,
  order: number,
  active: true,
  version: number,
  createdAt: '2025-01-01T00:00:00.000Z',
  products: [],
  picture: unmeasuredPicture(fields.imageUrl ?? builtInSlide(number), 0.7),
  ...fields,
});

export const picker = (page: Page) => page.getByLabel(/Scegli l’immagine|Sostituisci l’immagine/);

export const create = (page: Page) => page.getByRole('button', { name: 'Crea slide' });

export const save = (page: Page) => page.getByRole('button', { name: 'Salva' });

export const startEdit = async (page: Page) => {
  await openMocked(page, 'slide', { slides: [mockSlide(1)] });
  await page.getByRole('button', { name: 'Modifica Slide 1' }).click();
};
