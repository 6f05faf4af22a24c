import { useId } from 'react';
import { Head, Heading } from '../../forms/panel.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { Cards, TitledCard } from '../ui/cards.tsx';
import { EndCard } from './end-card.tsx';
import { MaintenanceCard } from './maintenance-card.tsx';
import { Facts } from './settings.styles.ts';
import { Release, Usage } from './usage.tsx';

const facts = { version: '1.0.0', database: 'Amazon DynamoDB', server: 'AWS Lambda, Node.js 24' };
const names = ['version', 'database', 'server'] as const;

export function SettingsPanel() {
  const { settings: texts } = useTexts('panel');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Head>
        <Heading id={heading}>{texts.title}</Heading>
      </Head>
      <Cards>
        <MaintenanceCard />
        <EndCard />
        <TitledCard title={texts.info}>
          <Facts>
            {names.map((name) => (
              <div key={name}>
                <dt>{texts[name]}</dt>
                <dd>{facts[name]}</dd>
              </div>
            ))}
            <Release />
            <Usage />
          </Facts>
        </TitledCard>
      </Cards>
    </section>
  );
}
