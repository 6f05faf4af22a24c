import { isPublic } from '@rombo/shared/is-public';
import { pathOfPage } from '@rombo/shared/pages';
import type { Product } from '@rombo/shared/product';
import type { MouseEvent, Ref } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../../../../i18n/index.ts';
import { panelAddress } from '../../../../routing/panel-address.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { ItemActions } from '../../../../ui/item-actions.tsx';
import { Body, Card, Description, Flag, Label, Name } from '../../../../ui/item-card.styles.ts';
import { Picture } from '../../../../ui/picture.tsx';
import { englishStateOf } from '../draft/english-draft.ts';
import { DuplicateButton } from '../duplicate/duplicate-button.tsx';
import { PreviewButton } from '../preview/preview-button.tsx';
import { NoPicture, ProductCover, Specs, StatusFlag } from './product-card.styles.ts';

const SHOWN_SPECS = 3;

export interface ProductCardProps {
  product: Product;
  editRef: Ref<HTMLButtonElement>;
  removing: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onDuplicated: (copy: Product) => void;
}

/** A product as the administrator looks it over. */
export function ProductCard({ product, editRef, removing, onEdit, onRemove, onDuplicated }: ProductCardProps) {
  const { english, products: texts, productForm: formTexts } = useTexts('panel');
  const { name, slug, pictures, category, subcategory, technicalSheetUrl } = product;
  const [cover] = pictures;
  /** A plain click opens the form from the list; any other one is the browser's, which opens a tab. */
  const openHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onEdit();
  };
  const specs = Object.entries(product.technicalSpecs).slice(0, SHOWN_SPECS);
  return (
    <Card aria-label={name} aria-busy={removing || undefined}>
      <ProductCover>
        {cover ? (
          <Picture
            src={cover.url}
            color={cover.color}
            alt=""
            width={960}
            height={720}
            sizes="(min-width: 40rem) 20rem, 100vw"
          />
        ) : (
          <NoPicture>{texts.noImage}</NoPicture>
        )}
        {product.status && !isPublic(product) && (
          <StatusFlag>
            <Badge>{formTexts.statuses[product.status]}</Badge>
          </StatusFlag>
        )}
        {product.featured && (
          <Flag>
            <Badge tone="brand">{texts.featured}</Badge>
          </Flag>
        )}
      </ProductCover>
      <Body>
        <Label>
          {[texts.categories[category], subcategory, english.states[englishStateOf(product)]]
            .filter(Boolean)
            .join(' · ')}
        </Label>
        <Name>
          <Link href={panelAddress('prodotti', product.id)} onClick={openHere}>
            {name}
          </Link>
        </Name>
        <Description>{product.description}</Description>
        {specs.length > 0 && (
          <Specs>
            {specs.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Specs>
        )}
        <ItemActions
          name={name}
          words={texts}
          editRef={editRef}
          removing={removing}
          onEdit={onEdit}
          onRemove={onRemove}
        >
          <DuplicateButton product={product} onDuplicated={onDuplicated} />
          {!isPublic(product) && <PreviewButton product={product} />}
          {isPublic(product) && (
            <ButtonLink
              variant="ghost"
              href={pathOfPage('product', { slug })}
              target="_blank"
              rel="noopener"
              aria-label={`${texts.seeOnSite}: ${name}, ${texts.newTab}`}
            >
              {texts.seeOnSite}
              <Icon name="external" size={16} />
            </ButtonLink>
          )}
          {technicalSheetUrl && (
            <ButtonLink
              variant="ghost"
              href={technicalSheetUrl}
              target="_blank"
              rel="noopener"
              aria-label={`${texts.sheet}: ${name}, ${texts.newTab}`}
            >
              {texts.sheet}
              <Icon name="external" size={16} />
            </ButtonLink>
          )}
        </ItemActions>
      </Body>
    </Card>
  );
}
