import type { RelatedProduct } from '@rombo/shared/product';
import styled from 'styled-components';
import { PageLink } from '../../../ui/page-link.tsx';

const List = styled.ul`
  display: grid;
  gap: 0.25rem;
  a { display: inline-block; padding-block: 0.125rem; }
`;

/** The engines that a part fits. */
export function FittingEngines({ engines }: { engines: readonly RelatedProduct[] }) {
  return (
    <List role="list">
      {engines.map(({ id, slug, name, articleCode }) => (
        <li key={id}>
          <PageLink page="product" parameters={{ slug }}>
            <span lang="it">{name}</span> {articleCode}
          </PageLink>
        </li>
      ))}
    </List>
  );
}
