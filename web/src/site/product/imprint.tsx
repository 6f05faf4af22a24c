import type { Product } from '@rombo/shared/collections/product';
import { slugIn } from '@rombo/shared/contract/in-language';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { company } from '@rombo/shared/words/company';
import { use } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/index.ts';
import { PageAddress, SiteOrigin } from '../../ui/page-link.tsx';

const { brand, street, postalCode, town, province, email } = company;

/** See print.css. */
const OnPaper = styled.address`
  display: none;
`;

/** On paper, the sheet says whose it is and where it stands. */
export function Imprint({ product }: { product: Pick<Product, 'slug' | 'slugEn'> }) {
  const { language } = useLanguage();
  const address = use(PageAddress)(pathOfPage('product', { slug: slugIn(language, product) }));
  return (
    <OnPaper>
      {`${brand}, ${street}, ${postalCode} ${town} (${province}), ${email}`}
      <br />
      {use(SiteOrigin) + address}
    </OnPaper>
  );
}
