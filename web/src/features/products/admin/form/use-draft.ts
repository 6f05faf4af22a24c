import type { Product } from '@rombo/shared/product';
import { useCallback, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLeaveGuard } from '../../../../ui/leave-guard.ts';
import { savingTexts } from '../../../uploads/saving/saving-texts.ts';
import { draftResolver } from '../draft/draft-resolver.ts';
import { mergeDrafts } from '../draft/merge-drafts.ts';
import { draftOf, emptyDraft, type ProductDraft, sameDraft, withoutPresentFiles } from '../draft/product-draft.ts';

/** What is typed, and the product over which it will be saved: null makes a new one. */
export function useDraft(opened: Product | null) {
  const [product, setProduct] = useState(opened);
  const base = useRef<ProductDraft>(opened ? draftOf(opened) : emptyDraft);
  const form = useForm<ProductDraft>({ defaultValues: base.current, resolver: draftResolver, mode: 'onTouched' });
  const isDirty = useCallback(() => !sameDraft(form.getValues(), base.current), [form]);
  useLeaveGuard(isDirty, savingTexts.leave);

  /** Goes on over a newer version of the product; what was typed stays. */
  const mergeWith = (newer: Product) => {
    const theirs = draftOf(newer);
    form.reset(mergeDrafts({ base: base.current, mine: form.getValues(), theirs }));
    base.current = theirs;
    setProduct(newer);
  };

  /** Goes on as a new product, without the files of the one that is gone. */
  const becomeNew = () => {
    form.reset(withoutPresentFiles(form.getValues()));
    base.current = emptyDraft;
    setProduct(null);
  };

  return { form, product, mergeWith, becomeNew };
}
