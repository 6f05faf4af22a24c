import type { Product } from '@rombo/shared/collections/product';
import { useRef } from 'react';
import type { ToastMessage } from '../../../ui/toast.tsx';
import { CollectionForm, type FormProps, useCollectionForm } from '../../collection/collection-form.tsx';
import { SheetField } from '../files/file-fields.tsx';
import { PicturesField } from '../files/pictures-field.tsx';
import { PreviewsSection, useSavedMessage } from '../preview/previews.tsx';
import { productKind } from '../product-kind.ts';
import { BasicsSection } from './basics-section.tsx';
import { CurveField } from './curve-field.tsx';
import { ExplodedSection } from './exploded/exploded-section.tsx';
import { useSameParts } from './fits.tsx';
import { SpecsSection } from './specs-section.tsx';
import { TranslationSections } from './translation-section.tsx';

export function ProductForm(props: FormProps<Product>) {
  const sameParts = useSameParts(props.opened?.id ?? null);
  const partsMessage = useRef<Partial<ToastMessage>>({});
  const savedMessage = useSavedMessage();
  const item = useCollectionForm(productKind, {
    ...props,
    onSaved: async ({ id, category }) => {
      partsMessage.current = category === 'motori' ? await sameParts.save(id) : {};
    },
    messageOf: (saved) => ({ ...savedMessage(saved), ...partsMessage.current }),
  });
  const { stored } = item;
  const own = stored?.id ?? null;
  return (
    <CollectionForm kind={productKind} item={item} onClose={props.onClose}>
      <BasicsSection own={own} sameParts={sameParts} />
      <PicturesField />
      <SpecsSection own={own} />
      <CurveField />
      <ExplodedSection own={own} />
      <SheetField />
      <TranslationSections />
      {stored && <PreviewsSection product={stored} />}
    </CollectionForm>
  );
}
