import type { CataloguePart } from '@rombo/shared/collections/catalogue';
import styled from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { PageLink } from '../../../ui/page-link.tsx';

const Narrowed = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-m);
  margin-bottom: var(--space-m);
  padding-left: var(--space-m);
  border-left: 3px solid var(--color-accent);
  a { padding-block: 0.625rem; }
`;

interface CatalogueToolsProps {
  words: string;
  part: CataloguePart | undefined;
}

/** What narrows the catalogue, above it. */
export function CatalogueTools({ words, part }: CatalogueToolsProps) {
  const texts = useTexts('catalogue').search;
  const engine = part?.engine;
  return (
    <>
      {part?.engines?.length === 0 && (
        <Narrowed>
          {texts.whichEngine}
          <PageLink page="products" query="category=motori">
            {texts.chooseEngine}
          </PageLink>
        </Narrowed>
      )}
      {engine === null && <Narrowed role="status">{texts.unknownEngine}</Narrowed>}
      {(engine || words) && (
        <Narrowed>
          <strong>
            {engine && texts.partsOf(engine.name)} {words && texts.resultsFor(words)}
          </strong>
          <PageLink page="products">{texts.showAll}</PageLink>
        </Narrowed>
      )}
    </>
  );
}
