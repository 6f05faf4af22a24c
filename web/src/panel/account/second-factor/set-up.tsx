import { type SecondFactorSecret, SecondFactorStart } from '@rombo/shared/contract/account';
import { useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { AccountField, AccountForm } from '../account-form.tsx';
import { useStartSecondFactor } from '../api.ts';
import { useCardForm } from '../use-card-form.ts';
import { Confirm } from './confirm.tsx';
import { State } from './second-factor.styles.ts';

interface SetUpProps {
  onDone: (recoveryCodes: string[]) => void;
}

/** Turns the second factor on, in three small steps: the password, the app, its first code. */
export function SetUp({ onDone }: SetUpProps) {
  const { secondFactor: texts } = useTexts('panel');
  const [step, setStep] = useState<'off' | 'password' | SecondFactorSecret>('off');
  const { run } = useStartSecondFactor();
  const form = useCardForm(SecondFactorStart, async (body) => setStep(await run({ body })));
  const cancel = () => setStep('off');
  if (typeof step === 'object') return <Confirm offer={step} onDone={onDone} onCancel={cancel} />;
  if (step === 'off') {
    return (
      <>
        <State role="status" aria-label={texts.state} $on={false}>
          {texts.off}
        </State>
        <Button onClick={() => setStep('password')}>{texts.start}</Button>
      </>
    );
  }
  return (
    <AccountForm form={form} label={texts.next} busyLabel={texts.wait} onCancel={cancel}>
      <AccountField form={form} name="password" label={texts.password} type="password" autoFocus />
    </AccountForm>
  );
}
