import { pathOfPage } from '@rombo/shared/pages';
import { use } from 'react';
import { JsonLd } from '../../../ui/json-ld.tsx';
import { PageAddress } from '../../../ui/page-link.tsx';
import { SiteOrigin } from '../../../ui/site-origin.ts';
import { useCataloguePart, useOutlines } from './api.ts';
import { listFacts } from './list-facts.ts';
import { PAGE_SIZE } from './paging.ts';

/** Structured data of the catalogue. */
export default function CatalogueFacts() {
  const origin = use(SiteOrigin);
  const address = use(PageAddress);
  const part = useCataloguePart();
  const { data = part?.outlines } = useOutlines(!part);
  const place = part && { total: part.total, before: (part.page - 1) * PAGE_SIZE };
  return data ? (
    <JsonLd data={listFacts(data, ({ slug }) => origin + address(pathOfPage('product', { slug })), place)} />
  ) : null;
}
