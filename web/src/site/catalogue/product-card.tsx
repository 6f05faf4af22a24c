import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import { langOf } from '@rombo/shared/contract/in-language';
import { memo } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon, VisuallyHidden } from '../../ui/icon.tsx';
import { PageButton, PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CompareButton } from '../compare/compare-button.tsx';
import type { OpenDialog } from './dialogs.tsx';

const Card = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1px solid var(--color-border);
  background: var(--color-surface);
  animation: settle 240ms cubic-bezier(0.2, 0.7, 0.3, 1);
  transition: border-color 160ms;
  &:hover { border-color: var(--color-border-strong); }
`;

const Cover = styled.button`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: var(--color-background);
  overflow: hidden;
  cursor: zoom-in;
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; transition: transform 400ms; }
  &:hover img { transform: scale(1.03); }
  &:focus-visible { outline-offset: -2px; }
`;

const NoCover = styled.div`
  ${labelText}
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  background: var(--color-background);
  color: var(--color-text-muted);
`;

const More = styled.span`
  ${labelText}
  position: absolute;
  right: 0;
  bottom: 0;
  padding: 0.3125rem 0.625rem;
  background: var(--color-surface);
  color: var(--color-text);
  font-size: var(--font-size-small);
`;

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  padding: 1.25rem var(--space-l) var(--space-l);
`;

/** Category and displacement; the rhombus has the colour of the class, as the cooling heads do. */
const Kind = styled.p<{ $small: boolean }>`
  ${labelText}
  display: flex;
  align-items: center;
  gap: 0.625rem;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    background: ${({ $small }) => ($small ? 'var(--color-class-12)' : 'var(--color-brand-hover)')};
    transform: rotate(45deg);
  }
  span { text-transform: none; }
`;

const Name = styled.h2`
  ${displayText}
  font-size: var(--font-size-h2);
  line-height: 1;
  overflow-wrap: anywhere;
  a { text-decoration: none; }
  a:hover { text-decoration: underline; text-decoration-color: var(--color-brand-hover); text-decoration-thickness: 3px; text-underline-offset: 0.15em; }
`;

const Description = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--color-text-muted);
  overflow: hidden;
  overflow-wrap: anywhere;
`;

const Plate = styled.div`
  margin-top: auto;
  padding-top: 0.75rem;
  border-top: 1px solid var(--color-border);
  ul { display: flex; gap: 1.25rem; padding-block: 0.25rem; font-size: var(--font-size-small); }
  strong { display: block; font-size: var(--font-size-h3); line-height: 1.1; }
`;

const PlateTitle = styled.h3`
  ${labelText}
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;

const Code = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
  margin-top: 0.25rem;
  dd { font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`;

const AllSpecs = styled.button`
  margin: 0.25rem 0 -0.5rem;
  padding: 0.5rem 0;
  border: 0;
  background: none;
  color: var(--color-text);
  font-size: 0.9375rem;
  text-decoration: underline;
  text-decoration-color: var(--color-brand-hover);
  text-decoration-thickness: 2px;
  text-underline-offset: 0.3em;
  cursor: pointer;
  &:hover { text-decoration-color: currentColor; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  > * {
    flex: 1 1 auto;
    padding-inline: 0.75rem;
    font-size: 0.9375rem;
    letter-spacing: 0.06em;
    white-space: nowrap;
  }
  > :first-child { flex-basis: 100%; }
`;

/** Screens of three pixels a point get two: the difference is invisible, and a list has many pictures. */
const SIZES = '(min-width:80rem) 26vw,(min-width:64rem) 35vw,(min-width:40rem) 45vw,(min-resolution:2.5dppx) 61vw,92vw';

interface ProductCardProps {
  product: ProductOutline;
  /** Among the first of the page: its picture loads eagerly. */
  early: boolean;
  /** The first card: its picture is usually the largest contentful paint, so it has priority. */
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
