import type { Product } from '@rombo/shared/product';
import { useMemo } from 'react';
import { ApiError, hasStatus } from '../../../../api/errors.ts';
import { useTexts } from '../../../../i18n/index.ts';
import { useConflict } from '../../../saving/use-conflict.ts';
import { type DraftKind, useDraft } from '../../../saving/use-draft.ts';
import { useKeptDraft } from '../../../saving/use-kept-draft.ts';
import { useSaving } from '../../../saving/use-saving.ts';
import { useUploads } from '../../../uploads/use-uploads.ts';
import { useReloadProducts } from '../api.ts';
import { draftResolver } from '../draft/draft-resolver.ts';
import { mergeDrafts } from '../draft/merge-drafts.ts';
import {
  chosenOf,
  draftOf,
  emptyDraft,
  type ProductDraft,
  sameDraft,
  withoutChosenFiles,
  withoutPresentFiles,
} from '../draft/product-draft.ts';
import { showIssues } from './show-issues.ts';
import { useSave } from './use-save.ts';
import { useSavedMessage } from './use-saved-message.ts';

const productDrafts: Omit<DraftKind<Product, ProductDraft>, 'resolver'> = {
  empty: emptyDraft,
  draftOf,
  isSame: sameDraft,
  merge: mergeDrafts,
  withoutPresentFiles,
};

export interface ProductFormOptions {
  /** The product that is edited, or null for a new one. */
  opened: Product | null;
  onSaved: (id: string) => void;
}

/** State of the product form: saving, and conflicts with concurrent changes and deletions. */
export function useProductForm({ opened, onSaved }: ProductFormOptions) {
  const { files, productForm } = useTexts('panel');
  const { serverText } = useTexts('server');
  const resolver = useMemo(() => draftResolver(serverText), [serverText]);
  const draft = useDraft(opened, { ...productDrafts, resolver });
  const { form, stored: product } = draft;
  const kept = useKeptDraft({
    ...productDrafts,
    draft,
    name: `product-${opened?.id ?? 'new'}`,
    keepable: withoutChosenFiles,
  });
  const uploads = useUploads();
  const save = useSave(uploads);
  const saved = ({ id }: Product) => {
    kept.end();
    onSaved(id);
  };
  const refused = (error: unknown) => {
    if (hasStatus(error, 404)) draft.detach();
    else if (hasStatus(error, 409) && product) void compare();
  };
  const saving = useSaving({
    form,
    uploads,
    words: productForm.save,
    isNew: !product,
    save: (typed) => save(typed, product),
    nameOf: ({ name }) => name,
    messageOf: useSavedMessage(),
    onSaved: saved,
    onFailed: (error) => {
      if (hasStatus(error, 404) || hasStatus(error, 409)) refused(error);
      else if (error instanceof ApiError) showIssues(error.issues, form, uploads, { files, serverText });
    },
  });
  const { conflict, compare, restoreMine } = useConflict({
    draft,
    saving,
    uploads,
    words: productForm.save,
    reload: useReloadProducts(),
    chosenOf,
  });

  const restoration = { onRestored: saved, onRefused: refused };
  return { ...saving, restoration, form, product, uploads, kept, conflict, compare, restoreMine };
}
