import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageButton } from '../../ui/page-link.tsx';

const Words = styled.div`
  display: grid;
  gap: var(--space-l);
  max-width: 46rem;
  p { font-size: var(--font-size-lead); }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-m);
`;

/** Page of a product that no longer exists. */
export function ProductGone() {
  const texts = useTexts('catalogue').product;
  return (
    <Words>
      <PageHeading>{texts.goneTitle}</PageHeading>
      <p>{texts.goneText}</p>
      <Ways>
        <PageButton page="products">{texts.toCatalogue}</PageButton>
        <PageButton page="contact" variant="secondary">
          {texts.toContact}
        </PageButton>
      </Ways>
    </Words>
  );
}
