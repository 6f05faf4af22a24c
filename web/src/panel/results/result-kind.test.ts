import { pictureAt } from '@rombo/shared/contract/picture-fields';
import { expect, test } from 'vitest';
import { resultKind } from './result-kind.ts';

const { draft, bodyOf } = resultKind;
const engine = '0197b7a4-6a5e-7000-8000-000000000001';
const typed = { ...draft.empty, title: 'Trofeo', date: '2024-10-05', engines: [engine] };

test('a result is saved with its engines and without blank texts in English', () => {
  expect(draft.issuesOf(typed)).toEqual([]);
  const sent = Object.fromEntries(bodyOf({ ...typed, en: { ...typed.en, title: ' ' } }, null, String) as FormData);
  expect(sent).toMatchObject({ title: 'Trofeo', engines: `["${engine}"]`, translations: '{}', scope: 'national' });
});

test('a removed picture is sent as a blank part, and cleared English texts leave those in other languages', () => {
  const stored = {
    ...{ id: engine, version: 2, createdAt: '', title: 'Trofeo', date: '2024-10-05', engines: [] },
    ...({ scope: 'other', category: 'nitro' } as const),
    picture: pictureAt('/media/results/1/a.jpg'),
    translations: { en: { title: 'Trophy' }, xx: { title: 'Pokal' } },
  };
  const opened = draft.draftOf(stored);
  expect(draft.isSame(opened, { ...opened, engines: '' })).toBe(true);
  const cleared = { ...opened, image: null, en: { ...opened.en, title: '' } };
  const sent = Object.fromEntries(bodyOf(cleared, stored, String) as FormData);
  expect(sent).toMatchObject({ image: '', engines: '[]', translations: '{"xx":{"title":"Pokal"}}' });
});
