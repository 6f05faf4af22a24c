import { expect, test } from 'vitest';
import { nameFor } from './create-preparer.ts';

test('a picture is named by the type that it is sent as', () => {
  expect(nameFor('IMG_1234.HEIC', 'image/jpeg')).toBe('IMG_1234.jpg');
  expect(nameFor('foto.di.ieri.png', 'image/webp')).toBe('foto.di.ieri.webp');
  expect(nameFor('1000012345', 'image/jpeg')).toBe('1000012345.jpg');
});
