import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { langOf } from '@rombo/shared/contract/in-language';
import { PageLink } from '../../ui/page-link.tsx';

/** The engines that a part fits, a line each. */
export const FittingEngines = ({ engines }: { engines: NonNullable<ProductDetailsIn['engines']> }) => (
  <ul>
    {engines.map(({ id, slug, name, articleCode, ...engine }) => (
      <li key={id}>
        <PageLink page="product" parameters={{ slug }}>
          <span lang={langOf(engine, 'name')}>{name}</span> {articleCode}
        </PageLink>
      </li>
    ))}
  </ul>
);
