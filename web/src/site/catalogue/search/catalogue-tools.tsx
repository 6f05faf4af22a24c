import type { CataloguePart, EngineChoice } from '@rombo/shared/collections/catalogue-part';
import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { use, useEffect } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { useHydrated } from '../../../loading/document-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { PageAddress, PageLink } from '../../../ui/page-link.tsx';
import { keepSought, readStored, store } from '../../../ui/stored.ts';
import { SearchField } from './search-field.tsx';

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-s) var(--space-m);
  margin-bottom: var(--space-l);
  max-width: 46rem;
  > div { flex: 1 1 14rem; }
  > a { flex: 1 0 100%; padding-block: 0.625rem; }
`;

const KEY = 'engine';

interface EnginePickerProps {
  engines: readonly EngineChoice[];
  /** The engine whose parts are shown. */
  chosen: EngineChoice | null | undefined;
}

/** Lets visitors choose their engine, which is remembered on the device. */
function EnginePicker({ engines, chosen }: EnginePickerProps) {
  const texts = useTexts('catalogue').search;
  const action = use(PageAddress)(pathOfPage('products'));
  const stored = useHydrated() ? readStored(KEY) : null;
  const known = typeof stored === 'object' && stored && 'slug' in stored ? stored.slug : null;
  const remembered = engines.find(({ slug }) => slug === known);
  useEffect(() => {
    if (chosen) store(KEY, chosen);
  }, [chosen]);
  return (
    <Row action={action}>
      <Field label={texts.whichEngine}>
        {(control) => (
          <Select {...control} name="fits" defaultValue={chosen?.slug} required>
            <option value="">{texts.chooseEngine}</option>
            {engines.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {texts.showParts}
      </Button>
      {remembered && remembered.slug !== chosen?.slug && (
        <PageLink page="products" query={`fits=${remembered.slug}`}>
          {texts.partsOf(remembered.name)}
        </PageLink>
      )}
    </Row>
  );
}

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
  /** Every product, where the server named no engines. */
  products: readonly ProductOutline[] | undefined;
  isEmpty: boolean;
}

/** Search and choice of an engine, above the catalogue. */
export function CatalogueTools({ words, part, products, isEmpty }: CatalogueToolsProps) {
  const texts = useTexts('catalogue').search;
  const engines = part?.engines ?? products?.filter(({ category }) => category === 'motori') ?? [];
  const engine = part?.engine;
  return (
    <>
      <SearchField key={words} words={words} hasKeys />
      {engines.length > 0 && <EnginePicker engines={engines} chosen={engine} />}
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
      {words && isEmpty && (
        <Narrowed>
          {texts.nothingFound}{' '}
          <PageLink page="contact" onClick={() => keepSought(words)}>
            {texts.askUs}
          </PageLink>
        </Narrowed>
      )}
    </>
  );
}
