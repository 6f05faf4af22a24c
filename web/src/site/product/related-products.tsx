import type { OtherProductsIn } from '@rombo/shared/collections/product-in';
import { langOf } from '@rombo/shared/contract/in-language';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section, SectionTitle } from './section.styles.ts';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-m);
  ${media.large} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

const Card = styled(PageLink)`
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1px solid var(--color-border);
  background: var(--color-surface);
  text-decoration: none;
  transition: border-color 120ms;
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  &:hover { border-color: var(--color-text); }
`;

const NoCover = styled.span`
  ${labelText}
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  background: var(--color-background);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;

const Words = styled.span`
  display: grid;
  gap: 0.375rem;
  padding: var(--space-m);
  strong { ${displayText} font-size: var(--font-size-h3); line-height: 1.05; overflow-wrap: anywhere; }
  small { color: var(--color-text-muted); font-size: var(--font-size-small); font-variant-numeric: tabular-nums; }
`;

const SIZES = '(min-width:80rem) 19vw,(min-width:64rem) 36vw,45vw';

interface RelatedProductsProps {
  title: string;
  products: OtherProductsIn['related'];
}

/** Related products. */
export function RelatedProducts({ title, products }: RelatedProductsProps) {
  const { noImage } = useTexts('catalogue');
  if (products.length === 0) return null;
  return (
    <Section aria-labelledby="related">
      <SectionTitle id="related">{title}</SectionTitle>
      <Cards role="list">
        {products.map(({ id, slug, name, subcategory, picture, articleCode, ...related }) => (
          <li key={id}>
            <Card page="product" parameters={{ slug }}>
              {picture ? (
                <Picture
                  src={picture.url}
                  color={picture.color}
                  focalPoint={picture.focalPoint}
                  alt=""
                  width={960}
                  height={720}
                  sizes={SIZES}
                />
              ) : (
                <NoCover>{noImage}</NoCover>
              )}
              <Words>
                <strong lang={langOf(related, 'name')}>{name}</strong>
                <small>{[articleCode, subcategory].filter(Boolean).join(' · ')}</small>
              </Words>
            </Card>
          </li>
        ))}
      </Cards>
    </Section>
  );
}
