import { expect, it } from 'vitest';
import { clip } from './plain-text.ts';

it.each([
  ['Una biella forgiata', 12, 'Una biella…'],
  ['Una biella', 10, 'Una biella'],
  ['Bielle🏁🏁', 7, 'Bielle…'],
  ['Una🏁', 4, 'Una…'],
])('%j is clipped to %i characters', (text, length, clipped) => expect(clip(text, length)).toBe(clipped));
