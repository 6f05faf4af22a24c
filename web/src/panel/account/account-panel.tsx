import { useId } from 'react';
import { Head, Heading } from '../../forms/panel.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { AccountCards, Section } from './account.styles.ts';
import { ActivityCard } from './activity/activity-card.tsx';
import { PasswordCard } from './password/password-card.tsx';
import { SecondFactorCard } from './second-factor/second-factor-card.tsx';
import { SessionsCard } from './sessions/sessions-card.tsx';

/** The administrator's own access: password, second factor, devices, and what was done. */
export function AccountPanel() {
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
