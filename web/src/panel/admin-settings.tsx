import styled from 'styled-components';
import { useTexts } from '../i18n/index.ts';
import { ActivityCard } from './account/activity-card.tsx';
import { PasswordCard } from './account/password-card.tsx';
import { SecondFactorCard } from './account/second-factor-card.tsx';
import { SessionsCard } from './account/sessions-card.tsx';
import { SettingsPanel } from './settings/settings-panel.tsx';
import { Cards } from './ui/cards.tsx';
import { PanelSection } from './ui/panel-section.tsx';

const Sections = styled.div`
  display: grid;
  gap: var(--space-xxl);
`;

/** Three cards, and the activity below them in as many columns as fit. */
const AccountCards = styled(Cards)`
  > :last-child {
    grid-column: 1 / -1;
    > ul {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
      column-gap: var(--space-xl);
    }
  }
`;

/** Settings of the site, and the administrator's own access: password, second factor, devices, activity. */
export default function AdminSettings() {
  const { account: texts } = useTexts('panel');
  return (
    <Sections>
      <SettingsPanel />
      <PanelSection title={texts.title}>
        <AccountCards>
          <PasswordCard />
          <SecondFactorCard />
          <SessionsCard />
          <ActivityCard />
        </AccountCards>
      </PanelSection>
    </Sections>
  );
}
