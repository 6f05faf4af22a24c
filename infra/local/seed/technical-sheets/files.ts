import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadSharp } from '@rombo/functions/files/pictures/load-sharp';
import type { Fonts } from '@rombo/functions/pdf/document';
import { folders } from '@rombo/web/texts';
import { type SheetLanguage, sheetCodes, sheetData, sheetLanguages } from './data.ts';
import { drawSheet, picturesOf } from './draw.ts';

interface Sheet {
  code: string;
  language: SheetLanguage;
}

/** Width of the pictures in a sheet, in pixels: 200 per inch. */
const WIDTH = 1040;

export const sheets: Sheet[] = sheetCodes.flatMap((code) => sheetLanguages.map((language) => ({ code, language })));

const { resolve } = createRequire(import.meta.url);
const font = (file: string) => readFile(resolve(`@expo-google-fonts/${file}.ttf`));
const fonts: Fonts = {
  regular: await font('barlow/400Regular/Barlow_400Regular'),
  semibold: await font('barlow/600SemiBold/Barlow_600SemiBold'),
  condensed: await font('barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold'),
};

async function partsOf({ code, language }: Sheet) {
  const { areas } = (await folders[language]()).default;
  const [product, catalogue] = await Promise.all([areas.product(), areas.catalogue()]);
  const texts = { product: product.default, catalogue: catalogue.default };
  const data = sheetData(code, language, texts.product.exploded.part);
  const read = async (name: string) => [name, await readFile(new URL(`../pictures/${name}`, import.meta.url))] as const;
  return { data, texts, fonts, pictures: new Map(await Promise.all(picturesOf(data).map(read))) };
}

/** Draws a sheet with pictures in the size of print. */
export async function makeSheet(sheet: Sheet): Promise<Buffer> {
  const parts = await partsOf(sheet);
  const sharp = await loadSharp();
  const pictures = await Promise.all(
    [...parts.pictures].map(async ([name, bytes]) => {
      const small = sharp(bytes).resize({ width: WIDTH }).jpeg({ quality: 80 });
      return [name, await small.toBuffer()] as const;
    }),
  );
  return drawSheet({ ...parts, pictures: new Map(pictures) });
}
