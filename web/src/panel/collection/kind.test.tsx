import { EntityFields } from '@rombo/shared/collections/collection';
import { refusal } from '@rombo/shared/contract/issues';
import { Picture, unmeasuredPicture } from '@rombo/shared/contract/picture-fields';
import { routePaths } from '@rombo/shared/contract/route-paths';
import { Line } from '@rombo/shared/contract/text';
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { addRoutes } from '../../api/client.ts';
import { Providers } from '../../app/providers.tsx';
import { itemTexts } from '../../i18n/it/item-texts.ts';
import { textsIn } from '../../i18n/texts.ts';
import { createForm } from './collection-form.tsx';
import { CollectionPanel } from './collection-panel.tsx';
import { illustratedDraft } from './draft-fields.ts';
import { FormText } from './form-fields.tsx';
import type { Kind } from './kind.ts';
import { PictureField } from './picture-field.tsx';

/** A kind that exists only in this test: it shows what a new kind needs. */
const Fair = v.object({ ...EntityFields, name: v.string(), date: v.string(), order: v.number(), picture: Picture });
type Fair = v.InferOutput<typeof Fair>;

const texts = itemTexts({ the: 'la fiera', theMany: 'le fiere', o: 'a' });
const words = {
  list: { ...texts.list, title: 'Fiere', ordering: texts.ordering },
  form: { ...texts.form, save: texts.save, name: 'Nome', date: 'Data', lacking: 'Serve un’immagine' },
  versions: texts.versions,
};

const routes: object = {
  list: 'listFairs',
  create: 'createFair',
  update: 'updateFair',
  remove: 'deleteFair',
  versions: 'listFairVersions',
  restoreVersion: 'restoreFairVersion',
  order: 'orderFairs',
};

const draft = illustratedDraft<Fair, never, Pick<Fair, 'name' | 'date'>>({
  name: 'fair',
  purpose: 'slide-image',
  schema: v.object({ name: Line(80), date: v.pipe(v.string(), v.isoDate(refusal('date'))) }),
  translated: [],
  empty: {},
  draftOf: ({ name = '', date = '' }) => ({ name, date }),
});
type FairDraft = Parameters<typeof draft.draft.issuesOf>[0];

const fairKind: Kind<Fair, FairDraft> = {
  tab: 'prodotti',
  routes: routes as Kind<Fair, FairDraft>['routes'],
  reads: ['listFairs' as 'listDealers'],
  nameOf: ({ name }) => name,
  cardOf: ({ date, picture }) => ({ label: date, picture }),
  words: () => words,
  ...draft,
};

const FairForm = createForm(fairKind, () => (
  <>
    <FormText name="name" label={words.form.name} />
    <FormText name="date" label={words.form.date} type="date" />
    <PictureField purpose="slide-image" missing={{ id: useId(), text: words.form.lacking }} />
  </>
));

const fairs = [1, 2].map(
  (number): Fair => ({
    ...{ id: `${number}`, version: 1, createdAt: '2026-01-01T00:00:00.000Z', order: number },
    ...{ name: `Fiera ${number}`, date: `2026-0${number}-01`, picture: unmeasuredPicture(`/media/${number}.jpg`) },
  }),
);

beforeAll(async () => {
  const paths: object = { ...routePaths, listFairs: ['GET', '/api/fairs'] };
  addRoutes(paths as typeof routePaths);
  await Promise.all((['panel', 'site'] as const).map((area) => textsIn('it', area).load()));
});

test('a described kind has a list to edit, delete and reorder its items', () => {
  const list = renderToString(
    <Providers address="/admin" answers={{ '/api/fairs': fairs }}>
      <CollectionPanel kind={fairKind} Form={FairForm} />
    </Providers>,
  );
  for (const label of ['Aggiungi fiera', 'Modifica Fiera 1', 'Elimina Fiera 2']) expect(list).toContain(label);
  for (const label of ['Sposta Fiera 1 avanti', 'Trascina Fiera 2']) expect(list).toContain(label);
});

test('the contract validates its draft, and saving sends the upload key of a chosen picture', () => {
  const { draft, bodyOf } = fairKind;
  expect(draft.issuesOf({ ...draft.empty, name: 'Verona' })).toEqual([{ place: 'date', refusal: 'date' }]);
  const typed = { ...draft.empty, name: 'Verona', image: { id: 'a', file: new File(['x'], 'a.jpg'), name: 'a.jpg' } };
  const sent = Object.fromEntries(bodyOf(typed, null, (id) => `uploads/${id}`) as FormData);
  expect(sent).toEqual({ name: 'Verona', date: '', translations: '{}', picture: '{"alt":{}}', image: 'uploads/a' });
  const [fair] = fairs;
  const opened = fair ? draft.draftOf(fair) : expect.fail();
  const removed = { ...opened, image: null };
  expect([draft.isSame(opened, { ...opened }), draft.isSame(opened, removed)]).toEqual([true, false]);
  expect((bodyOf(removed, fair ?? null, String) as FormData).get('image')).toBe('');
});
