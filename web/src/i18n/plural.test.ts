import { languages } from '@rombo/shared/words/languages';
import { expect, test } from 'vitest';
import { plural } from './plural.ts';

test.each([0, 1, 2, 11, 21, 101])('%d has the form that the languages themselves ask for', (count) => {
  for (const locale of Object.values(languages).map(({ locale }) => locale)) {
    const form = new Intl.PluralRules(locale).select(count) === 'one' ? 'photo' : 'photos';
    expect(plural(count, 'photo', 'photos')).toBe(`${count} ${form}`);
  }
});
