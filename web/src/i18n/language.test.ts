import { afterEach, describe, expect, test, vi } from 'vitest';
import { storedLanguage, storeLanguage, toLanguage } from './language.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the language', () => {
  test.each(['it', 'en'] as const)('is the stored one: %s', (language) => {
    expect(toLanguage(language)).toBe(language);
  });

  test.each(['de', 'EN', '', 'en-US', null, undefined])('is Italian for anything else: %s', (value) => {
    expect(toLanguage(value)).toBe('it');
  });

  test('is read and written under its key', () => {
    const items = new Map([['language', 'en']]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    });
    expect(storedLanguage()).toBe('en');
    storeLanguage('it');
    expect(items.get('language')).toBe('it');
    expect(storedLanguage()).toBe('it');
  });

  test('is Italian where the browser refuses storage, and choosing one does not fail', () => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(storedLanguage()).toBe('it');
    expect(() => storeLanguage('en')).not.toThrow();
  });
});
