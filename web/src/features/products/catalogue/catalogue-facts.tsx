import { company } from '@rombo/shared/company';
import { use } from 'react';
import { JsonLd, SiteOrigin } from '../../../ui/json-ld.tsx';
import { useProducts } from '../api.ts';
import { listFacts } from './list-facts.ts';

/** What the catalogue tells search engines of its products. */
export function CatalogueFacts() {
  const origin = use(SiteOrigin);
  const { data } = useProducts();
  return data ? <JsonLd data={listFacts(data, company.brand, origin)} /> : null;
}
