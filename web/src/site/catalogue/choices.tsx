import { type Filter, sorts } from '@rombo/shared/collections/catalogue';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { use } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Select } from '../../ui/field.styles.ts';
import { PageAddress, PageLink } from '../../ui/page-link.tsx';
import { engineLink } from './engine-link.ts';
import { forgetEngine, useEngineSlug, useMyEngine } from './my-engine.ts';

const Row = styled.form`
  display: flex;
  gap: var(--space-s);
  > :is(div, select) { flex: 1 1 0; min-width: 0; max-width: 20rem; min-height: 2.75rem; text-overflow: ellipsis; }
  > div { flex-grow: 1.5; }
`;

/** Same size with and without an engine, to avoid a layout shift. */
const Engine = styled.div`
  display: flex;
  border: 1px solid var(--color-border-strong);
  background: var(--color-surface);
  a {
    flex: 1;
    padding: 0.5625rem 0.75rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    text-decoration: none;
  }
  button { height: auto; }
`;

/** True if a key changed the list while it was closed. */
let isByKeys = false;

/** The visitor's engine, stored on this device, and the sort order, which applies at once unless it was changed by an arrow key. */
export function Choices({ filter }: { filter: Filter }) {
  const { search: texts, sort } = useTexts('catalogue');
  const action = use(PageAddress)(pathOfPage('products'));
  const isKnown = useEngineSlug() !== null;
  const engine = useMyEngine();
  const { category, subcategory, q, fits } = filter;
  const others = Object.entries({ category, subcategory, q, fits }).filter(([, value]) => value && value !== 'all');

  function showChanged({ form, value }: HTMLSelectElement) {
    if (!form || value === (filter.sort ?? '')) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (value) query.set(name, value as string);
    // Back shows this page with its own order again.
    addEventListener('pagehide', () => form.reset(), { once: true });
    window.location.assign(`${action}?${query}`.replace(/\?$/, ''));
  }

  return (
    <Row action={action}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Engine>
        <PageLink {...engineLink}>{engine?.name ?? texts.whichEngine}</PageLink>
        {isKnown && <IconButton muted icon="close" size={16} aria-label={texts.forgetEngine} onClick={forgetEngine} />}
      </Engine>
      <Select
        name="sort"
        aria-label={sort.label}
        defaultValue={filter.sort ?? ''}
        onPointerDown={() => {
          isByKeys = false;
        }}
        onKeyDown={({ key, altKey, currentTarget }) => {
          // An arrow key changes a closed list: Enter or Tab shows it. The space key, or Alt with an arrow key, opens the list.
          isByKeys = key !== ' ' && !altKey;
          if (key === 'Enter' || key === 'Tab') showChanged(currentTarget);
        }}
        onChange={({ target }) => isByKeys || showChanged(target)}
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
