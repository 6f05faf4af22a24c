import type { Product } from '@rombo/shared/product';
import { ApiError, hasStatus } from '../../../../api/errors.ts';
import { savingTexts } from '../../../uploads/saving/saving-texts.ts';
import { useSaving } from '../../../uploads/saving/use-saving.ts';
import { useUploads } from '../../../uploads/use-uploads.ts';
import { useReloadProducts } from '../api.ts';
import { conflictTexts, saveWords } from './form-texts.ts';
import { showIssues } from './show-issues.ts';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

export interface ProductFormOptions {
  /** The product that is edited, or null for a new one. */
  opened: Product | null;
  onSaved: (id: string) => void;
}

/** How the form of a product is saved, and what it does when somebody else changed or deleted the product meanwhile. */
export function useProductForm({ opened, onSaved }: ProductFormOptions) {
  const { form, product, mergeWith, becomeNew } = useDraft(opened);
  const uploads = useUploads();
  const save = useSave(uploads);
  const reloadProducts = useReloadProducts();
  const saving = useSaving({
    form,
    uploads,
    words: saveWords,
    isNew: !product,
    save: (draft) => save(draft, product),
    nameOf: ({ name }) => name,
    onSaved: ({ id }) => onSaved(id),
    onFailed: (error) => {
      if (hasStatus(error, 404)) becomeNew();
      if (error instanceof ApiError) showIssues(error.issues, form, uploads);
    },
  });
  const { setPhase, setFailure, setNote } = saving;

  async function reload() {
    setPhase('reloading');
    try {
      const newer = (await reloadProducts()).find(({ id }) => id === product?.id);
      if (newer) mergeWith(newer);
      else becomeNew();
      setNote(newer ? conflictTexts.merged : saveWords.gone);
      setFailure(null);
    } catch {
      setNote(savingTexts.network);
    }
    setPhase('editing');
  }

  return { ...saving, form, product, uploads, reload };
}
