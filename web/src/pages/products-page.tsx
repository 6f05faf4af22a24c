import styled from 'styled-components';
import { Catalogue } from '../features/products/catalogue/catalogue.tsx';
import { useText } from '../i18n/index.ts';
import { PageHeading } from '../ui/page-heading.tsx';

const Opening = styled.header`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  margin-bottom: ${({ theme }) => theme.space.xl};
  padding-bottom: ${({ theme }) => theme.space.l};
  background: ${({ theme }) => theme.heat} bottom / 100% 2px no-repeat;
  p {
    max-width: 46ch;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.lead};
  }
  ${({ theme }) => theme.media.large} {
    grid-template-columns: 1fr minmax(20rem, 28rem);
    align-items: end;
  }
`;

/** The catalogue. */
export default function ProductsPage() {
  const t = useText();
  return (
    <>
      <Opening>
        <PageHeading>{t('products.title')}</PageHeading>
        <p>{t('products.subtitle')}</p>
      </Opening>
      <Catalogue />
    </>
  );
}
