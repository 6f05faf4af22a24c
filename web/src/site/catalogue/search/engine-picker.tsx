import type { EngineChoice } from '@rombo/shared/collections/catalogue-part';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { use, useEffect } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { useHydrated } from '../../../ui/hydration.ts';
import { PageAddress, PageLink } from '../../../ui/page-link.tsx';
import { readStored, store } from '../../../ui/stored.ts';

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

/** Asks for the visitor's engine, and remembers it on the device. */
export function EnginePicker({ engines, chosen }: EnginePickerProps) {
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
