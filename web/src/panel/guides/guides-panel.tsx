import { type Guide, GuideFields } from '@rombo/shared/collections/guides';
import { isPublic } from '@rombo/shared/collections/status';
import { fromKeys } from '@rombo/shared/contract/keys-of';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { otherLanguages } from '@rombo/shared/contract/text';
import { defaultLanguage } from '@rombo/shared/words/languages';
import type { FieldValues } from 'react-hook-form';
import { storedFile } from '../../forms/uploads/draft-file.ts';
import { useTexts } from '../../i18n/index.ts';
import { createForm } from '../collection/collection-form.tsx';
import { CollectionPanel } from '../collection/collection-panel.tsx';
import { illustratedDraft, textsOf } from '../collection/draft-fields.ts';
import { FormText, TranslatedFields } from '../collection/form-fields.tsx';
import type { Kind } from '../collection/kind.ts';
import { PictureField } from '../collection/picture-field.tsx';
import { registered } from '../collection/reads.ts';
import { StatusFields } from '../collection/status-fields.tsx';
import { SheetField } from '../products/files/file-fields.tsx';
import { EnginesField } from '../products/form/product-finder.tsx';
import { unseenText } from '../products/product-parts.tsx';
import { BlocksField } from './blocks-field.tsx';
import { blockField, blockLines, fromDraftBlock, toDraftBlock } from './draft-blocks.ts';

const textNames = ['title', 'summary', 'publishAt'] as const;

const translatedNames = ['title', 'summary'] as const;

const form = illustratedDraft({
  name: 'guide',
  purpose: 'guide-image',
  schema: GuideFields,
  translated: translatedNames,
  translatedFields: {
    draftOf: ({ blocks = [] }: Partial<Pick<Guide, 'blocks'>> = {}) => ({ blocks: blocks.map(toDraftBlock) }),
    valuesOf: ({ blocks }) => ({ blocks: blocks.map(fromDraftBlock) }),
  },
  empty: {},
  draftOf: (guide: Partial<Guide>) => ({
    ...textsOf(textNames, guide),
    status: guide.status ?? 'visible',
    blocks: (guide.blocks ?? []).map(toDraftBlock),
    engines: guide.engines?.length ? guide.engines : ('' as const),
    sheet: guide.sheet ? storedFile(guide.sheet) : null,
  }),
  valuesOf: (own) => ({
    ...own,
    blocks: own.blocks.map(fromDraftBlock),
    engines: own.engines || [],
    publishAt: own.status === 'draft' ? own.publishAt : '',
  }),
  files: [{ field: 'sheet', purpose: 'guide-sheet' }],
  fieldOf: (path) => blockField(path).replace(/^engines\.\d+$/, 'engines'),
  linesOf: {
    blocks: ({ blocks }) => blockLines(blocks),
    ...fromKeys(
      otherLanguages,
      (code) =>
        ({ [code]: { title, summary, blocks } }: FieldValues) =>
          [title, summary, ...blockLines(blocks)].filter(Boolean),
    ),
  },
});

export const guideKind: Kind<Guide, typeof form.draft.empty> = {
  ...registered('guide'),
  nameOf: ({ title }) => title,
  pageOf: (guide) => (isPublic(guide) ? pathOfPage('guide', { slug: guide.slug }) : null),
  cardOf: (guide, panel) => {
    const { blocks, picture, summary } = guide;
    return {
      label: panel.guides.blocks(blocks.length),
      picture,
      noPicture: panel.guides.noPicture,
      flag: unseenText(guide, panel.guideForm.statuses, panel),
      texts: [summary],
    };
  },
  countOf: (all, { guides }) => guides.count(all.length, all.filter(isPublic).length),
  valueWords: ({ guideForm }) => ({ status: guideForm.statuses }),
  words: ({ guides, guideForm, guideVersions }) => ({ list: guides, form: guideForm, versions: guideVersions }),
  ...form,
};

function GuideInputs() {
  const { guideForm: texts } = useTexts('panel');
  return (
    <>
      <FormText name="title" label={texts.title} aria-required />
      <FormText name="summary" label={texts.summary} hint={texts.summaryHint} isLong aria-required />
      <BlocksField name="blocks" label={texts.blocks} hint={texts.blocksHint} lang={defaultLanguage} />
      <PictureField purpose="guide-image" />
      <SheetField purpose="guide-sheet" words={texts.file} />
      <EnginesField name="engines" label={texts.engines} hint={texts.enginesHint} />
      <StatusFields texts={texts} />
      <TranslatedFields
        names={translatedNames}
        long="summary"
        texts={texts}
        further={{
          names: ['blocks'],
          inputs: (code) => (
            <BlocksField
              name={`${code}.blocks`}
              label={texts.blocks}
              hint={texts.translatedBlocksHint}
              lang={code}
              copyFrom="blocks"
            />
          ),
        }}
      />
    </>
  );
}

const GuideForm = createForm(guideKind, GuideInputs);

export default () => <CollectionPanel kind={guideKind} Form={GuideForm} />;
