import { useId } from 'react';
import { Head, Heading } from '../forms/panel.styles.ts';
import { useTexts } from '../i18n/index.ts';
import { AccountCards, Section } from './account/account.styles.ts';
import { ActivityCard } from './account/activity-card.tsx';
import { PasswordCard } from './account/password-card.tsx';
import { SecondFactorCard } from './account/second-factor-card.tsx';
import { SessionsCard } from './account/sessions-card.tsx';
import { SettingsPanel } from './settings/settings-panel.tsx';

/** The administrator's own access: password, second factor, devices, and what was done. */
function AccountPanel() {
  const { account: texts } = useTexts('panel');
  const heading = useId();
  return (
    <Section aria-labelledby={heading}>
      <Head>
        <Heading id={heading}>{texts.title}</Heading>
      </Head>
      <AccountCards>
        <PasswordCard />
        <SecondFactorCard />
        <SessionsCard />
        <ActivityCard />
      </AccountCards>
    </Section>
  );
}

export default function AdminSettings() {
  return (
    <>
      <SettingsPanel />
      <AccountPanel />
    </>
  );
}
