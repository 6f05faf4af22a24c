import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../i18n/index.ts';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';

/** The second step of the login: the app's six digits, or a recovery code for who does not have the app at hand. */
export function CodeField({ error, busy }: { error: string | undefined; busy: boolean }) {
  const texts = useTexts('signIn');
  const [recovering, setRecovering] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const change = () => {
    flushSync(() => setRecovering(!recovering));
    field.current?.focus();
  };
  const typing = recovering
    ? ({ autoComplete: 'off', autoCapitalize: 'characters' } as const)
    : ({ autoComplete: 'one-time-code', inputMode: 'numeric' } as const);
  return (
    <>
      <Field
        label={recovering ? texts.recoveryCode : texts.code}
        hint={recovering ? texts.recoveryHint : texts.codeHint}
        error={error}
      >
        {(control) => (
          // Another field for each kind of code: what was typed into one is wrong in the other.
          <TextInput
            key={String(recovering)}
            {...control}
            {...typing}
            ref={field}
            name="code"
            spellCheck={false}
            disabled={busy}
          />
        )}
      </Field>
      <Button variant="ghost" disabled={busy} onClick={change}>
        {recovering ? texts.useApp : texts.useRecovery}
      </Button>
    </>
  );
}
