import type { RelatedProduct } from '@rombo/shared/product';
import { PageLink } from '../../../ui/page-link.tsx';

/** The engines that a part fits, a line each. */
export const FittingEngines = ({ engines }: { engines: readonly RelatedProduct[] }) => (
  <ul>
    {engines.map(({ id, slug, name, articleCode }) => (
      <li key={id}>
        <PageLink page="product" parameters={{ slug }}>
          <span lang="it">{name}</span> {articleCode}
        </PageLink>
      </li>
    ))}
  </ul>
);
