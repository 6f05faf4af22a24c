import { beforeEach, expect, test, vi } from 'vitest';
import { emptyForm } from './draft.ts';

const items = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
};
const typed = { ...emptyForm, firstName: 'Ada', message: 'Ciao', subject: 'Altro' as const };

/** Returns a fresh module, as after a reload of the page. */
const load = async () => {
  vi.resetModules();
  return import('./draft.ts');
};

beforeEach(() => {
  items.clear();
  vi.stubGlobal('window', {});
  vi.stubGlobal('sessionStorage', sessionStorage);
});

test('the draft keeps the consent while another page is visited', async () => {
  const draft = await load();
  draft.saveDraft({ ...typed, consent: true });
  expect(draft.loadDraft().consent).toBe(true);
});

test('a question keeps its product across a reload', async () => {
  const draft = await load();
  draft.saveDraft({ ...typed, message: 'Vorrei informazioni su: Tuono' });
  draft.saveQuestion({ slug: 'tuono', question: 'Vorrei informazioni su: Tuono' });
  expect((await load()).prefilledQuestion()).toEqual({ slug: 'tuono', question: 'Vorrei informazioni su: Tuono' });
});

test('a cleared or emptied form leaves nothing in the storage', async () => {
  const draft = await load();
  draft.saveDraft(typed);
  draft.clearDraft();
  expect(items.size).toBe(0);
  draft.saveDraft(typed);
  draft.saveDraft(emptyForm);
  expect(items.size).toBe(0);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"values":5}',
  '{"values":{"firstName":7,"consent":true,"x":"y"},"asked":{"slug":1}}',
])('a storage with %j is an empty draft', async (text) => {
  items.set('contact-draft', text);
  const draft = await load();
  expect([draft.loadDraft(), draft.prefilledQuestion()]).toEqual([emptyForm, undefined]);
});

test('the form works if the storage is blocked', async () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed });
  const draft = await load();
  draft.saveDraft(typed);
  expect(draft.loadDraft()).toEqual(typed);
});

test('a form with only the prefilled question needs no warning', async () => {
  const draft = await load();
  draft.saveQuestion({ slug: 'tuono', question: 'Vorrei informazioni su: Tuono' });
  expect(draft.hasInput({ ...emptyForm, message: 'Vorrei informazioni su: Tuono\n\n' })).toBe(false);
  expect(draft.hasInput({ ...emptyForm, message: 'Vorrei informazioni su: Tuono\n\nQuanto pesa?' })).toBe(true);
});
