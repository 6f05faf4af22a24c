import { langOf, slugIn } from '@rombo/shared/collections/in-language';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSearch } from 'wouter';
import { useProduct } from '../../api/reads.ts';
import { useLanguage } from '../../i18n/index.ts';
import { useHydrated } from '../../loading/document-state.ts';
import { labelText } from '../../theme/text.styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';

/** Link to a product. Its fixed height avoids a layout shift when it replaces its fallback after hydration. */
export const Chip = styled(PageLink)`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-m);
  height: 4.625rem;
  padding-right: var(--space-m);
  border: 1px solid var(--color-border);
  background: var(--color-surface);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  line-height: 1.3;
  text-decoration: none;
  &:hover { border-color: var(--color-text); }
  > :first-child { display: grid; place-items: center; width: 100%; height: 4.5rem; object-fit: cover; border-right: 1px solid var(--color-border); }
  span > span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

export const ChipLabel = styled.span`
  ${labelText}
  font-size: 0.75rem;
`;

const Name = styled.span`
  color: var(--color-text-strong);
  font-size: var(--font-size-text);
  font-weight: 600;
`;

/**
 * Returns the slug of the product in the query, or null. Null before hydration, because the edge caches one copy of the page for all
 * products.
 */
export function useProductSlug(): string | null {
  const search = useSearch();
  return useHydrated() ? new URLSearchParams(search).get('prodotto') : null;
}

interface ProductChipProps {
  slug: string;
  label: string;
  /** Fallback if the product does not exist or cannot be read. */
  fallback?: ReactNode;
}

/** Placeholder with the height of a line of text. */
const BLANK = '\u00a0';

export function ProductChip({ slug, label, fallback = null }: ProductChipProps) {
  const { language } = useLanguage();
  const { data, error } = useProduct(slug, language);
  if (data === null || error) return fallback;
  const cover = data?.pictures[0];
  return (
    <Chip page="product" parameters={{ slug: data ? slugIn(language, data) : slug }}>
      {cover ? <Picture src={cover} alt="" width={4} height={3} sizes="6rem" eager /> : <span />}
      <span>
        <ChipLabel>{label}</ChipLabel>
        <Name lang={data && langOf(data, 'name')}>{data?.name ?? BLANK}</Name>
        <span>{data?.technicalSpecs[ARTICLE_CODE] ?? BLANK}</span>
      </span>
      <Icon name="next" size={16} />
    </Chip>
  );
}
