import { type SecondFactor, SecondFactorRemoval } from '@rombo/shared/contract/account';
import { useRef, useState } from 'react';
import { Note } from '../../forms/form.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Hint, TitledCard } from '../ui/cards.tsx';
import { AccountField, AccountForm, useCardForm } from './account-form.tsx';
import { useRemoveSecondFactor, useSecondFactor } from './api.ts';
import { useDates } from './dates.ts';
import { RecoveryCodes, SetUp, State } from './second-factor-setup.tsx';

interface TurnOffProps {
  factor: SecondFactor;
  onDone: () => void;
}

/** The second factor that is on: since when, what is left of its codes, and the way to turn it off. */
function TurnOff({ factor, onDone }: TurnOffProps) {
  const { secondFactor: texts } = useTexts('panel');
  const { dayText } = useDates();
  const [open, setOpen] = useState(false);
  const { run } = useRemoveSecondFactor();
  const { toast } = useToast();
  const form = useCardForm(SecondFactorRemoval, async (body) => {
    await run({ body });
    onDone();
    toast({ title: texts.turnedOff, description: texts.turnedOffText });
  });
  return (
    <>
      <State role="status" aria-label={texts.state} $on>
        {texts.on}
      </State>
      {factor.since && <Note>{texts.since(dayText(factor.since))}</Note>}
      <Note>
        {texts.left(factor.recoveryCodesLeft)} {texts.renew}
      </Note>
      {!open && (
        <Button variant="danger" onClick={() => setOpen(true)}>
          {texts.turnOff}
        </Button>
      )}
      {open && (
        <AccountForm
          form={form}
          label={texts.disable}
          busyLabel={texts.wait}
          variant="danger"
          onCancel={() => setOpen(false)}
        >
          <Hint>{texts.turnOffText}</Hint>
          <AccountField form={form} name="password" label={texts.password} type="password" autoFocus />
          <AccountField form={form} name="code" label={texts.anyCode} autoComplete="one-time-code" />
        </AccountForm>
      )}
    </>
  );
}

/** The second factor: off, being set up, just turned on with its recovery codes to save, or on. */
export function SecondFactorCard() {
  const { secondFactor: texts } = useTexts('panel');
  const title = useRef<HTMLHeadingElement>(null);
  const factor = useSecondFactor();
  const [codes, setCodes] = useState<string[] | null>(null);
  // The codes take the place of what asked for them before the new state is read, which would take it away too early.
  const show = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    factor.retry();
  };
  const close = () => {
    setCodes(null);
    title.current?.focus();
  };
  return (
    <TitledCard title={texts.title} titleRef={title} hint={texts.hint}>
      <AsyncView
        read={factor}
        loading={<p role="status">{texts.loading}</p>}
        failure={{ title: texts.failedTitle, text: texts.failedText }}
      >
        {(known) => {
          if (codes) return <RecoveryCodes codes={codes} onSaved={close} />;
          return known.active ? <TurnOff factor={known} onDone={close} /> : <SetUp onDone={show} />;
        }}
      </AsyncView>
    </TitledCard>
  );
}
