import { langOf, type Untranslated } from '@rombo/shared/collections/in-language';
import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import { memo } from 'react';
import styled, { css } from 'styled-components';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { labelText, smallLabel } from '../../theme/text.styles.ts';
import { EditSlot } from '../../ui/edit-slot.tsx';
import { Icon, VisuallyHidden } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type ComparedItem, useCompared } from '../compare/chosen.ts';
import { Availability } from './availability.tsx';
import { CategoryLabel } from './category-label.tsx';

/**
 * On a phone, an engine is a low card and any other product a row of 88 px. From `tablet` on, each is a card with description and buttons,
 * with the picture beside them on wide screens.
 */
const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 2.75rem;
  height: 100%;
  border: 1px solid var(--color-border);
  background: var(--color-surface);
  animation: settle 240ms cubic-bezier(0.2, 0.7, 0.3, 1);
  transition: border-color 160ms;
  &:hover { border-color: var(--color-border-strong); }
  &:where([data-row]) { grid-template-columns: 5.5rem minmax(0, 1fr) 2.75rem; }
  /* Grid items clip what is outside of them. */
  :is(button, div > a):focus-visible { outline-offset: -2px; }
  ${media.tablet} { display: flex; flex-direction: column; }
  ${media.desktop} { display: grid; grid-template: 1fr auto / 47% minmax(0, 1fr); }
`;

const Cover = styled.button`
  position: relative;
  z-index: 1;
  grid-column: 1 / -1;
  display: block;
  width: 100%;
  background: var(--color-background);
  overflow: hidden;
  cursor: zoom-in;
  img { width: 100%; height: 100%; aspect-ratio: 9 / 5; object-fit: contain; background: inherit; transition: transform 400ms; }
  &:hover img { transform: scale(1.03); }
  :where([data-row]) & { grid-column: auto; height: 5.375rem; img { object-fit: cover; } }
  ${media.tablet} { height: auto; img { aspect-ratio: 3 / 2; object-fit: cover; } }
  ${media.desktop} { grid-area: 1 / 1 / -1; align-self: center; }
`;

const NoCover = styled(Cover).attrs({ as: 'div' })`
  ${smallLabel}
  display: grid;
  height: 5.375rem;
  place-items: center;
  text-align: center;
  cursor: auto;
  ${media.tablet} { height: auto; aspect-ratio: 4 / 3; }
`;

const More = styled.span`
  ${labelText}
  position: absolute;
  right: 0;
  bottom: 0;
  padding: 0.125rem 0.375rem;
  background: var(--color-surface);
  color: var(--color-text);
  font-size: var(--font-size-small);
  ${media.tablet} { padding: 0.3125rem 0.625rem; }
`;

const onCards = css`
  display: none;
  ${media.tablet} { display: block; }
`;

const Body = styled.div`
  display: grid;
  align-content: center;
  min-width: 0;
  padding: 0.75rem 0 0.75rem 0.875rem;
  line-height: 1.25rem;
  :where([data-row]) & { padding: 0.25rem 0 0.25rem 0.75rem; }
  ${media.tablet} {
    flex: 1;
    line-height: inherit;
    display: flex;
    flex-direction: column;
    gap: 0.625rem;
    padding: 1.125rem var(--space-l) 0;
  }
  ${media.desktop} { gap: 0.375rem; padding: 0.875rem 1.25rem 0; }
`;

const CardCategory = styled(CategoryLabel)`display: none; ${media.tablet} { display: flex; }`;

/** The link covers the whole card; buttons lie above it. */
const Name = styled.h2`
  line-height: 1.05;
  text-wrap: wrap;
  overflow-wrap: anywhere;
  :where([data-row]) & { font-size: 1.0625rem; }
  a { text-decoration: none; }
  a:focus-visible { outline-offset: 1px; }
  a::after { content: ''; position: absolute; inset: 0; }
  a:hover { text-decoration: underline; text-decoration-color: var(--color-brand-hover); text-decoration-thickness: 3px; text-underline-offset: 0.15em; }
  ${media.tablet} { font-size: var(--font-size-h2); }
`;

const Description = styled.p`
  display: none;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--color-text-muted);
  overflow: hidden;
  overflow-wrap: anywhere;
  ${media.tablet} { display: -webkit-box; }
`;

const Figures = styled.ul`
  display: flex;
  gap: 1.25rem;
  padding-block: 0.25rem;
  font-size: var(--font-size-small);
  strong { display: block; font-size: var(--font-size-h3); line-height: 1.1; }
`;

/** Article code and engines: one line in a row, a box of the main specifications on a card. */
const Plate = styled.div`
  display: flex;
  gap: 0.5rem;
  overflow: hidden;
  white-space: nowrap;
  > span { overflow: hidden; text-overflow: ellipsis; }
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  h3 { ${labelText} ${onCards} font-size: inherit; }
  dl { display: flex; gap: 0 1rem; }
  dt { ${onCards} }
  dd { font-weight: 600; font-variant-numeric: tabular-nums; }
  ${media.tablet} {
    display: block;
    white-space: normal;
    padding-top: 0.625rem;
    border-top: 1px solid var(--color-border);
    dl { flex-wrap: wrap; justify-content: space-between; margin-top: 0.125rem; color: var(--color-text); font-size: var(--font-size-text); }
    dd { overflow-wrap: anywhere; }
  }
`;

const Offer = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.5rem;
  font-size: var(--font-size-small);
  strong { font-size: var(--font-size-text); font-variant-numeric: tabular-nums; }
  ${media.tablet} { font-size: 0.9375rem; strong { font-size: var(--font-size-lead); } }
`;

const FitLine = styled.p<{ $fits: boolean }>`
  font-size: var(--font-size-small);
  font-weight: 600;
  color: ${({ $fits }) => ($fits ? 'var(--color-accent)' : 'var(--color-danger)')};
`;

const Actions = styled.div`
  z-index: 1;
  display: grid;
  align-content: start;
  button, a { display: grid; place-items: center; min-height: 2.6875rem; color: var(--color-text-muted); }
  > a, > [data-card] { display: none; }
  [aria-pressed] { order: -1; }
  button[aria-pressed='true'] { color: var(--color-accent); }
  ${media.tablet} {
    grid-template-columns: auto 1fr auto;
    gap: 0 0.5rem;
    padding: 0.25rem var(--space-l) 0.5rem;
    > a, > button { display: flex; gap: 0.375rem; grid-column: 1; font-size: 0.9375rem; }
    > :first-child:not([aria-pressed]) { grid-column: 1 / 3; }
    > [aria-pressed] { order: 0; grid-column: 3; justify-self: end; }
    > [data-card] { display: flex; grid-column: 2 / 4; justify-self: end; }
    > :hover { color: var(--color-text); }
  }
  ${media.desktop} { grid-area: 2 / 2; padding: 0 1.25rem 0.375rem; > * { min-height: 2.25rem; } }
`;

const AllSpecs = styled.button`
  > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  ${media.tablet} {
    > span { position: static; width: auto; height: auto; clip-path: none; text-decoration: underline; text-decoration-color: var(--color-brand-hover); text-decoration-thickness: 2px; text-underline-offset: 0.3em; }
    svg { display: none; }
  }
`;

/** Adds the product to the comparison. Browsers without scripts have the link of the product's page. */
function CompareIcon({ product }: { product: ComparedItem & Untranslated }) {
  const { compare } = useTexts('catalogue').compare;
  const { isChosen, toggle } = useCompared(product);
  return (
    <button type="button" aria-pressed={isChosen} aria-label={`${compare} ${product.name}`} onClick={toggle}>
      <Icon name={isChosen ? 'check' : 'compare'} />
    </button>
  );
}

/** 3x screens get pictures for 2x: the difference is invisible, and a list has many pictures. */
const SIZES = {
  engine:
    '(min-width:100rem) 12vw,(min-width:80rem) 26vw,(min-width:64rem) 35vw,(min-width:48rem) 45vw,(min-resolution:2.5dppx) 61vw,92vw',
  row: '(min-width:100rem) 12vw,(min-width:80rem) 26vw,(min-width:64rem) 35vw,(min-width:48rem) 45vw,5.5rem',
};

export type DialogName = 'gallery' | 'specs';

interface ProductCardProps {
  product: ProductOutline;
  /** One of the first cards of the page: its picture loads eagerly. */
  eager: boolean;
  /** The first card: its picture is usually the largest contentful paint, so it has priority. */
  first: boolean;
  /** Text about the fit with the visitor's engine, if any, and whether the product fits. */
  fit: string | undefined;
  fits: boolean;
  onOpen: (dialog: DialogName, slug: string) => void;
}

/** A product in the catalogue. */
export const ProductCard = memo(function ProductCard({ product, eager, first, fit, fits, onOpen }: ProductCardProps) {
  const { common } = useTexts('site');
  const texts = useTexts('catalogue');
  const { language } = useLanguage();
  const { name, description, cover, technicalSheetUrl, sheetLanguage, price, madeFor } = product;
  const lang = langOf(product, 'name');
  const isRow = product.category !== 'motori';
  const openGallery = () => onOpen('gallery', product.slug);
  return (
    <Card data-row={isRow || undefined}>
      {cover ? (
        <Cover type="button" aria-label={texts.openGallery(name)} onClick={openGallery}>
          <Picture
            src={cover}
            alt={name}
            lang={lang}
            width={960}
            height={720}
            sizes={isRow ? SIZES.row : SIZES.engine}
            eager={eager}
            fetchPriority={first ? 'high' : 'auto'}
          />
          {product.pictures > 1 && <More>{texts.morePhotos(product.pictures - 1)}</More>}
        </Cover>
      ) : (
        <NoCover>{common.noImage}</NoCover>
      )}
      <Body>
        <CardCategory product={product} />
        <Name lang={lang}>
          <PageLink page="product" parameters={{ slug: product.slug }}>
            {name}
          </PageLink>
        </Name>
        <Description lang={langOf(product, 'description')}>{description}</Description>
        {product.figures && (
          <Figures>
            {product.figures.map(([name, value]) => (
              <li key={name}>
                <strong>{value}</strong> {texts.figures[name]}
              </li>
            ))}
          </Figures>
        )}
        <Plate>
          <h3>{texts.mainSpecs}</h3>
          <dl>
            <dt>{texts.articleCode}</dt>
            <dd>{product.articleCode ?? '–'}</dd>
          </dl>
          {madeFor && !fit && <span lang={langOf(product, 'madeFor')}>{texts.madeFor(...madeFor)}</span>}
        </Plate>
        {fit && <FitLine $fits={fits}>{fit}</FitLine>}
        <Offer>
          {price === undefined ? <span>{texts.offer.atDealer}</span> : <strong>{formatPrice(price, language)}</strong>}
          <Availability product={product} />
          {product.successorName && (
            <span lang={langOf(product, 'successorName')}>{texts.offer.replacedBy(product.successorName)}</span>
          )}
        </Offer>
      </Body>
      <Actions data-screen>
        {product.hasSpecs && (
          <AllSpecs type="button" onClick={() => onOpen('specs', product.slug)}>
            <Icon name="list" />
            <span>
              {texts.allSpecs} <VisuallyHidden lang={lang}>{name}</VisuallyHidden>
            </span>
          </AllSpecs>
        )}
        <CompareIcon product={product} />
        {technicalSheetUrl && (
          <a href={technicalSheetUrl} target="_blank" rel="noopener">
            {(sheetLanguage && texts.sheetIn[sheetLanguage]) || texts.sheet} <Icon name="external" size={16} />
            <VisuallyHidden>
              <span lang={lang}>{name}</span>, {common.newTab}
            </VisuallyHidden>
          </a>
        )}
        {cover && (
          <button data-card type="button" onClick={openGallery}>
            {texts.gallery} <Icon name="images" size={16} />
            <VisuallyHidden lang={lang}>{name}</VisuallyHidden>
          </button>
        )}
      </Actions>
      <EditSlot tab="prodotti" id={product.id} name={name} />
    </Card>
  );
});
