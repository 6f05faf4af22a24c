import { pages } from '@rombo/shared/contract/pages';
import { type ComponentType, use, useState } from 'react';
import styled from 'styled-components';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useMaintenance } from '../api/settings.ts';
import { mayLeave } from '../forms/leave-guard.ts';
import { useTexts } from '../i18n/index.ts';
import type { Lazy } from '../loading/lazy.ts';
import { LoadBoundary, NotLoaded } from '../loading/load-boundary.tsx';
import { LogoutButton } from '../session/logout-button.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { readStored, store } from '../ui/stored.ts';
import { useSecondFactor } from './account/api.ts';
import { panelAddress, readPanelAddress } from './address.ts';
import { movedPanel, type PanelName, panelAt, panelNames, panels } from './admin-panels.tsx';
import { Sign } from './settings/settings-panel.tsx';
import { Buttons } from './ui/cards.tsx';
import { Tabs } from './ui/tabs.tsx';

interface MaintenanceSignProps {
  /** Opens the switch; left out where it is open already. */
  onOpen: (() => void) | null;
}

/** Says above every tab that visitors cannot see the site. */
function MaintenanceSign({ onOpen }: MaintenanceSignProps) {
  const { settings: texts } = useTexts('panel');
  const { active } = useMaintenance();
  return (
    <div role="status">
      {active && (
        <Sign>
          <p>{texts.sign}</p>
          {onOpen && (
            <Button variant="ghost" onClick={onOpen}>
              {texts.toSettings}
            </Button>
          )}
        </Sign>
      )}
    </div>
  );
}

const KEY = 'second-factor-reminder';

const Reminder = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-s) var(--space-l);
  margin-bottom: var(--space-l);
  padding: var(--space-s) var(--space-m);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  color: var(--color-text-muted);
  > p {
    flex: 1 1 20rem;
    max-width: 75ch;
    text-wrap: balance;
  }
`;

interface SecondFactorReminderProps {
  onOpen: () => void;
}

function WhereThereIsNone({ onOpen, onDismiss }: SecondFactorReminderProps & { onDismiss: () => void }) {
  const { reminder: texts } = useTexts('panel');
  const { data } = useSecondFactor();
  if (data?.active !== false) return null;
  return (
    <Reminder aria-label={texts.label}>
      <p>{texts.text}</p>
      <Buttons>
        <Button variant="secondary" onClick={onOpen}>
          {texts.open}
        </Button>
        <Button variant="ghost" onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      </Buttons>
    </Reminder>
  );
}

/** Says that a password alone opens the panel, where that is so, until it is sent away on this device. */
function SecondFactorReminder({ onOpen }: SecondFactorReminderProps) {
  const [dismissed, setDismissed] = useState(() => readStored(KEY) === 'dismissed');
  if (dismissed) return null;
  const sendAway = () => {
    store(KEY, 'dismissed');
    setDismissed(true);
  };
  return <WhereThereIsNone onOpen={onOpen} onDismiss={sendAway} />;
}

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
