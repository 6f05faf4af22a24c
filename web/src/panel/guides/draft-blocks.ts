import type { Guide } from '@rombo/shared/collections/guides';

type Block = Guide['blocks'][number];
export type BlockType = Block['type'];

export const blockTypes = ['heading', 'paragraph', 'list', 'steps', 'table'] as const satisfies BlockType[];

/** A block in the form. Lists have one item a line; the first row of `cells` is the head of a table. */
export interface DraftBlock {
  type: BlockType;
  text: string;
  cells: string[][];
}

const oneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

const EMPTY_TABLE = [
  ['', ''],
  ['', ''],
];

export const newBlock = (type: BlockType): DraftBlock => ({
  type,
  text: '',
  cells: type === 'table' ? EMPTY_TABLE : [],
});

export const toDraftBlock = (block: Block): DraftBlock => {
  const empty = { ...newBlock(block.type), cells: [] };
  if ('text' in block) return { ...empty, text: block.text.replaceAll('\r\n', '\n') };
  if ('items' in block) return { ...empty, text: block.items.map(oneLine).join('\n') };
  return { ...empty, cells: [block.head, ...block.rows].map((row) => row.map(oneLine)) };
};

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim());

/** Returns the block that a draft saves; invalid if the draft is blank. */
export function fromDraftBlock({ type, text, cells: [head = [], ...rows] }: DraftBlock): Block {
  if (type === 'table') return { type, head, rows };
  return type === 'list' || type === 'steps' ? { type, items: linesOf(text) } : { type, text };
}

/** Returns the field of a refused part of a block. */
export const blockField = (path: string): string =>
  path
    .replace(/(\bblocks\.\d+)\.(?:text|items)\b.*/, '$1.text')
    .replace(/(\bblocks\.\d+)\.(?:head|rows)\b.*/, '$1.cells');

/** Returns the contents of blocks as lines, to compare two versions. */
export const blockLines = (blocks: readonly DraftBlock[]): string[] =>
  blocks.flatMap(({ text, cells }) => [...linesOf(text), ...cells.map((row) => row.join(' · '))]);

/** Returns a table with pasted cells, which a spreadsheet separates by tabs, from a place on. Grows up to the limits. */
export function pasteInto(
  cells: readonly string[][],
  [row, column]: readonly [row: number, column: number],
  text: string,
  max: { rows: number; columns: number },
): string[][] {
  const pasted = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const width = Math.max(cells[0]?.length ?? 0, ...pasted.map((line) => column + line.length));
  const height = Math.max(cells.length, row + pasted.length);
  return Array.from({ length: Math.min(height, max.rows) }, (_, y) =>
    Array.from({ length: Math.min(width, max.columns) }, (_, x) =>
      (pasted[y - row]?.[x - column] ?? cells[y]?.[x] ?? '').trim(),
    ),
  );
}
