import type { Product } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/contract/is-public';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { memo, type Ref } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ItemActions } from '../../../ui/item-actions.tsx';
import { Body, Card, Description, Flag, Label, Name } from '../../../ui/item-card.styles.ts';
import { Picture } from '../../../ui/picture.tsx';
import { englishStateOf } from '../draft/english-draft.ts';
import { DuplicateButton } from '../duplicate/duplicate-button.tsx';
import { plannedText } from '../planned-text.ts';
import { PreviewButton } from '../preview/preview-button.tsx';
import { NoPicture, ProductCover, SelectCorner, Specs, StatusFlag } from './product-card.styles.ts';
import type { ItemHandlers } from './product-items.tsx';
import { ProductLink } from './product-link.tsx';
import { SelectBox } from './select-box.tsx';

const SHOWN_SPECS = 3;

export interface ProductCardProps extends ItemHandlers {
  product: Product;
  editRef: Ref<HTMLButtonElement>;
  removing: boolean;
  selected: boolean;
}

export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, editRef, removing, selected, onOpen, onRemove, onSelect } = props;
  const panel = useTexts('panel');
  const { english, products: texts, productForm: formTexts } = panel;
  const { id, name, slug, pictures, category, subcategory, technicalSheetUrl } = product;
  const [cover] = pictures;
  const specs = Object.entries(product.technicalSpecs).slice(0, SHOWN_SPECS);
  return (
    <Card aria-label={name} aria-busy={removing || undefined}>
      <ProductCover>
        {cover ? (
          <Picture
            src={cover.url}
            color={cover.color}
            focalPoint={cover.focalPoint}
            alt=""
            width={960}
            height={720}
            sizes="(min-width: 40rem) 20rem, 100vw"
          />
        ) : (
          <NoPicture>{texts.noImage}</NoPicture>
        )}
        <SelectCorner>
          <SelectBox product={product} selected={selected} onSelect={onSelect} />
        </SelectCorner>
        {product.status && !isPublic(product) && (
          <StatusFlag>
            <Badge>
              {[formTexts.statuses[product.status], plannedText(product, panel)].filter(Boolean).join(' · ')}
            </Badge>
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
          <ProductLink product={product} onOpen={onOpen} />
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
          onEdit={() => onOpen(id)}
          onRemove={() => onRemove(product)}
        >
          <DuplicateButton product={product} onDuplicated={(copy) => onOpen(copy.id)} />
          {!isPublic(product) && <PreviewButton product={product} />}
          {isPublic(product) && (
            <BesidePanel href={pathOfPage('product', { slug })} name={name} text={texts.seeOnSite} />
          )}
          {technicalSheetUrl && <BesidePanel href={technicalSheetUrl} name={name} text={texts.sheet} />}
        </ItemActions>
      </Body>
    </Card>
  );
});

function BesidePanel({ href, name, text }: { href: string; name: string; text: string }) {
  const { newTab } = useTexts('panel').products;
  return (
    <ButtonLink variant="ghost" href={href} target="_blank" rel="noopener" aria-label={`${text}: ${name}, ${newTab}`}>
      {text}
      <Icon name="external" size={16} />
    </ButtonLink>
  );
}
