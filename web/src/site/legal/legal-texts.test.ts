import { keysOf } from '@rombo/shared/contract/keys-of';
import { expect, test } from 'vitest';
import en from '../../i18n/en/policies.ts';
import it from '../../i18n/it/policies.ts';
import type { Block, LegalText } from '../../i18n/legal-text.ts';
import { parseInline } from './blocks.tsx';
import { todayInRome } from './legal-document.tsx';

const shapeOf = (block: Block) => {
  if (typeof block === 'string') return 'paragraph';
  return 'list' in block ? `list of ${block.list.length}` : `${block.name} with ${block.rows.length} rows`;
};
const textsOf = (block: Block): string[] => {
  if (typeof block === 'string') return [block];
  return 'list' in block ? [...block.list] : block.rows.map(([, value = '']) => value);
};
const targetsOf = (text: LegalText) =>
  Object.values(text.sections)
    .flatMap(({ blocks }) => blocks.flatMap(textsOf))
    .flatMap(parseInline)
    .flatMap((part) => (part.kind === 'link' ? [part.target] : []));

test.each(keysOf(it))('%s has the same structure and links in both languages', (name) => {
  const outline = (text: LegalText) =>
    Object.entries(text.sections).map(([id, { blocks }]) => [id, blocks.map(shapeOf)]);
  expect(outline(en[name])).toEqual(outline(it[name]));
  expect(targetsOf(en[name])).toEqual(targetsOf(it[name]));
});

test('links and code are separated from the text around them', () => {
  expect(parseInline('Vedi la [Privacy Policy](privacy) e `it`.')).toEqual([
    { kind: 'text', at: 0, text: 'Vedi la ' },
    { kind: 'link', at: 8, text: 'Privacy Policy', target: 'privacy' },
    { kind: 'text', at: 33, text: ' e ' },
    { kind: 'code', at: 36, text: 'it' },
    { kind: 'text', at: 40, text: '.' },
  ]);
  // Marks at both ends leave no empty parts.
  expect(parseInline('[a](b)`c`')).toEqual([
    { kind: 'link', at: 0, text: 'a', target: 'b' },
    { kind: 'code', at: 6, text: 'c' },
  ]);
});

test('today is the date in Rome, not in UTC', () => {
  expect(todayInRome(new Date('2026-01-31T23:30:00Z'))).toBe('2026-02-01');
  expect(todayInRome(new Date('2026-07-01T21:59:00Z'))).toBe('2026-07-01');
});
