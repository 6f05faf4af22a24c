import { type SiteUsage, shortCommit } from '@rombo/shared/contract/site';
import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { useMaintenance, useRelease, useUsage } from '../../api/settings.ts';
import { useRead, useWrite } from '../../api/swr.ts';
import { Head, Heading } from '../../forms/panel.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.styles.ts';
import { Field, TextInput } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { BusyButton } from '../ui/buttons.tsx';
import { Buttons, CardForm, Cards, Hint, TitledCard } from '../ui/cards.tsx';
import { toLocalTime, toUtc } from '../ui/local-time.ts';

const State = styled.p<{ $closed: boolean }>`
  ${displayText}
  font-size: var(--font-size-h2);
  &::before {
    content: '';
    display: inline-block;
    width: 0.5em;
    height: 0.5em;
    margin: 0 0.5em 0.08em 0.1em;
    background: ${({ $closed }) => ($closed ? 'var(--color-brand-hover)' : 'var(--color-accent)')};
    transform: rotate(45deg);
  }
`;

const Facts = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-m);
    padding-block: var(--space-s);
    border-top: 1px solid var(--color-border);
  }
  dt { color: var(--color-text-muted); }
`;

export const Sign = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-s) var(--space-m);
  margin-bottom: var(--space-l);
  padding: var(--space-s) var(--space-m);
  border-left: 4px solid var(--color-accent);
  background: var(--color-brand);
  color: var(--color-on-brand);
  > p { ${labelText} letter-spacing: 0.04em; text-transform: none; }
  > button { color: inherit; }
`;

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A number of bytes in the largest unit of which there is one, to one decimal. */
export function sizeText(bytes: number, locale: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const style = { style: 'unit', unit: units[power], maximumFractionDigits: 1 } as const;
  return (bytes / 1000 ** power).toLocaleString(locale, style);
}

function Release() {
  const { locale, settings: texts } = useTexts('panel');
  const { data, loading } = useRelease();
  const { commit, releasedAt } = data ?? {};
  const date = releasedAt && new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const text = commit && date ? texts.releaseText(shortCommit(commit), date.format(new Date(releasedAt))) : null;
  return (
    <div>
      <dt>{texts.release}</dt>
      <dd>{text ?? (loading ? texts.releaseLoading : texts.releaseUnknown)}</dd>
    </div>
  );
}

function Usage() {
  const { locale, settings: texts } = useTexts('panel');
  const { data, loading } = useUsage();
  const moment = (at: string) => new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const day = (at: string) => new Date(at).toLocaleDateString(locale, { dateStyle: 'medium' });
  const textOf = {
    storage: ({ storage }: SiteUsage) =>
      storage
        ? texts.storageText(storage.files.toLocaleString(locale), sizeText(storage.bytes, locale))
        : texts.storageUnknown,
    backup: ({ backup, hosting }: SiteUsage) => {
      if (hosting === 'own') return backup ? moment(backup.at) : texts.backupNone;
      return backup ? texts.backupContinuous(moment(backup.at)) : texts.backupUnknown;
    },
    cost: ({ cost, hosting }: SiteUsage) => {
      if (hosting === 'own') return texts.costNone;
      if (!cost) return texts.costUnknown;
      const { amount, currency, at } = cost;
      return texts.costText(amount.toLocaleString(locale, { style: 'currency', currency }), day(at));
    },
  };
  const missing = loading ? texts.releaseLoading : texts.releaseUnknown;
  return (['storage', 'backup', 'cost'] as const).map((fact) => (
    <div key={fact}>
      <dt>{texts[fact]}</dt>
      <dd>{data ? textOf[fact](data) : missing}</dd>
    </div>
  ));
}

/** Closes the site for maintenance or opens it; the setting is read again afterwards, and `busy` lasts until then. */
function useSetMaintenance() {
  const { run, busy } = useWrite('saveSetting', { refreshes: ['getSetting'] });
  const set = (active: boolean) => run({ body: { key: 'maintenance_mode', value: active ? 'true' : 'false' } });
  return { set, busy };
}

/** The setting with the error that names it; visitors' pages, which open all the same, go without. */
function useMaintenanceSetting() {
  const { error, ...read } = useMaintenance();
  return { ...read, error: error ? new Error('Failed to fetch maintenance setting', { cause: error }) : undefined };
}

function MaintenanceCard() {
  const { settings: texts } = useTexts('panel');
  const setting = useMaintenanceSetting();
  const { set, busy } = useSetMaintenance();
  const { toast } = useToast();
  const { active, error, retry } = setting;

  const change = async (next: boolean) => {
    if (next && !confirm(texts.confirmEnable)) return;
    try {
      await set(next);
      const [title, description] = next ? [texts.enabled, texts.enabledText] : [texts.disabled, texts.disabledText];
      toast({ title, description });
    } catch {
      toast({ title: texts.error, description: texts.failed, variant: 'destructive' });
    }
  };

  return (
    <TitledCard title={texts.maintenance}>
      <AsyncView read={setting} failure={{ title: texts.unknownTitle, text: texts.unknownText }}>
        {() => (
          <>
            <State role="status" aria-label={texts.state} $closed={active}>
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

/** Plans the end of the maintenance, which visitors are told; empty says nothing of it. */
function EndCard() {
  const { settings: texts } = useTexts('panel');
  const { toast } = useToast();
  const { data } = useRead('getSetting', { parameters: { key: 'maintenance_until' }, nullOn: 404 });
  const { run, busy } = useWrite('saveSetting', { refreshes: ['getSetting'] });
  const [typed, setTyped] = useState<string | null>(null);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const local = typed ?? toLocalTime(data?.value ?? '');
    try {
      await run({ body: { key: 'maintenance_until', value: toUtc(local) } });
      setTyped(null);
      toast({ title: local ? texts.endSaved : texts.endRemoved });
    } catch {
      toast({ title: texts.error, description: texts.endFailed, variant: 'destructive' });
    }
  };

  return (
    <TitledCard title={texts.end} hint={texts.endHint}>
      <CardForm onSubmit={save}>
        <Field label={texts.endLabel}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={typed ?? toLocalTime(data?.value ?? '')}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
        <Buttons>
          <BusyButton type="submit" variant="secondary" busy={busy}>
            {texts.saveEnd}
          </BusyButton>
        </Buttons>
      </CardForm>
    </TitledCard>
  );
}

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
