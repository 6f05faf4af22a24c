import { noteKey } from '@rombo/shared/collections/note-key';
import { MAINTENANCE_NOTE_MAX, type SettingKey } from '@rombo/shared/collections/setting';
import { keysOf } from '@rombo/shared/contract/keys-of';
import { defaultLanguage, languageCodes } from '@rombo/shared/words/languages';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useMaintenance, useSetting, useSettingRead } from '../../api/reads.ts';
import { useWrite } from '../../api/swr.ts';
import { TextField } from '../../forms/fields.tsx';
import { useLeaveGuard } from '../../forms/leave-guard.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { languageName } from '../../i18n/language-name.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.styles.ts';
import { ActivityCard } from '../account/activity-card.tsx';
import { PasswordCard } from '../account/password-card.tsx';
import { SecondFactorCard } from '../account/second-factor-card.tsx';
import { SessionsCard } from '../account/sessions-card.tsx';
import { Buttons, CardForm, Cards, Hint, State, TitledCard } from '../ui/cards.tsx';
import { attempt } from '../ui/list-hooks.tsx';
import { timeInput, toLocalTime, toUtc } from '../ui/local-time.ts';
import { PanelSection } from '../ui/panel-section.tsx';
import { SiteFacts } from './site-facts.tsx';

function MaintenanceCard() {
  const { settings: texts } = useTexts('panel');
  const { error: cause, ...read } = useMaintenance();
  const { run, busy } = useWrite('saveSetting', { refreshes: ['getSetting'] });
  const { active, retry } = read;
  const from = useSetting('maintenance_from');
  const error = cause && new Error('Failed to fetch maintenance setting', { cause });

  const change = async (next: boolean) => {
    if (next && !confirm(texts.confirmEnable)) return;
    const [title, description] = next ? [texts.enabled, texts.enabledText] : [texts.disabled, texts.disabledText];
    const save = async () => {
      await run({ body: { key: 'maintenance_mode', value: next ? 'true' : 'false' } });
      // The end of what is over must not reopen the site the next time. A plan that has not begun keeps its end.
      if (!next && !(Date.parse(from) > Date.now())) await run({ body: { key: 'maintenance_until', value: '' } });
    };
    await attempt(save, { title: texts.error, description: texts.failed }, { title, description });
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
              <Button variant="danger" disabled={active} busy={busy} onClick={() => change(true)}>
                {busy && !active ? texts.enabling : texts.enable}
              </Button>
              <Button disabled={!active} busy={busy} onClick={() => change(false)}>
                {busy && active ? texts.disabling : texts.disable}
              </Button>
            </Buttons>
          </>
        )}
      </AsyncView>
    </TitledCard>
  );
}

type Plan = Partial<Record<SettingKey, string>>;

interface NoteFieldProps {
  name: SettingKey;
  typed: Plan;
  onType: (part: Plan) => void;
  label: string;
}

function NoteField({ name, typed, onType, label }: NoteFieldProps) {
  const stored = useSetting(name);
  return (
    <TextField
      label={label}
      isLong
      maxLength={MAINTENANCE_NOTE_MAX}
      value={typed[name] ?? stored}
      onChange={(event) => onType({ [name]: event.currentTarget.value })}
    />
  );
}

interface PlanFormProps {
  stored: Record<'maintenance_from' | 'maintenance_until', string>;
  active: boolean;
}

function PlanForm({ stored, active }: PlanFormProps) {
  const { saving, settings: texts } = useTexts('panel');
  const { language } = useLanguage();
  const { run, busy } = useWrite('saveSetting', { refreshes: ['getSetting'] });
  const [typed, setTyped] = useState<Plan>({});
  // Times that no longer apply are shown as blank.
  const toApply = (utc: string, applies: boolean): string =>
    applies || Date.parse(utc) > Date.now() ? toLocalTime(utc) : '';
  const moments = {
    maintenance_from: typed.maintenance_from ?? toApply(stored.maintenance_from, active),
    maintenance_until: typed.maintenance_until ?? toApply(stored.maintenance_until, false),
  };
  const isReversed = Boolean(moments.maintenance_until) && moments.maintenance_until <= moments.maintenance_from;
  const onType = (part: Plan) => setTyped((before) => ({ ...before, ...part }));
  useLeaveGuard(() => Object.keys(typed).length > 0, saving.leave);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isReversed) return;
    const isPlanned = keysOf(moments).some((key) => key in typed);
    const begins = Date.parse(toUtc(moments.maintenance_from));
    const closesNow = !active && isPlanned && begins <= Date.now();
    if (closesNow && !confirm(texts.confirmPast)) return;
    const saveAll = async () => {
      // The two times are one plan: a new end must not revive a past beginning.
      const isOutdated = (key: keyof typeof moments) => isPlanned && stored[key] && !moments[key];
      for (const key of keysOf(moments))
        if (key in typed || isOutdated(key)) await run({ body: { key, value: toUtc(moments[key]) } });
      for (const key of keysOf(typed)) {
        if (!(key in moments)) await run({ body: { key, value: typed[key]?.trim() ?? '' } });
      }
    };
    if (!(await attempt(saveAll, { title: texts.error, description: texts.planFailed }, { title: texts.planSaved })))
      return;
    // Keeps what was typed until the response.
    setTyped((now) =>
      Object.fromEntries(Object.entries(now).filter(([key, value]) => value !== typed[key as SettingKey])),
    );
  };

  const moment = (name: keyof typeof moments, label: string, error?: string) => (
    <TextField
      {...timeInput}
      label={label}
      value={moments[name]}
      error={error}
      onChange={(event) => onType({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <CardForm onSubmit={save}>
      {moment('maintenance_from', texts.plannedFrom)}
      {moment('maintenance_until', texts.plannedUntil, isReversed ? texts.planOrder : undefined)}
      {languageCodes.map((code) => (
        <NoteField
          key={code}
          name={noteKey(code)}
          typed={typed}
          onType={onType}
          label={code === defaultLanguage ? texts.plannedNote : texts.plannedNoteIn(languageName(code, language))}
        />
      ))}
      <Buttons>
        <Button type="submit" variant="secondary" busy={busy}>
          {texts.savePlan}
        </Button>
      </Buttons>
    </CardForm>
  );
}

/** Schedules when the site closes and reopens, and the note for visitors. */
function PlanCard() {
  const { settings: texts } = useTexts('panel');
  const { active, ...mode } = useMaintenance();
  const from = useSettingRead('maintenance_from');
  const until = useSettingRead('maintenance_until');
  const reads = [mode, from, until];
  const stored = { maintenance_from: from.data?.value ?? '', maintenance_until: until.data?.value ?? '' };
  const read = {
    data: reads.some(({ data }) => data === undefined) ? undefined : stored,
    error: reads.find(({ error }) => error)?.error,
    loading: reads.some(({ loading }) => loading),
    retry: () => {
      for (const { error, retry } of reads) if (error) retry();
    },
  };
  return (
    <TitledCard title={texts.planned} hint={texts.plannedHint}>
      <AsyncView read={read}>{() => <PlanForm stored={stored} active={active} />}</AsyncView>
    </TitledCard>
  );
}

function AutoReplyCard() {
  const { settings: texts } = useTexts('panel');
  const { run, busy } = useWrite('saveSetting', { refreshes: ['getSetting', 'listActivity'] });
  const read = useSettingRead('auto_reply');
  const change = (isOn: boolean) =>
    attempt(
      () => run({ body: { key: 'auto_reply', value: String(isOn) } }),
      { title: texts.error, description: texts.replyFailed },
      { title: texts.replySaved },
    );
  return (
    <TitledCard title={texts.reply} hint={texts.replyHint}>
      <AsyncView read={read}>
        {(setting) => {
          const isOn = setting?.value === 'true';
          return (
            <>
              <State role="status" aria-label={texts.replyState} $isOn={isOn}>
                {isOn ? texts.replyOn : texts.replyOff}
              </State>
              <Buttons>
                <Button variant="secondary" busy={busy} onClick={() => change(!isOn)}>
                  {isOn ? texts.replyDisable : texts.replyEnable}
                </Button>
              </Buttons>
            </>
          );
        }}
      </AsyncView>
    </TitledCard>
  );
}

const Sections = styled.div`
  display: grid;
  gap: var(--space-xxl);
`;

/** Three cards, and the activity log below them in as many columns as fit. */
const AccountCards = styled(Cards)`
  > :last-child {
    grid-column: 1 / -1;
    > ul {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
      column-gap: var(--space-xl);
    }
  }
`;

export default function SettingsPanel() {
  const { account, frame, settings } = useTexts('panel');
  return (
    <Sections>
      <PanelSection title={frame.tabs.impostazioni}>
        <Cards>
          <MaintenanceCard />
          <PlanCard />
          <AutoReplyCard />
          <TitledCard title={settings.info}>
            <SiteFacts />
          </TitledCard>
        </Cards>
      </PanelSection>
      <PanelSection title={account.title}>
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
