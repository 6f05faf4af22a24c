import { type SecondFactor, SecondFactorRemoval } from '@rombo/shared/second-factor';
import { useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Buttons, CardForm, Hint } from '../../../ui/card.styles.ts';
import { FieldError } from '../../../ui/field.styles.ts';
import { Field, TextInput } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { Small } from '../account.styles.ts';
import { useRemoveSecondFactor } from '../api.ts';
import { useDates } from '../dates.ts';
import { useCardForm } from '../use-card-form.ts';
import { State } from './second-factor.styles.ts';

export interface TurnOffProps {
  factor: SecondFactor;
  onDone: () => void;
}

/** The second factor that is on: since when, what is left of its codes, and the way to turn it off. */
export function TurnOff({ factor, onDone }: TurnOffProps) {
  const { secondFactor: texts, account: shared } = useTexts('panel');
  const { dayText } = useDates();
  const [open, setOpen] = useState(false);
  const { run } = useRemoveSecondFactor();
  const { toast } = useToast();
  const { submit, problems, refusal, busy } = useCardForm(SecondFactorRemoval, async (body) => {
    await run({ body });
    onDone();
    toast({ title: texts.turnedOff, description: texts.turnedOffText });
  });
  return (
    <>
      <State role="status" aria-label={texts.state} $on>
        {texts.on}
      </State>
      {factor.since && <Small>{texts.since(dayText(factor.since))}</Small>}
      <Small>
        {texts.left(factor.recoveryCodesLeft)} {texts.renew}
      </Small>
      {!open && (
        <Button variant="danger" onClick={() => setOpen(true)}>
          {texts.turnOff}
        </Button>
      )}
      {open && (
        <CardForm onSubmit={submit} noValidate aria-busy={busy}>
          <Hint>{texts.turnOffText}</Hint>
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
          <Field label={texts.anyCode} error={problems.code}>
            {(control) => <TextInput {...control} name="code" autoComplete="one-time-code" disabled={busy} />}
          </Field>
          {refusal && <FieldError role="alert">{refusal}</FieldError>}
          <Buttons>
            <Button variant="secondary" disabled={busy} onClick={() => setOpen(false)}>
              {shared.cancel}
            </Button>
            <Button type="submit" variant="danger" busy={busy}>
              {busy ? texts.wait : texts.disable}
            </Button>
          </Buttons>
        </CardForm>
      )}
    </>
  );
}
