import { plural } from '../../format.ts';
import type * as it from '../../it/panel/guides.ts';
import { itemTexts } from '../item-texts.ts';

const item = itemTexts({ one: 'guide', many: 'guides' });

export const guides = {
  ...item.list,
  ordering: { ...item.ordering, hint: 'Drag a guide, or use the arrows: visitors see them in this order.' },
  count: (all, visible) => `${plural(visible, 'visible', 'visible')}${visible === all ? '' : ` of ${all}`}`,
  emptyText: 'Guides answer what people ask who have just bought an engine: running in, carburettor, glow plug.',
  blocks: (count) => plural(count, 'part', 'parts'),
  noPicture: 'No picture',
} satisfies typeof it.guides;

export const guideForm = {
  ...item.form,
  title: 'Title',
  summary: 'Summary',
  summaryHint: 'One or two sentences, shown in the list of guides and by search engines.',
  blocks: 'Content',
  blocksHint: 'The parts are read in this order. They are plain text, without HTML.',
  translatedBlocksHint: 'Without it visitors read the Italian content.',
  types: { heading: 'Heading', paragraph: 'Text', list: 'List', steps: 'Steps', table: 'Table' },
  inputs: {
    heading: 'Heading',
    paragraph: 'Text',
    list: 'Items, one a line',
    steps: 'Steps, one a line',
  },
  block: (position, type) => `${position}. ${type}`,
  addBlock: (type) => `Add ${type.toLowerCase()}`,
  removeBlock: (block) => `Remove ${block}`,
  removedBlock: (type) => `${type}: part removed.`,
  earlier: (block) => `Move ${block} up`,
  later: (block) => `Move ${block} down`,
  moved: (position, count) => `Moved to position ${position} of ${count}.`,
  copyBlocks: 'Start from the Italian parts',
  table: {
    hint: 'The first row is the head. Cells copied from a spreadsheet can be pasted.',
    head: (column) => `Head ${column}`,
    cell: (row, column) => `Row ${row}, column ${column}`,
    addRow: 'Add row',
    addColumn: 'Add column',
    removeRow: (row) => `Remove row ${row}`,
    removeColumn: (column) => `Remove column ${column}`,
  },
  file: {
    sheet: 'PDF',
    removeSheetOf: 'Remove the PDF',
    openSheet: 'Open the current PDF',
    sheetGone: 'Saving removes the current PDF.',
    restoreSheet: 'Keep the current PDF',
  },
  engines: 'Engines',
  enginesHint: 'Optional: the guide is also linked from their pages.',
  ...item.status('Visitors read it among the guides.'),
  save: {
    ...item.save,
    createdText: (name) => `“${name}” is in the list.`,
  },
} satisfies typeof it.guideForm;

export const guideVersions = {
  ...item.versions,
  fields: { ...item.versions.fields, sheet: 'PDF' },
} satisfies typeof it.guideVersions;
