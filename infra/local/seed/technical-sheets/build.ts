import { mkdir, rm, writeFile } from 'node:fs/promises';
import { sheetFile, sheetFolder } from '../catalogue.ts';
import { makeSheet, sheets } from './files.ts';

/** Draws the technical sheets of the demo catalogue. */
await rm(sheetFolder, { recursive: true, force: true });
await mkdir(sheetFolder, { recursive: true });
for (const sheet of sheets) await writeFile(sheetFile(sheet.code, sheet.language), await makeSheet(sheet));
