import { languageCodes } from '@rombo/shared/words/languages';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Area, LanguageTexts } from './folders.ts';
import type it from './it/notices.ts';

const load = async () => ({ ...(await import('./folders.ts')), ...(await import('./texts.ts')) });

beforeEach(() => vi.resetModules());

test('loads the texts of an area once per language, and then returns them synchronously', async () => {
  const { textsIn } = await load();
  const english = textsIn('en', 'contact');
  expect(english).toBe(textsIn('en', 'contact'));
  expect(english.loaded()).toBeUndefined();
  expect((await english.load()).form.title).toBe('Write to us');
  expect(english.loaded()?.form.title).toBe('Write to us');
  expect(textsIn('it', 'contact').loaded()).toBeUndefined();
});

test('a language switch loads only the areas that have been shown', async () => {
  const { loadedAreasIn, textsIn } = await load();
  await Promise.all([textsIn('it', 'site').load(), textsIn('it', 'home').load()]);
  void textsIn('it', 'company');
  expect(loadedAreasIn('en')).toEqual([textsIn('en', 'site'), textsIn('en', 'home')]);
});

/** Returns all texts with their paths. Functions are called with a placeholder for each value. */
function outline(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') return outline(String(value('§', '§', '§')), place);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => outline(part, `${place}.${name}`));
}

test('every language has a text wherever Italian does', async () => {
  const { loadAllTexts, textsIn } = await load();
  await loadAllTexts();
  const areas = ['site', ...Object.keys((await import('./it/index.ts')).default.areas)] as Area[];
  for (const area of areas) {
    const italian = outline(textsIn('it', area).loaded());
    expect(italian.length, area).toBeGreaterThan(0);
    for (const language of languageCodes) {
      const texts = new Map(outline(textsIn(language, area).loaded()));
      const empty = italian.filter(([place, text]) => text.trim() && !texts.get(place)?.trim());
      expect(empty, `${area} in ${language}`).toEqual([]);
    }
  }
});

test('a missing text, a wrong parameter or a missing area is a type error', () => {
  type Maintenance = Pick<(typeof it)['maintenance'], 'state' | 'still'>;
  const whole = { state: 'State', still: (time) => `Checked at ${time}` } satisfies Maintenance;
  // @ts-expect-error The text `still` is missing.
  const lacksText = { state: 'State' } satisfies Maintenance;
  // @ts-expect-error Italian inserts a string, this text expects a number.
  const otherValue = { state: 'State', still: (time: number) => `${time}` } satisfies Maintenance;
  // @ts-expect-error Every area but one is missing.
  const lacksArea: LanguageTexts['areas'] = { home: () => import('./it/home.ts') };
  expect([whole, lacksText, otherValue, lacksArea]).toHaveLength(4);
});
