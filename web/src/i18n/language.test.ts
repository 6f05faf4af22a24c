import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasStoredLanguage, storedLanguage, storeLanguage, toLanguage } from './language.ts';

afterEach(() => vi.unstubAllGlobals());

describe('language', () => {
  test.each(['it', 'en'] as const)('accepts the stored language %s', (language) => {
    expect(toLanguage(language)).toBe(language);
  });

  test.each(['qq', 'EN', '', 'en-US', null, undefined])('falls back to Italian for %s', (value) => {
    expect(toLanguage(value)).toBe('it');
  });

  /** Stubs a browser and returns the cookies that were set. With `refuses`, local storage throws. */
  function browser(given: { stored?: string; cookie?: string; protocol?: string; refuses?: boolean }) {
    const { stored, cookie = '', protocol = 'https:', refuses = false } = given;
    const items = new Map(stored === undefined ? [] : [['language', stored]]);
    const cookies: string[] = [];
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', {
      getItem: refuses ? refuse : (key: string) => items.get(key) ?? null,
      setItem: refuses ? refuse : (key: string, value: string) => items.set(key, value),
    });
    vi.stubGlobal('location', { protocol });
    vi.stubGlobal('document', {
      get cookie() {
        return cookie;
      },
      set cookie(text: string) {
        cookies.push(text);
      },
    });
    return { items, cookies };
  }
  const year = (language: string) => `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`;

  test('reads and writes local storage, and sets a cookie for the edge', () => {
    const { items, cookies } = browser({ stored: 'en' });
    expect(storedLanguage()).toBe('en');
    storeLanguage('it');
    expect(items.get('language')).toBe('it');
    expect(storedLanguage()).toBe('it');
    expect(cookies).toEqual([year('en'), year('it'), year('it')]);
  });

  test('counts as chosen if local storage or the cookie has it', () => {
    browser({});
    expect(hasStoredLanguage()).toBe(false);
    browser({ cookie: 'language=it' });
    expect(hasStoredLanguage()).toBe(true);
    browser({ stored: 'en' });
    expect(hasStoredLanguage()).toBe(true);
    browser({ refuses: true });
    expect(hasStoredLanguage()).toBe(false);
  });

  test('sets the cookie to the effective language, and sets none if nothing is stored', () => {
    const odd = browser({ stored: 'qq', cookie: 'language=en' });
    expect(storedLanguage()).toBe('it');
    expect(odd.cookies).toEqual([year('it')]);
    const none = browser({});
    expect(storedLanguage()).toBe('it');
    expect(none.cookies).toEqual([]);
  });

  test.each([
    ['language=en', 'en'],
    ['a=1; language=en; b=2', 'en'],
    ['language=it', 'it'],
    ['language=english', 'it'],
    ['x=language', 'it'],
  ])('falls back to the cookie %j', (cookie, language) => {
    browser({ cookie });
    expect(storedLanguage()).toBe(language);
  });

  test('sets the cookie over plain HTTP too, for local use', () => {
    const { cookies } = browser({ protocol: 'http:' });
    storeLanguage('en');
    expect(cookies).toEqual(['language=en; Path=/; Max-Age=31536000; SameSite=Lax']);
  });

  test('uses the cookie if local storage is refused, and choosing a language does not fail', () => {
    const { cookies } = browser({ refuses: true, cookie: 'language=en' });
    expect(storedLanguage()).toBe('en');
    expect(() => storeLanguage('en')).not.toThrow();
    expect(cookies).toEqual([year('en')]);
  });
});
