import { plural } from '../../format.ts';

export const tables = {
  fields: {
    id: 'Id',
    image: 'Picture',
    picture: 'Texts and framing of the picture',
    explodedViewImage: 'Drawing of the exploded view',
    specLabels: 'Name of the specification',
  },
  exportAll: 'Export',
  exportFiles: 'Export with files',
  exportFailed: 'The export failed. Try again',
  parts:
    'The files do not fit into one zip. Download all parts within an hour; to import them, choose them together, or one after another if there are more than 2,000 rows.',
  part: (number: number, all: number) => `Download part ${number} of ${all}`,
  import: 'Import',
  title: 'Import a table',
  noTable:
    'Choose a CSV table with a row of headings, such as ‘Code’ and ‘Price’. Save an Excel workbook as CSV first.',
  mayUndo: 'The last import can still be undone.',
  reading: 'Reading the table...',
  summary: (rows: number, changes: number, errors: number) =>
    `${[
      plural(rows, 'row read', 'rows read'),
      `${changes} to save`,
      errors > 0 && `${plural(errors, 'error', 'errors')}: rows with an error are not imported`,
    ]
      .filter(Boolean)
      .join(', ')}.`,
  errors: (count: number) => plural(count, 'error', 'errors'),
  changes: (count: number) => plural(count, 'row to save', 'rows to save'),
  line: (line: number) => `Row ${line}`,
  isNew: 'new',
  emptied: '(empty)',
  showMore: (shown: number, all: number) => `Show more rows (${shown} of ${all})`,
  total: (line: number) => `Row ${line} is a total and is not imported.`,
  apply: 'Apply',
  applying: (done: number, all: number) => `Saving: ${all > 0 ? `${done} of ${all}` : done}...`,
  applied: (count: number) => plural(count, 'row imported.', 'rows imported.'),
  failed: (count: number) => `${plural(count, 'row not saved', 'rows not saved')}:`,
  retry: 'Try again',
  resume: 'Resume',
  unfinished: 'Unfinished import',
  interrupted: 'The operation did not finish: some rows may be missing.',
  busyElsewhere: 'Another import is running, perhaps in another tab. Wait until it ends.',
  undo: 'Undo import',
  undoing: 'Undoing...',
  undone: (count: number) => plural(count, 'row undone.', 'rows undone.'),
  otherFiles: 'Choose other files',
  cancel: 'Cancel',
  close: 'Close',
  leave: 'The import has not finished. Leave anyway?',
  yes: 'yes',
  no: 'no',
};
