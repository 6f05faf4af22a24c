import type { Dealer } from '@rombo/shared/collections/dealer';
import { pages } from '@rombo/shared/contract/pages';
import { use } from 'react';
import styled from 'styled-components';
import { useRead } from '../../api/swr.ts';
import { Head } from '../../head/head.tsx';
import { JsonLd } from '../../head/structured-data.tsx';
import { useTexts } from '../../i18n/index.ts';
import { AsyncView, Notice } from '../../ui/async-view.tsx';
import { PageOpening } from '../../ui/page-heading.tsx';
import { PageAddress, SiteOrigin } from '../../ui/page-link.tsx';
import { ProductChip, useProductSlug } from '../contact/product-chip.tsx';
import { DealerList } from './list/dealer-list.tsx';

/** Returns schema.org data of a dealer; `page` is the absolute address of the dealers' page. */
const businessOf = ({ id, name, address, city, country, phone, email, site, lat, lng }: Dealer, page: string) => ({
  '@type': 'LocalBusiness',
  '@id': `${page}#${id}`,
  name,
  address: {
    '@type': 'PostalAddress',
    ...(address && { streetAddress: address }),
    addressLocality: city,
    addressCountry: country,
  },
  ...(phone && { telephone: phone }),
  ...(email && { email }),
  ...(site && { url: site }),
  ...(lat !== null && lng !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
});

/** As tall as the product chip that replaces its text. */
const Lead = styled.span`
  display: block;
  min-height: 4.625rem;
`;

export default function DealersPage() {
  const slug = useProductSlug();
  const texts = useTexts('dealers');
  const dealers = useRead('listDealers');
  const address = use(SiteOrigin) + use(PageAddress)(pages.dealers);
  return (
    <>
      <Head text={texts.head} share="where-we-are" />
      {import.meta.env.SSR && dealers.data && dealers.data.length > 0 && (
        <JsonLd data={{ '@graph': dealers.data.map((dealer) => businessOf(dealer, address)) }} />
      )}
      <PageOpening
        isLow
        title={texts.head.title}
        lead={
          <Lead>{slug ? <ProductChip slug={slug} label={texts.product} fallback={texts.lead} /> : texts.lead}</Lead>
        }
      />
      <AsyncView
        read={dealers}
        isEmpty={(all) => all.length === 0}
        empty={<Notice title={texts.noneTitle} text={texts.noneText} />}
      >
        {(all) => <DealerList dealers={all} />}
      </AsyncView>
    </>
  );
}
