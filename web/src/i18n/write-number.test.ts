import { languages } from '@rombo/shared/words/languages';
import { expect, test } from 'vitest';
import { writeNumber } from './write-number.ts';

test.each([0, 999, 1000, 10_000, 123_456, 1_234_567])('%d is written as the language itself writes it', (value) => {
  for (const language of ['it', 'en'] as const) {
    expect(writeNumber(value, language)).toBe(
      value.toLocaleString(languages[language].locale, { useGrouping: 'always' }),
    );
  }
});
