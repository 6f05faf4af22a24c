import { expect, test } from 'vitest';
import { forgetKey, keyOfContent } from './use-send-message.ts';

test('the same message keeps its key, a changed one gets another', () => {
  const key = keyOfContent({ message: 'Ciao' });
  expect(keyOfContent({ message: 'Ciao' })).toBe(key);
  expect(keyOfContent({ message: 'Ciao!' })).not.toBe(key);
});

test('a message that has arrived gives its key up', () => {
  const key = keyOfContent({ message: 'Ciao' });
  forgetKey();
  expect(keyOfContent({ message: 'Ciao' })).not.toBe(key);
});
