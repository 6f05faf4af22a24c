import type { ActiveSlide } from '@rombo/shared/collections/listed';
import type { PageName, PanelTab } from '@rombo/shared/contract/pages';
import { type ReactNode, use } from 'react';
import styled from 'styled-components';
import { Link } from 'wouter';
import { useProduct } from '../../api/reads.ts';
import { useRead } from '../../api/swr.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { tabName } from '../../i18n/tab-name.ts';
import { panelAddress } from '../../routing/paths.ts';
import { useNewsPage } from '../../site/news/api.ts';
import { media } from '../../theme/media.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/icon.tsx';
import { PageParameters } from '../../ui/page-link.tsx';

/** Fixed, so it causes no layout shift. */
const Corner = styled.div`
  position: fixed;
  left: max(var(--space-m), env(safe-area-inset-left));
  bottom: calc(var(--toast-room, env(safe-area-inset-bottom)) + var(--page-bar) + var(--space-m));
  z-index: 8;
  ${media.wide} { left: calc(var(--sidebar-width) + var(--space-m)); }
`;

const Button = styled.a<{ $variant: 'secondary' }>`
  ${buttonStyle}
  background: var(--color-surface);
`;

const Items = styled.ul`
  position: absolute;
  bottom: 100%;
  width: max-content;
  max-width: min(24rem, 80vw);
  max-height: 60vh;
  overflow-y: auto;
  border: 1px solid var(--color-border-strong);
  background: var(--color-surface);
  a { display: flex; align-items: center; min-height: 2.75rem; padding-inline: var(--space-m); }
  a:hover { background: var(--color-background); }
`;

/** History state that makes the form return here when it is closed. */
const RETURN_STATE = { fromList: true };

function EditItem({ tab, id, name }: { tab: PanelTab; id?: string | undefined; name: string }) {
  const { products: texts } = useTexts('panel');
  return (
    <Corner data-screen>
      <Link href={panelAddress(tab, id)} state={RETURN_STATE} asChild>
        <Button $variant="secondary">
          {texts.edit}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Link>
    </Corner>
  );
}

interface EditItemsProps {
  tab: PanelTab;
  items: readonly { id: string; name: string }[] | undefined;
}

function EditItems({ tab, items = [] }: EditItemsProps) {
  const panel = useTexts('panel');
  const { products: texts } = panel;
  const label = tabName(panel, tab);
  return (
    <Corner data-screen>
      <details>
        <Button as="summary" $variant="secondary">
          {texts.edit}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Button>
        <Items>
          {[...items, { id: undefined, name: label }].map(({ id, name }) => (
            <li key={id ?? ''}>
              <Link href={panelAddress(tab, id)} state={RETURN_STATE}>
                {name}
              </Link>
            </li>
          ))}
        </Items>
      </details>
    </Corner>
  );
}

function EditSlides() {
  const { position } = useTexts('home').slideshow;
  const slides = useRead('listActiveSlides').data;
  const nameOf = ({ title, headline }: ActiveSlide, at: number) =>
    title ?? headline ?? position(at + 1, slides?.length ?? 0);
  return <EditItems tab="slide" items={slides?.map((slide, at) => ({ id: slide.id, name: nameOf(slide, at) }))} />;
}

function EditDealers() {
  const { data } = useRead('listDealers');
  return <EditItems tab="rivenditori" items={data?.map(({ id, name, city }) => ({ id, name: `${name}, ${city}` }))} />;
}

function EditResults() {
  const { data } = useRead('listResults');
  return <EditItems tab="risultati" items={data?.map(({ id, title }) => ({ id, name: title }))} />;
}

function EditProduct() {
  const { slug = '' } = use(PageParameters);
  const { data } = useProduct(slug, useLanguage().language);
  return data && <EditItem tab="prodotti" id={data.id} name={data.name} />;
}

function EditNews() {
  const { slug = '' } = use(PageParameters);
  const { data } = useNewsPage(slug);
  return data?.page && <EditItem tab="news" id={data.page.item.id} name={data.page.item.title} />;
}

const editLinks: Partial<Record<PageName, () => ReactNode>> = {
  product: EditProduct,
  newsItem: EditNews,
  home: EditSlides,
  dealers: EditDealers,
  news: EditResults,
  season: EditResults,
};

/** Panel tabs in which the other pages are edited. */
const tabs: Partial<Record<PageName, PanelTab>> = { products: 'prodotti', contact: 'azienda', whereWeAre: 'azienda' };

/** Links the administrator from a page to the form or list of its content. */
export default function EditLink({ page }: { page: PageName }) {
  const panel = useTexts('panel');
  const PageEditLink = editLinks[page];
  if (PageEditLink) return <PageEditLink />;
  const tab = tabs[page];
  return tab && <EditItem tab={tab} name={tabName(panel, tab)} />;
}
