import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasStoredLanguage, storedLanguage, storeLanguage, toLanguage } from './language.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the language', () => {
  test.each(['it', 'en'] as const)('is the stored one: %s', (language) => {
    expect(toLanguage(language)).toBe(language);
  });

  test.each(['qq', 'EN', '', 'en-US', null, undefined])('is Italian for anything else: %s', (value) => {
    expect(toLanguage(value)).toBe('it');
  });

  /** A browser with what it stores; `cookies` are those that were set, and `refuses` is one whose local storage throws. */
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

  test('is read and written under its key, in local storage and in a cookie for the edge', () => {
    const { items, cookies } = browser({ stored: 'en' });
    expect(storedLanguage()).toBe('en');
    storeLanguage('it');
    expect(items.get('language')).toBe('it');
    expect(storedLanguage()).toBe('it');
    expect(cookies).toEqual([year('en'), year('it'), year('it')]);
  });

  test('is known to be chosen by local storage or by the cookie', () => {
    browser({});
    expect(hasStoredLanguage()).toBe(false);
    browser({ cookie: 'language=it' });
    expect(hasStoredLanguage()).toBe(true);
    browser({ stored: 'en' });
    expect(hasStoredLanguage()).toBe(true);
    browser({ refuses: true });
    expect(hasStoredLanguage()).toBe(false);
  });

  test('is told to the edge as what it is taken for, and not at all where none is stored', () => {
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
  ])('is that of the cookie %j where nothing else is stored', (cookie, language) => {
    browser({ cookie });
    expect(storedLanguage()).toBe(language);
  });

  test('is told over plain http too, as on one machine', () => {
    const { cookies } = browser({ protocol: 'http:' });
    storeLanguage('en');
    expect(cookies).toEqual(['language=en; Path=/; Max-Age=31536000; SameSite=Lax']);
  });

  test('is that of the cookie where the browser refuses local storage, and choosing one does not fail', () => {
    const { cookies } = browser({ refuses: true, cookie: 'language=en' });
    expect(storedLanguage()).toBe('en');
    expect(() => storeLanguage('en')).not.toThrow();
    expect(cookies).toEqual([year('en')]);
  });
});
