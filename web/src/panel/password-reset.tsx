import { PasswordReset, PasswordResetRequest } from '@rombo/shared/contract/account';
import { resetRoutePaths } from '@rombo/shared/contract/reset-route-paths';
import { useState } from 'react';
import { addRoutes } from '../api/client.ts';
import { hasStatus } from '../api/errors.ts';
import { useWrite } from '../api/swr.ts';
import { TextField } from '../forms/fields.tsx';
import { useSimpleForm } from '../forms/use-simple-form.ts';
import { useTexts } from '../i18n/index.ts';
import { CodeField, Foot, SignInBox } from '../session/login-form.tsx';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.styles.ts';
import { Checkbox } from '../ui/field.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { toast, usePreloadedToasts } from '../ui/toast.tsx';

/** Asks for the user name and requests a link by mail. The response does not say whether there is such a user. */
function ForgottenForm({ onBack }: { onBack: () => void }) {
  const { username, tooMany } = useTexts('signIn');
  const texts = useTexts('passwordReset');
  const { run } = useWrite('requestPasswordReset');
  const [answer, setAnswer] = useState<'sent' | 'noMail' | null>(null);
  const { submit, busy, fieldErrors, formError } = useSimpleForm(PasswordResetRequest, {
    send: async (body) => {
      const { byMail } = await run({ body });
      setAnswer(byMail ? 'sent' : 'noMail');
    },
    words: { tooMany, failed: texts.failed },
  });
  return (
    <SignInBox onSubmit={submit} noValidate aria-busy={busy}>
      {!answer && (
        <TextField
          name="username"
          label={username}
          hint={texts.hint}
          error={fieldErrors.username}
          autoComplete="username"
          autoCapitalize="none"
          autoFocus
          disabled={busy}
        />
      )}
      <Foot>
        <div role="status">
          {answer && <p>{texts[answer]}</p>}
          {answer === 'noMail' && <code>npm run admin -- password</code>}
        </div>
        {formError && <FieldError role="alert">{formError}</FieldError>}
        {!answer && (
          <Button type="submit" busy={busy}>
            {texts.send}
          </Button>
        )}
        <Button variant="ghost" disabled={busy} onClick={onBack}>
          {texts.back}
        </Button>
      </Foot>
    </SignInBox>
  );
}

interface NewPasswordFormProps {
  token: string;
  onDone: () => void;
  onExpired: () => void;
}

/** Sets a new password with the token of a link, then the code if the account has a second factor. */
function NewPasswordForm({ token, onDone, onExpired }: NewPasswordFormProps) {
  const { tooMany, verify } = useTexts('signIn');
  const texts = useTexts('passwordReset');
  const { run } = useWrite('resetPassword');
  const [isExpired, setExpired] = useState(false);
  const [isShown, setShown] = useState(false);
  usePreloadedToasts();
  const { submit, busy, fieldErrors, formError, asksCode } = useSimpleForm(PasswordReset, {
    send: async (body) => {
      await run({ parameters: { token }, body });
      toast({ title: texts.done, description: texts.doneText });
      onDone();
    },
    words: { tooMany, failed: texts.failed },
    onFormError: (error, text) => {
      setExpired(hasStatus(error, 404));
      return hasStatus(error, 404) ? texts.expired : text;
    },
  });
  return (
    <SignInBox onSubmit={submit} noValidate aria-busy={busy}>
      <TextField
        name="password"
        label={texts.password}
        hint={texts.passwordHint}
        error={fieldErrors.password}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoFocus
        disabled={busy}
      />
      <Checkbox label={texts.show} checked={isShown} onChange={(event) => setShown(event.target.checked)} />
      {asksCode && <CodeField error={fieldErrors.code} busy={busy} />}
      <Foot>
        {formError && <FieldError role="alert">{formError}</FieldError>}
        {isExpired ? (
          <Button onClick={onExpired}>{texts.again}</Button>
        ) : (
          <Button type="submit" busy={busy}>
            {asksCode ? verify : texts.save}
          </Button>
        )}
      </Foot>
    </SignInBox>
  );
}

addRoutes(resetRoutePaths);

export interface PasswordResetStepsProps {
  /** The token of the link that was opened; null to request one. */
  token: string | null;
  onDone: () => void;
}

/** The two steps of a forgotten password: the request of a link, and the new password for its token. */
export default function PasswordResetSteps({ token, onDone }: PasswordResetStepsProps) {
  const { forgotten } = useTexts('signIn');
  const texts = useTexts('passwordReset');
  const [isExpired, setExpired] = useState(false);
  const isRequest = token === null || isExpired;
  return (
    <>
      <PageHeading>{isRequest ? forgotten : texts.password}</PageHeading>
      {isRequest ? (
        <ForgottenForm onBack={onDone} />
      ) : (
        <NewPasswordForm token={token} onDone={onDone} onExpired={() => setExpired(true)} />
      )}
    </>
  );
}
