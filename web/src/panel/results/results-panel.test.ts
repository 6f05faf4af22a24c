import { pictureAt } from '@rombo/shared/contract/picture-fields';
import { expect, test } from 'vitest';
import { resultKind } from './results-panel.tsx';

const { draft, bodyOf } = resultKind;
const engine = '0197b7a4-6a5e-7000-8000-000000000001';
const typed = { ...draft.empty, title: 'Trofeo', date: '2024-10-05', engines: [engine] };
const stored = {
  ...{ id: engine, version: 2, createdAt: '', title: 'Trofeo', date: '2024-10-05', engines: [], picture: null },
  ...({ scope: 'other', category: 'nitro' } as const),
  translations: { en: { title: 'Trophy' } },
};

test('a result is saved with its engines, a removed picture and blank English texts as blank parts', () => {
  expect(draft.issuesOf(typed)).toEqual([]);
  const opened = draft.draftOf({ ...stored, picture: pictureAt('/media/results/1/a.jpg') });
  expect(draft.isSame(opened, { ...opened, engines: [] })).toBe(true);
  const changed = { ...opened, engines: [engine], image: null, en: { ...opened.en, title: ' ' } };
  const sent = Object.fromEntries(bodyOf(changed, stored, String) as FormData);
  expect(sent).toMatchObject({ title: 'Trofeo', engines: `["${engine}"]`, image: '', translations: '{}' });
});
