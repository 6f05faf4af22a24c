import { type SecondFactorSecret, SecondFactorStart } from '@rombo/shared/second-factor';
import { useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Buttons, CardForm } from '../../../ui/card.styles.ts';
import { FieldError } from '../../../ui/field.styles.ts';
import { Field, TextInput } from '../../../ui/field.tsx';
import { useStartSecondFactor } from '../api.ts';
import { useCardForm } from '../use-card-form.ts';
import { Confirm } from './confirm.tsx';
import { State } from './second-factor.styles.ts';

export interface SetUpProps {
  onDone: (recoveryCodes: string[]) => void;
}

/** Turns the second factor on, in three small steps: the password, the app, its first code. */
export function SetUp({ onDone }: SetUpProps) {
  const { secondFactor: texts, account: shared } = useTexts('panel');
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
  const { submit, problems, refusal, busy } = form;
  return (
    <CardForm onSubmit={submit} noValidate aria-busy={busy}>
      <Field label={texts.password} error={problems.password}>
        {(control) => (
          <TextInput
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            disabled={busy}
            autoFocus
          />
        )}
      </Field>
      {refusal && <FieldError role="alert">{refusal}</FieldError>}
      <Buttons>
        <Button variant="secondary" disabled={busy} onClick={cancel}>
          {shared.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? texts.wait : texts.next}
        </Button>
      </Buttons>
    </CardForm>
  );
}
