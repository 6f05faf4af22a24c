import { readdirSync } from 'node:fs';

const assets = new URL('../../dist/assets/', import.meta.url);
const folder = readdirSync(assets).find((name) => name.startsWith('pictures-'));
const names = readdirSync(new URL(`${folder}/slides/`, assets));

/** The address by which the pages name a slide that comes with the site, counted from one: the build writes its colour into it. */
export const builtSlide = (number: number): string =>
  `/slides/${names.find((name) => name.startsWith(`slide-${number}-`)) ?? `slide-${number}.jpg`}`;
