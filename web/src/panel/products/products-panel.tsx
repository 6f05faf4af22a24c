import type { Product } from '@rombo/shared/collections/product';
import { useTexts } from '../../i18n/index.ts';
import { CollectionForm } from '../collection/collection-form.tsx';
import { CollectionPanel } from '../collection/collection-panel.tsx';
import { type FormProps, useItemForm } from '../collection/use-item-form.ts';
import { ProductViews } from '../visits/product-views.tsx';
import { SheetField } from './files/file-fields.tsx';
import { PicturesField } from './files/pictures-field.tsx';
import { TurnField } from './files/turn-field.tsx';
import { BasicsSection, DescriptionField, OtherFields } from './form/basics-section.tsx';
import { CurveField } from './form/curve-field.tsx';
import { ExplodedSection } from './form/exploded/exploded-section.tsx';
import { useSameParts } from './form/fits.tsx';
import { SpecsSection } from './form/specs-section.tsx';
import { TranslationSections } from './form/translation-section.tsx';
import { ProductList } from './list/product-list.tsx';
import { ORDER, OrderList } from './order-list.tsx';
import { PreviewsSection, useSavedMessage } from './preview/previews.tsx';
import { productKind } from './product-kind.ts';
import { translationStateOf } from './translation-state.ts';

function ProductForm(props: FormProps<Product>) {
  const sameParts = useSameParts(props.opened?.id ?? null);
  const savedMessage = useSavedMessage();
  const { translationState } = useTexts('panel');
  const itemForm = useItemForm(productKind, {
    ...props,
    hasOtherChanges: sameParts.ticked.length > 0,
    onSaved: async (saved) => {
      const { notes = [], ...parts } = saved.category === 'motori' ? await sameParts.save(saved.id) : {};
      const state = translationStateOf(saved);
      return {
        ...savedMessage(saved),
        ...parts,
        notes: [...notes, state !== 'complete' && `${translationState.states[state]}.`],
      };
    },
  });
  const { stored } = itemForm;
  const productId = stored?.id ?? null;
  return (
    <CollectionForm kind={productKind} itemForm={itemForm}>
      {productId && <ProductViews id={productId} />}
      <BasicsSection productId={productId} sameParts={sameParts} />
      <PicturesField />
      <TurnField />
      <DescriptionField productId={productId} sameParts={sameParts} />
      <SpecsSection productId={productId} />
      <OtherFields productId={productId} sameParts={sameParts} />
      <CurveField />
      <ExplodedSection productId={productId} />
      <SheetField />
      <TranslationSections />
      {stored && <PreviewsSection product={stored} />}
    </CollectionForm>
  );
}

const pages = { [ORDER]: OrderList };

export default () => <CollectionPanel kind={productKind} Form={ProductForm} List={ProductList} pages={pages} />;
