import { writeFile } from 'node:fs/promises';
import { makeSheet, sheetDigest, sheetFile, sheets } from './files.ts';

/** Writes the technical sheets of the demo catalogue: `npm run sheets`. */
for (const sheet of sheets) await writeFile(sheetFile(sheet), await makeSheet(sheet, await sheetDigest(sheet)));
console.log(`Wrote ${sheets.length} sheets`);
