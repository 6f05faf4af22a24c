import { pages } from '@rombo/shared/contract/pages';
import { type ComponentType, use } from 'react';
import styled from 'styled-components';
import { Redirect, useLocation, useSearch } from 'wouter';
import { mayLeave } from '../forms/leave-guard.ts';
import { useTexts } from '../i18n/index.ts';
import type { Lazy } from '../loading/lazy.ts';
import { LoadBoundary, NotLoaded } from '../loading/load-boundary.tsx';
import { LogoutButton } from '../session/logout-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { SecondFactorReminder } from './account/reminder/second-factor-reminder.tsx';
import { panelAddress, readPanelAddress } from './address.ts';
import { movedPanel, type PanelName, panelAt, panelNames, panels } from './admin-panels.tsx';
import { MaintenanceSign } from './settings/maintenance-sign.tsx';
import { Tabs } from './ui/tabs.tsx';

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-m);
  margin-bottom: var(--space-l);
  h1 { font-size: var(--font-size-h2); }
`;

function Panel({ code }: { code: Lazy<ComponentType> }) {
  const Loaded = use(code.promise());
  return <Loaded />;
}

export default function AdminPage() {
  const { common } = useTexts('site');
  const { frame } = useTexts('panel');
  const [pathname, navigate] = useLocation();
  const moved = movedPanel(useSearch());
  const active = panelAt(pathname);
  const open = (name: PanelName) => navigate(panelAddress(panels[name].tab));
  const openSettings = () => {
    if (mayLeave()) open('settings');
  };
  if (moved) return <Redirect to={moved} replace />;
  const tabs = panelNames.map((name) => {
    const { Count, panel } = panels[name];
    return {
      name,
      label: (
        <>
          {frame[name]}
          {Count && <Count />}
        </>
      ),
      content: (
        <LoadBoundary
          loading={<p role="status">{common.loading}</p>}
          failed={(failure) => <NotLoaded failure={failure} />}
        >
          <Panel code={panel} />
        </LoadBoundary>
      ),
    };
  });
  return (
    <>
      <Top>
        <PageHeading>{frame.head.title}</PageHeading>
        <LogoutButton onSuccess={() => navigate(pages.login, { replace: true })} />
      </Top>
      <MaintenanceSign onOpen={active === 'settings' ? null : openSettings} />
      {active === panelNames[0] && !readPanelAddress(pathname).item && <SecondFactorReminder onOpen={openSettings} />}
      <Tabs label={frame.sections} tabs={tabs} active={active} onChange={open} />
    </>
  );
}
