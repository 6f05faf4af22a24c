import type { Product } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/collections/status';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { memo, type Ref, useState } from 'react';
import styled from 'styled-components';
import { useWrite } from '../../../api/swr.ts';
import { randomId } from '../../../forms/kept-draft.ts';
import { useTexts } from '../../../i18n/index.ts';
import { media } from '../../../theme/media.ts';
import { labelText } from '../../../theme/text.styles.ts';
import { Badge } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { BusyButton, ItemActions } from '../../ui/buttons.tsx';
import { Body, Card, Cover, Description, Facts, Flag, Label, Name } from '../../ui/cards.tsx';
import { englishStateOf } from '../english-state.ts';
import { PreviewButton } from '../preview/previews.tsx';
import { ProductLink, plannedText, SelectBox, TabLink } from '../product-parts.tsx';
import type { ItemHandlers } from './product-list.tsx';

const ProductCover = styled(Cover)`
  ${media.medium} { aspect-ratio: 4 / 3; }
`;

const StatusFlag = styled(Flag)`
  inset: var(--space-s) var(--space-s) auto auto;
`;

const SelectCorner = styled.div`
  position: absolute;
  inset: auto auto 0 0;
  background: var(--color-backdrop);
`;

const NoPicture = styled.p`
  ${labelText}
  display: grid;
  place-items: center;
  height: 100%;
  color: var(--color-text-muted);
`;

const Specs = styled(Facts)`
  font-size: var(--font-size-small);
`;

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
          {isPublic(product) && <TabLink href={pathOfPage('product', { slug })} text={texts.seeOnSite} about={name} />}
          {technicalSheetUrl && <TabLink href={technicalSheetUrl} text={texts.sheet} about={name} />}
        </ItemActions>
      </Body>
    </Card>
  );
});

interface DuplicateButtonProps {
  product: Product;
  onDuplicated: (copy: Product) => void;
}

/** Makes a draft of a product with its files. */
function DuplicateButton({ product: { id, name }, onDuplicated }: DuplicateButtonProps) {
  const { products: texts } = useTexts('panel');
  const { toast } = useToast();
  const { run, busy } = useWrite('duplicateProduct', { refreshes: ['listAdminProducts'] });
  // Kept after a failure: repeating a request whose response was lost makes no second copy.
  const [key, setKey] = useState(() => randomId());
  const duplicate = async () => {
    const copy = await run({ parameters: { id }, idempotencyKey: key }).catch(() => null);
    if (!copy) return toast({ title: texts.duplicateFailed, variant: 'destructive' });
    setKey(randomId());
    toast({ title: texts.duplicated, description: texts.duplicatedText(copy.name) });
    onDuplicated(copy);
  };
  return (
    <BusyButton variant="secondary" busy={busy} aria-label={texts.duplicateOf(name)} onClick={duplicate}>
      {texts.duplicate}
    </BusyButton>
  );
}
