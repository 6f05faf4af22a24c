import { expect, test } from 'vitest';
import { parseInline } from './blocks.tsx';

test('a text without marks is one part', () => {
  expect(parseInline('Nessun segno')).toEqual([{ kind: 'text', at: 0, text: 'Nessun segno' }]);
});

test('links and literal words are told from the text around them', () => {
  expect(parseInline('Vedi la [Privacy Policy](privacy) e `it`.')).toEqual([
    { kind: 'text', at: 0, text: 'Vedi la ' },
    { kind: 'link', at: 8, text: 'Privacy Policy', target: 'privacy' },
    { kind: 'text', at: 33, text: ' e ' },
    { kind: 'code', at: 36, text: 'it' },
    { kind: 'text', at: 40, text: '.' },
  ]);
});

test('marks at both ends leave no empty parts', () => {
  expect(parseInline('[a](b)`c`')).toEqual([
    { kind: 'link', at: 0, text: 'a', target: 'b' },
    { kind: 'code', at: 6, text: 'c' },
  ]);
});
