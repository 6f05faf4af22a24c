import type { Product } from '@rombo/shared/collections/product';
import { useRef } from 'react';
import type { ToastMessage } from '../../ui/toast.tsx';
import { CollectionForm, type FormProps, useCollectionForm } from '../collection/collection-form.tsx';
import { CollectionPanel } from '../collection/collection-panel.tsx';
import { SheetField } from './files/file-fields.tsx';
import { PicturesField } from './files/pictures-field.tsx';
import { BasicsSection } from './form/basics-section.tsx';
import { CurveField } from './form/curve-field.tsx';
import { ExplodedSection } from './form/exploded/exploded-section.tsx';
import { useSameParts } from './form/fits.tsx';
import { SpecsSection } from './form/specs-section.tsx';
import { TranslationSections } from './form/translation-section.tsx';
import { ProductList } from './list/product-list.tsx';
import { ORDER, OrderList } from './order-list.tsx';
import { PreviewsSection, useSavedMessage } from './preview/previews.tsx';
import { productKind } from './product-kind.ts';

function ProductForm(props: FormProps<Product>) {
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

const pages = { [ORDER]: OrderList };

export default () => <CollectionPanel kind={productKind} Form={ProductForm} List={ProductList} pages={pages} />;
