import { type Filter, sorts } from '@rombo/shared/collections/catalogue';
import type { EngineChoice } from '@rombo/shared/collections/product-outline';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { use } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { PageAddress } from '../../ui/page-link.tsx';
import { chooseEngine, useEngineSlug } from './my-engine.ts';

const Row = styled.form`
  display: flex;
  gap: var(--space-s);
  select { flex: 1 1 0; min-width: 0; max-width: 20rem; min-height: 2.75rem; text-overflow: ellipsis; }
`;

interface ChoicesProps {
  engines: readonly EngineChoice[];
  filter: Filter;
}

/**
 * Selects for the visitor's engine, which filters the parts and is stored on this device, and for the sort order. Both apply immediately.
 */
export function Choices({ engines, filter }: ChoicesProps) {
  const { search: texts, sort } = useTexts('catalogue');
  const action = use(PageAddress)(pathOfPage('products'));
  const storedEngine = useEngineSlug();
  const known = engines.some(({ slug }) => slug === storedEngine) ? storedEngine : null;
  const { category, subcategory, q } = filter;
  const others = Object.entries({ category, subcategory, q }).filter(([, value]) => value && value !== 'all');

  function show(form: HTMLFormElement) {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (value) query.set(name, String(value));
    const text = query.toString();
    window.location.assign(text ? `${action}?${text}` : action);
  }

  return (
    <Row action={action}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {engines.length > 0 && (
        <Select
          key={`${filter.fits} ${known}`}
          name="fits"
          aria-label={texts.whichEngine}
          defaultValue={filter.fits ?? known ?? ''}
          onChange={({ target }) => {
            chooseEngine(target.value || null);
            if (target.form && (target.value || filter.fits)) show(target.form);
          }}
        >
          <option value="">{known ? texts.forgetEngine : texts.whichEngine}</option>
          {engines.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Select
        name="sort"
        aria-label={sort.label}
        defaultValue={filter.sort ?? ''}
        onChange={({ target }) => {
          if (!target.form) return;
          // The stored engine filters the list only if the visitor has chosen that filter.
          const engine = target.form.elements.namedItem('fits');
          if (engine instanceof HTMLSelectElement && !filter.fits) engine.value = '';
          show(target.form);
        }}
      >
        <option value="">{sort.own}</option>
        {sorts.map((key) => (
          <option key={key} value={key}>
            {sort[key]}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" variant="secondary">
          {texts.show}
        </Button>
      </noscript>
    </Row>
  );
}
