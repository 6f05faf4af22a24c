import { pages } from '@rombo/shared/pages';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import styled from 'styled-components';
import { useLocation } from 'wouter';
import { LogoutButton } from '../features/session/logout-button.tsx';
import { useAdminText } from '../i18n/admin-text.ts';
import { useText } from '../i18n/index.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { Tabs } from '../ui/tabs.tsx';

const ProductsPanel = lazy(() =>
  import('../features/products/admin/products-panel.tsx').then((module) => ({ default: module.ProductsPanel })),
);

const names = ['products', 'slides', 'messages', 'settings'] as const;
type Name = (typeof names)[number];

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  margin-bottom: ${({ theme }) => theme.space.l};
  h1 { font-size: ${({ theme }) => theme.size.h2}; }
`;

/** The administrator's tools, one tab each. */
export default function AdminPage() {
  const t = useText();
  const ta = useAdminText();
  const [, navigate] = useLocation();
  const [active, setActive] = useState<Name>('products');
  const panels: Partial<Record<Name, ReactNode>> = {
    products: (
      <div lang="it">
        <ProductsPanel />
      </div>
    ),
  };
  const tabs = names.map((name) => ({
    name,
    label: ta(`panel.${name}`),
    content: (
      <Suspense fallback={<p role="status">{t('common.loading')}</p>}>
        {panels[name] ?? <h2>{ta(`panel.${name}`)}</h2>}
      </Suspense>
    ),
  }));
  return (
    <>
      <Top>
        <PageHeading>{t('admin.title')}</PageHeading>
        <LogoutButton onSuccess={() => navigate(pages.login, { replace: true })} />
      </Top>
      <Tabs label={ta('panel.sections')} tabs={tabs} active={active} onChange={setActive} />
    </>
  );
}
