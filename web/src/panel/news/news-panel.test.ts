import { expect, test } from 'vitest';
import { newsKind } from './news-panel.tsx';

const { draft, bodyOf } = newsKind;
const typed = { ...draft.empty, title: 'Banco nuovo', date: '2024-10-05', text: 'Si parte.' };
const product = '0197b7a4-6a5e-7000-8000-000000000001';

test('a news item needs only Italian texts, and sends a publication time only as a draft', () => {
  expect(draft.issuesOf(typed)).toEqual([]);
  const publishAt = '2099-01-01T10:00:00.000Z';
  const sent = (changes: Partial<typeof typed>) =>
    Object.fromEntries(bodyOf({ ...typed, ...changes }, null, String) as FormData);
  expect(sent({ publishAt })).toMatchObject({ product: '', publishAt: '', translations: '{}' });
  expect(sent({ publishAt, status: 'draft', product })).toMatchObject({ product, publishAt });
});
