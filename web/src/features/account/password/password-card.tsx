import { PasswordChange } from '@rombo/shared/password';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardForm, CardTitle } from '../../../ui/card.styles.ts';
import { FieldError } from '../../../ui/field.styles.ts';
import { Checkbox, Field, TextInput } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useChangePassword, useUsername } from '../api.ts';
import { useCardForm } from '../use-card-form.ts';

/** Changes the password; both are typed once, and can be looked at. */
export function PasswordCard() {
  const {
    account: { password: t },
  } = useTexts('panel');
  const heading = useId();
  const username = useUsername();
  const [shown, setShown] = useState(false);
  const { toast } = useToast();
  const { run } = useChangePassword();
  const { submit, problems, refusal, busy } = useCardForm(PasswordChange, async (body, form) => {
    await run({ body });
    form.reset();
    setShown(false);
    toast({ title: t.done, description: t.doneText });
  });
  const type = shown ? 'text' : 'password';
  return (
    <Card aria-labelledby={heading}>
      <CardTitle id={heading}>{t.title}</CardTitle>
      <CardForm onSubmit={submit} noValidate aria-busy={busy}>
        {/* For password managers: nameless, so that it is not sent. */}
        <input hidden readOnly autoComplete="username" value={username} />
        <Field label={t.present} error={problems.currentPassword}>
          {(control) => (
            <TextInput
              {...control}
              {...{ type }}
              name="currentPassword"
              autoComplete="current-password"
              disabled={busy}
            />
          )}
        </Field>
        <Field label={t.fresh} hint={t.hint} error={problems.newPassword}>
          {(control) => (
            <TextInput {...control} {...{ type }} name="newPassword" autoComplete="new-password" disabled={busy} />
          )}
        </Field>
        <Checkbox label={t.show} checked={shown} onChange={(event) => setShown(event.target.checked)} />
        {refusal && <FieldError role="alert">{refusal}</FieldError>}
        <Button type="submit" busy={busy}>
          {busy ? t.busy : t.submit}
        </Button>
      </CardForm>
    </Card>
  );
}
