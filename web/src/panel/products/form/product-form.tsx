import type { Product } from '@rombo/shared/collections/product';
import { useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { ItemForm } from '../../../forms/item-form.tsx';
import { createFormKey } from '../../../forms/kept-draft.ts';
import { useItemForm } from '../../../forms/use-item-form.ts';
import { useTexts } from '../../../i18n/index.ts';
import type { ToastMessage } from '../../../ui/toast.tsx';
import { useCreateProduct, useReloadProducts, useUpdateProduct } from '../api.ts';
import { toFormData } from '../draft/product-draft.ts';
import { productKind } from '../draft/product-kind.ts';
import { PicturesField } from '../files/pictures-field.tsx';
import { SheetField } from '../files/sheet-field.tsx';
import { VersionsSection } from '../history/versions-section.tsx';
import { PreviewsSection } from '../preview/previews.tsx';
import { BasicsSection } from './basics-section.tsx';
import { CurveField } from './curve-field.tsx';
import { ExplodedSection } from './exploded/exploded-section.tsx';
import { useSameParts } from './fit/same-parts.tsx';
import { SpecsSection } from './specs-section.tsx';
import { TranslationSections } from './translation-section.tsx';
import { usePlaceIssue } from './use-place-issue.ts';
import { useSavedMessage } from './use-saved-message.ts';

interface ProductFormProps {
  /** The product that is edited, or null for a new one. */
  product: Product | null;
  /** Called with the id of what was saved, or null when the form was left. */
  onClose: (id: string | null) => void;
}

export function ProductForm({ product: opened, onClose }: ProductFormProps) {
  const { productForm: texts } = useTexts('panel');
  const { run: create } = useCreateProduct();
  const { run: update } = useUpdateProduct();
  const [formKey] = useState(() => createFormKey());
  const sameParts = useSameParts(opened?.id ?? null);
  const partsMessage = useRef<Partial<ToastMessage>>({});
  const savedMessage = useSavedMessage();
  const item = useItemForm({
    kind: productKind,
    opened,
    words: texts.save,
    nameOf: ({ name }) => name,
    messageOf: (saved) => ({ ...savedMessage(saved), ...partsMessage.current }),
    save: async (draft, stored, { keyOf }) => {
      const form = toFormData(draft, stored, keyOf);
      const idempotencyKey = formKey(form);
      const saved = stored
        ? await update({ parameters: { id: stored.id }, form, ifVersion: stored.version, idempotencyKey })
        : await create({ form, idempotencyKey });
      partsMessage.current = saved.category === 'motori' ? await sameParts.save(saved.id) : {};
      return saved;
    },
    reload: useReloadProducts(),
    listVersions: (id) => call('listVersions', { parameters: { id } }),
    placeIssue: usePlaceIssue(),
    onSaved: onClose,
  });
  const { stored: product, uploads } = item;
  const own = product?.id ?? null;
  return (
    <ItemForm
      item={item}
      title={product ? texts.editTitle(product.name) : texts.newTitle}
      create={texts.save.create}
      onCancel={() => onClose(null)}
    >
      <BasicsSection own={own} sameParts={sameParts} />
      <PicturesField uploads={uploads} />
      <SpecsSection own={own} />
      <CurveField />
      <ExplodedSection own={own} present={product?.explodedView?.image ?? null} uploads={uploads} />
      <SheetField present={product?.technicalSheetUrl ?? null} uploads={uploads} />
      <TranslationSections present={product?.technicalSheetEnUrl ?? null} uploads={uploads} />
      {product && <PreviewsSection product={product} />}
      {product && <VersionsSection product={product} onRestored={item.saved} onRefused={item.refused} />}
    </ItemForm>
  );
}
