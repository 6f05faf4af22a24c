import { useId } from 'react';
import { Card, Cards, CardTitle } from '../../../ui/card.styles.ts';
import { Head, Heading } from '../../../ui/panel.styles.ts';
import { MaintenanceCard } from './maintenance-card.tsx';
import { Facts } from './settings.styles.ts';
import { facts, texts } from './texts.ts';

const lines = [
  [texts.version, facts.version],
  [texts.database, facts.database],
  [texts.server, facts.server],
] as const;

/** The administrator's settings: the maintenance switch, and what the site runs on. */
export function SettingsPanel() {
  const heading = useId();
  const info = useId();
  return (
    <section aria-labelledby={heading}>
      <Head>
        <Heading id={heading}>{texts.title}</Heading>
      </Head>
      <Cards>
        <MaintenanceCard />
        <Card aria-labelledby={info}>
          <CardTitle id={info}>{texts.info}</CardTitle>
          <Facts>
            {lines.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        </Card>
      </Cards>
    </section>
  );
}
