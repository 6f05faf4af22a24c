import { keysOf } from '@rombo/shared/contract/keys-of';
import { type SiteUsage, shortCommit } from '@rombo/shared/contract/site';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useMaintenance, useRelease, useUsage } from '../../api/reads.ts';
import { type Read, useRead, useWrite } from '../../api/swr.ts';
import { TextField } from '../../forms/fields.tsx';
import { formatDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/index.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.styles.ts';
import { ActivityCard } from '../account/activity-card.tsx';
import { PasswordCard } from '../account/password-card.tsx';
import { SecondFactorCard } from '../account/second-factor-card.tsx';
import { SessionsCard } from '../account/sessions-card.tsx';
import { BusyButton } from '../ui/buttons.tsx';
import { Buttons, CardForm, Cards, Facts, Hint, State, TitledCard } from '../ui/cards.tsx';
import { useAttempt } from '../ui/list-hooks.tsx';
import { toLocalTime, toUtc } from '../ui/local-time.ts';
import { PanelSection } from '../ui/panel-section.tsx';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A number of bytes in the largest unit of which there is one, to one decimal. */
export function sizeText(bytes: number, locale: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const style = { style: 'unit', unit: units[power], maximumFractionDigits: 1 } as const;
  return (bytes / 1000 ** power).toLocaleString(locale, style);
}

/** Facts about the running site. */
function SiteFacts() {
  const { locale, settings: texts } = useTexts('panel');
  const release = useRelease();
  const usage = useUsage();
  const moment = (at: string) => formatDate(at, 'shortMoment', locale);
  const releaseText = ({ commit, releasedAt }: NonNullable<typeof release.data>) =>
    commit && releasedAt ? texts.releaseText(shortCommit(commit), moment(releasedAt)) : texts.releaseUnknown;
  const storageText = ({ storage }: SiteUsage) =>
    storage
      ? texts.storageText(storage.files.toLocaleString(locale), sizeText(storage.bytes, locale))
      : texts.storageUnknown;
  const backupText = ({ backup, hosting }: SiteUsage) => {
    if (hosting === 'own') return backup ? moment(backup.at) : texts.backupNone;
    return backup ? texts.backupContinuous(moment(backup.at)) : texts.backupUnknown;
  };
  const costText = ({ cost, hosting }: SiteUsage) => {
    if (hosting === 'own') return texts.costNone;
    if (!cost) return texts.costUnknown;
    const { amount, currency, at } = cost;
    const day = formatDate(at, 'shortDay', locale);
    return texts.costText(amount.toLocaleString(locale, { style: 'currency', currency }), day);
  };
  const textOf = <T,>({ data, loading }: Read<T>, of: (data: T) => string) => {
    if (data) return of(data);
    return loading ? texts.releaseLoading : texts.releaseUnknown;
  };
  const facts = {
    version: '1.0.0',
    database: 'Amazon DynamoDB',
    server: 'AWS Lambda, Node.js 24',
    release: textOf(release, releaseText),
    storage: textOf(usage, storageText),
    backup: textOf(usage, backupText),
    cost: textOf(usage, costText),
  };
  return <Facts facts={keysOf(facts).map((name) => [texts[name], facts[name]])} />;
}

function MaintenanceCard() {
  const { settings: texts } = useTexts('panel');
  const { error: cause, ...read } = useMaintenance();
  const { run, busy } = useWrite('saveSetting', { refreshes: ['getSetting'] });
  const attempt = useAttempt();
  const { active, retry } = read;
  const error = cause && new Error('Failed to fetch maintenance setting', { cause });

  const change = async (next: boolean) => {
    if (next && !confirm(texts.confirmEnable)) return;
    const [title, description] = next ? [texts.enabled, texts.enabledText] : [texts.disabled, texts.disabledText];
    await attempt(
      () => run({ body: { key: 'maintenance_mode', value: next ? 'true' : 'false' } }),
      { title: texts.error, description: texts.failed },
      { title, description },
    );
  };

  return (
    <TitledCard title={texts.maintenance}>
      <AsyncView read={{ ...read, error }} failure={{ title: texts.unknownTitle, text: texts.unknownText }}>
        {() => (
          <>
            <State role="status" aria-label={texts.state} $isOn={!active}>
              {active ? texts.on : texts.off}
            </State>
            <Hint>{texts.hint}</Hint>
            {error && (
              <>
                <FieldError role="alert">{texts.stale}</FieldError>
                <Button variant="secondary" onClick={retry}>
                  {texts.reread}
                </Button>
              </>
            )}
            <Buttons>
              <Button variant="danger" disabled={active || busy} aria-busy={busy} onClick={() => change(true)}>
                {busy && !active ? texts.enabling : texts.enable}
              </Button>
              <Button disabled={!active || busy} aria-busy={busy} onClick={() => change(false)}>
                {busy && active ? texts.disabling : texts.disable}
              </Button>
            </Buttons>
          </>
        )}
      </AsyncView>
    </TitledCard>
  );
}

/** Plans the end of the maintenance, which visitors read; empty for none. */
function EndCard() {
  const { settings: texts } = useTexts('panel');
  const attempt = useAttempt();
  const { data } = useRead('getSetting', { parameters: { key: 'maintenance_until' }, nullOn: 404 });
  const { run, busy } = useWrite('saveSetting', { refreshes: ['getSetting'] });
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? toLocalTime(data?.value ?? '');

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const isSaved = await attempt(
      () => run({ body: { key: 'maintenance_until', value: toUtc(value) } }),
      { title: texts.error, description: texts.endFailed },
      { title: value ? texts.endSaved : texts.endRemoved },
    );
    if (isSaved) setTyped(null);
  };

  return (
    <TitledCard title={texts.end} hint={texts.endHint}>
      <CardForm onSubmit={save}>
        <TextField
          label={texts.endLabel}
          type="datetime-local"
          value={value}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Buttons>
          <BusyButton type="submit" variant="secondary" busy={busy}>
            {texts.saveEnd}
          </BusyButton>
        </Buttons>
      </CardForm>
    </TitledCard>
  );
}

/** The settings of the site: maintenance, and facts about it. */
function SiteSettings() {
  const { settings: texts } = useTexts('panel');
  return (
    <PanelSection title={texts.title}>
      <Cards>
        <MaintenanceCard />
        <EndCard />
        <TitledCard title={texts.info}>
          <SiteFacts />
        </TitledCard>
      </Cards>
    </PanelSection>
  );
}

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
export default function SettingsPanel() {
  const { account: texts } = useTexts('panel');
  return (
    <Sections>
      <SiteSettings />
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
