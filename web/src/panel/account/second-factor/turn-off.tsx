import { type SecondFactor, SecondFactorRemoval } from '@rombo/shared/contract/account';
import { useState } from 'react';
import { Note } from '../../../forms/form.styles.ts';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { Hint } from '../../ui/cards.tsx';
import { AccountField, AccountForm } from '../account-form.tsx';
import { useRemoveSecondFactor } from '../api.ts';
import { useDates } from '../dates.ts';
import { useCardForm } from '../use-card-form.ts';
import { State } from './second-factor.styles.ts';

interface TurnOffProps {
  factor: SecondFactor;
  onDone: () => void;
}

/** The second factor that is on: since when, what is left of its codes, and the way to turn it off. */
export function TurnOff({ factor, onDone }: TurnOffProps) {
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
