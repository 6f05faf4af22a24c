import { pathOfPage } from '@rombo/shared/pages';
import { use } from 'react';
import { JsonLd, SiteOrigin } from '../../../ui/json-ld.tsx';
import { PageAddress } from '../../../ui/page-link.tsx';
import { useOutlines } from '../api.ts';
import { listFacts } from './list-facts.ts';

/** What the catalogue tells search engines of its products. */
export function CatalogueFacts() {
  const origin = use(SiteOrigin);
  const address = use(PageAddress);
  const { data } = useOutlines();
  return data ? (
    <JsonLd data={listFacts(data, ({ slug }) => origin + address(pathOfPage('product', { slug })))} />
  ) : null;
}
