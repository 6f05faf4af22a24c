import type { PanelTab } from '@rombo/shared/contract/pages';
import { Fields } from '@rombo/shared/contract/text';
import { useId } from 'react';
import { type Fair, fairFields } from '../../../shared/test/fairs.ts';
import { type DraftFile, storedFile } from '../../src/forms/uploads/draft-file.ts';
import { itemTexts } from '../../src/i18n/it/item-texts.ts';
import { formOf } from '../../src/panel/collection/collection-form.tsx';
import { CollectionPanel } from '../../src/panel/collection/collection-panel.tsx';
import { FormText } from '../../src/panel/collection/form-fields.tsx';
import { type Kind, simpleDraft } from '../../src/panel/collection/kind.ts';
import { PictureField } from '../../src/panel/collection/picture-field.tsx';

const texts = itemTexts({
  one: 'fiera',
  the: 'la fiera',
  of: 'della fiera',
  theMany: 'le fiere',
  ofMany: 'delle fiere',
  o: 'a',
});
const words = {
  list: { ...texts.list, title: 'Fiere', ordering: texts.ordering, emptyText: 'Le fiere compaiono nella home.' },
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

type FairDraft = Pick<Fair, 'name' | 'date'> & { image: DraftFile | null };

const fairKind: Kind<Fair, FairDraft> = {
  tab: 'fiere' as PanelTab,
  routes: routes as Kind<Fair, FairDraft>['routes'],
  shownBy: [],
  isTrashed: true,
  nameOf: ({ name }) => name,
  cardOf: ({ date, picture }) => ({ label: date, picture }),
  words: () => words,
  ...simpleDraft<Fair, FairDraft>({
    name: 'fair',
    empty: { name: '', date: '', image: null },
    draftOf: ({ name, date, imageUrl }) => ({ name, date, image: storedFile(imageUrl) }),
    valuesOf: (draft) => draft,
    checkedOf: ({ name, date }) => ({ name, date }),
    schema: Fields(fairFields),
    files: [{ field: 'image', purpose: 'slide-image' }],
  }),
};

const FairForm = formOf(fairKind, () => (
  <>
    <FormText name="name" label={words.form.name} />
    <FormText name="date" label={words.form.date} type="date" />
    <PictureField<FairDraft> name="image" purpose="slide-image" lacking={{ id: useId(), text: words.form.lacking }} />
  </>
));

/** The panel's part of the kind of content that exists in tests only. */
export const FairPanel = () => <CollectionPanel kind={fairKind} Form={FairForm} />;
