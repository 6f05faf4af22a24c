import { expect, test } from 'vitest';
import { blockField, fromDraftBlock, pasteInto, toDraftBlock } from './draft-blocks.ts';

const max = { rows: 4, columns: 3 };

test('a block is the same after it was shown in the form', () => {
  const blocks = [
    { type: 'heading', text: 'Prima' },
    { type: 'paragraph', text: 'Una riga\n\nun’altra' },
    { type: 'list', items: ['Candela', 'Miscela'] },
    { type: 'steps', items: ['Scalda'] },
    { type: 'table', head: ['Serbatoio', ''], rows: [['1', 'al minimo']] },
  ] as const;
  for (const block of blocks) expect(fromDraftBlock(toDraftBlock(structuredClone(block) as never))).toEqual(block);
});

test('an item is a line, and blank lines are none', () => {
  expect(toDraftBlock({ type: 'list', items: ['due\nrighe'] }).text).toBe('due righe');
  const steps = fromDraftBlock({ type: 'steps', text: 'Uno\n \nDue\n', cells: [] });
  expect(steps).toEqual({ type: 'steps', items: ['Uno', 'Due'] });
});

test('pasted cells fill the table from their place, and enlarge it up to the limits', () => {
  const cells = [['a', 'b']];
  expect(pasteInto(cells, [0, 1], '1\t2\r\n3\r\n', max)).toEqual([
    ['a', '1', '2'],
    ['', '3', ''],
  ]);
  expect(pasteInto(cells, [0, 0], '1\t2\t3\t4\n\n\n\n\n', max)).toHaveLength(4);
  expect(pasteInto(cells, [0, 0], '1\t2\t3\t4', max)).toEqual([['1', '2', '3']]);
});

test.each([
  ['blocks.2.items.0', 'blocks.2.text'],
  ['blocks.2.items', 'blocks.2.text'],
  ['en.blocks.12.text', 'en.blocks.12.text'],
  ['blocks.0.rows.1.2', 'blocks.0.cells'],
  ['blocks.0.head', 'blocks.0.cells'],
  ['blocks', 'blocks'],
])('the refused part %s is shown at %s', (path, field) => expect(blockField(path)).toBe(field));
