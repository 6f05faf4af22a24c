import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import { langOf } from '@rombo/shared/contract/in-language';
import { memo } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon, VisuallyHidden } from '../../ui/icon.tsx';
import { PageButton, PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CompareButton } from '../compare/compare-button.tsx';
import type { OpenDialog } from './dialogs.tsx';
import {
  Actions,
  AllSpecs,
  Body,
  Card,
  Code,
  Cover,
  Description,
  Kind,
  More,
  Name,
  NoCover,
  Plate,
  PlateTitle,
} from './product-card.styles.ts';

/** A phone of three pixels a point gets two: nobody sees a third one, and a list has many pictures. */
const SIZES = '(min-width:80rem) 26vw,(min-width:64rem) 35vw,(min-width:40rem) 45vw,(min-resolution:2.5dppx) 61vw,92vw';

export interface ProductCardProps {
  product: ProductOutline;
  /** Among the first of the page: its picture loads at once. */
  early: boolean;
  /** The first of all: its picture is what most visitors see last of the first screen, so it goes before the others. */
  first: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

/** A product in the catalogue. */
export const ProductCard = memo(function ProductCard({ product, early, first, onOpen }: ProductCardProps) {
  const { common } = useTexts('site');
  const texts = useTexts('catalogue');
  const { name, description, cover, technicalSheetUrl, sheetLanguage } = product;
  const lang = langOf(product, 'name');
  const openGallery = () => onOpen({ name: 'gallery', product });
  return (
    <Card>
      {cover ? (
        <Cover type="button" aria-label={texts.openGallery(name)} onClick={openGallery}>
          <Picture
            src={cover.url}
            color={cover.color}
            focalPoint={cover.focalPoint}
            alt={name}
            lang={lang}
            width={960}
            height={720}
            sizes={SIZES}
            eager={early}
            fetchPriority={first ? 'high' : 'auto'}
          />
          {product.pictures > 1 && <More>{texts.morePhotos(product.pictures - 1)}</More>}
        </Cover>
      ) : (
        <NoCover>{texts.noImage}</NoCover>
      )}
      <Body>
        <Kind $small={product.subcategory === '2.1cc'}>
          {texts[product.category]} {product.subcategory && <span>{product.subcategory}</span>}
        </Kind>
        <Name lang={lang}>
          <PageLink page="product" parameters={{ slug: product.slug }}>
            {name}
          </PageLink>
        </Name>
        <Description lang={langOf(product, 'description')}>{description}</Description>
        <Plate>
          <PlateTitle>{texts.mainSpecs}</PlateTitle>
          {product.figures && (
            <ul>
              {product.figures.map(([name, value]) => (
                <li key={name}>
                  <strong>{value}</strong> {texts.figures[name]}
                </li>
              ))}
            </ul>
          )}
          <Code>
            <dt>{texts.articleCode}</dt>
            <dd>{product.articleCode ?? '–'}</dd>
          </Code>
          {product.hasSpecs && (
            <AllSpecs type="button" onClick={() => onOpen({ name: 'specs', product })}>
              {texts.allSpecs} <VisuallyHidden lang={lang}>{name}</VisuallyHidden>
            </AllSpecs>
          )}
        </Plate>
        <Actions data-screen>
          <PageButton page="product" parameters={{ slug: product.slug }} variant="secondary">
            {texts.details}
            <VisuallyHidden lang={lang}>{name}</VisuallyHidden>
          </PageButton>
          <CompareButton product={product} />
          {technicalSheetUrl && (
            <ButtonLink variant="secondary" href={technicalSheetUrl} target="_blank" rel="noopener">
              {sheetLanguage ? texts.sheetIn[sheetLanguage] : texts.sheet} <Icon name="external" size={16} />
              <VisuallyHidden>
                <span lang={lang}>{name}</span>, {common.newTab}
              </VisuallyHidden>
            </ButtonLink>
          )}
          {cover && (
            <Button variant="secondary" onClick={openGallery}>
              {texts.gallery} <Icon name="images" size={16} />
              <VisuallyHidden lang={lang}>{name}</VisuallyHidden>
            </Button>
          )}
        </Actions>
      </Body>
    </Card>
  );
});
