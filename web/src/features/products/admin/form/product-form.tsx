import type { Product } from '@rombo/shared/product';
import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTexts } from '../../../../i18n/index.ts';
import { Form, Note, Parts } from '../../../../ui/form.styles.ts';
import { Heading } from '../../../../ui/panel.styles.ts';
import { DraftOffer } from '../../../saving/draft-offer.tsx';
import { SaveBar } from '../../../saving/save-bar.tsx';
import { PicturesField } from '../files/pictures-field.tsx';
import { SheetField } from '../files/sheet-field.tsx';
import { VersionsSection } from '../history/versions-section.tsx';
import { ProductVersions } from '../versions/product-versions.tsx';
import { BasicsSection } from './basics-section.tsx';
import { CurveField } from './curve/curve-field.tsx';
import { EnglishSection } from './english-section.tsx';
import { ExplodedSection } from './exploded/exploded-section.tsx';
import { SpecsSection } from './specs/specs-section.tsx';
import { useProductForm } from './use-product-form.ts';

export interface ProductFormProps {
  /** The product that is edited, or null for a new one. */
  product: Product | null;
  /** Called with the id of what was saved, or null when the form was left. */
  onClose: (id: string | null) => void;
}

/** The form of a product, new or present. */
export function ProductForm({ product: opened, onClose }: ProductFormProps) {
  const { productForm: formTexts, saving: savingTexts } = useTexts('panel');
  const { form, product, uploads, kept, phase, failure, note, conflict, compare, restoreMine, restoration, submit } =
    useProductForm({
      opened,
      onSaved: onClose,
    });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <FormProvider {...form}>
      <Form noValidate aria-labelledby="product-form-heading" onSubmit={submit}>
        <Parts disabled={phase === 'saving' || phase === 'reloading'}>
          <legend>
            <Heading id="product-form-heading" ref={heading} tabIndex={-1}>
              {product ? formTexts.editTitle(product.name) : formTexts.newTitle}
            </Heading>
          </legend>
          <Note>{savingTexts.required}</Note>
          {kept.offered && <DraftOffer {...kept.offered} />}
          <BasicsSection own={product?.id ?? null} />
          <PicturesField uploads={uploads} />
          <SpecsSection own={product?.id ?? null} />
          <CurveField />
          <ExplodedSection own={product?.id ?? null} present={product?.explodedView?.image ?? null} uploads={uploads} />
          <SheetField present={product?.technicalSheetUrl ?? null} uploads={uploads} />
          <EnglishSection present={product?.technicalSheetEnUrl ?? null} uploads={uploads} />
          {product && <VersionsSection product={product} {...restoration} />}
        </Parts>
        {conflict && <ProductVersions {...conflict} uploads={uploads} />}
        <SaveBar
          label={product ? savingTexts.save : formTexts.save.create}
          phase={phase}
          failure={failure}
          note={note}
          uploads={uploads}
          onCompare={conflict ? null : compare}
          onRestore={restoreMine}
          onCancel={() => kept.leave(() => onClose(null))}
        />
      </Form>
    </FormProvider>
  );
}
