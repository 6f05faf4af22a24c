import * as v from 'valibot';
import { byLanguage } from '../words/languages.ts';
import { ErrorBody, Issue } from './errors.ts';
import { refusal } from './issues.ts';
import { listedKinds } from './kinds.ts';
import { Fields, Id, JsonText } from './text.ts';
import { MediaPart } from './upload.ts';

/** Files of an import: a table, and a zip with the files that it names. */
export const TABLE_FILES = '.csv,.tsv,.txt,.zip,text/csv,application/zip';

export const importLimits = { rows: 2000, columns: 400, files: 5000, zips: 40 } as const;

/** Hours in which an import can be applied, and after its first application undone. */
export const IMPORT_HOURS = 24;

const kind = v.picklist(listedKinds, refusal('unknown_type'));

/** Place from which on an import or export continues: the `next` of the previous response. */
const From = v.optional(v.pipe(v.number(refusal('number')), v.integer(refusal('whole_number')), v.minValue(0)), 0);

export const ExportInput = Fields({ kind, from: From });
/** `next` is null in the last part. */
export const Export = v.object({ url: v.string(), next: v.nullable(v.number()) });
export type Export = v.InferOutput<typeof Export>;

/**
 * `file` is a CSV table, `files` the upload keys of zips with the files that the table names. Without `file`, the table is in the zips.
 * `columns` has the field chosen for each column of the table, '' for none, and null where it follows from the heading.
 */
export const ImportInput = Fields({
  kind,
  file: v.optional(MediaPart),
  files: v.optional(
    v.pipe(
      v.array(v.string(refusal('text'))),
      v.maxLength(importLimits.zips, refusal('too_many_files', { max: importLimits.zips })),
    ),
    [],
  ),
  columns: v.optional(
    JsonText(
      v.pipe(
        v.array(v.nullable(v.string(refusal('text')))),
        v.maxLength(importLimits.columns, refusal('too_many_entries', { max: importLimits.columns })),
      ),
      '[]',
    ),
  ),
});
export type ImportInput = v.InferOutput<typeof ImportInput>;

/** A cell that was refused. `line` is its row in a spreadsheet, `allowed` lists the values of a choice. */
const ImportError = v.object({
  line: v.number(),
  column: v.string(),
  ...v.omit(Issue, ['path']).entries,
  allowed: v.optional(v.array(v.string())),
});
export type ImportError = v.InferOutput<typeof ImportError>;

/** A row that would change an item, or create one if `id` is null. */
const ImportChange = v.object({
  line: v.number(),
  id: v.nullable(Id),
  name: v.string(),
  fields: v.array(v.object({ column: v.string(), before: v.string(), after: v.string() })),
});
export type ImportChange = v.InferOutput<typeof ImportChange>;

export const ImportPreview = v.object({
  id: Id,
  /** Number of rows with data. */
  rows: v.number(),
  /** Line of the totals at the end, which are no row. */
  total: v.optional(v.number()),
  /** Line of the headings. */
  headings: v.number(),
  /** The columns of the table with their fields, '' for none. */
  columns: v.array(v.object({ heading: v.string(), field: v.string(), isName: v.optional(v.boolean()) })),
  /** The fields that a column can have, with their names. */
  fields: v.array(v.object({ field: v.string(), names: v.object(byLanguage(() => v.string())) })),
  changes: v.array(ImportChange),
  errors: v.array(ImportError),
});
export type ImportPreview = v.InferOutput<typeof ImportPreview>;

export const ImportStep = Fields({ from: From });

/** Results of some rows. `next` is null once all rows are done. */
export const ImportResults = v.object({
  results: v.array(
    v.object({
      line: v.number(),
      name: v.string(),
      status: v.number(),
      code: v.optional(ErrorBody.entries.code),
      issues: v.optional(v.array(Issue)),
    }),
  ),
  next: v.nullable(v.number()),
});
export type ImportResults = v.InferOutput<typeof ImportResults>;
