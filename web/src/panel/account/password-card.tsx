import { PasswordChange } from '@rombo/shared/contract/account';
import { useState } from 'react';
import { useWrite } from '../../api/swr.ts';
import { useTexts } from '../../i18n/index.ts';
import { Checkbox } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { TitledCard } from '../ui/cards.tsx';
import { AccountField, AccountForm, Username, useAccountForm } from './account-form.tsx';

/** Changes the password. There is no repeat field: both passwords can be shown instead. */
export function PasswordCard() {
  const {
    account: { password: t },
  } = useTexts('panel');
  const [shown, setShown] = useState(false);
  const { run } = useWrite('changePassword', { refreshes: ['listSessions', 'listActivity'] });
  const form = useAccountForm(PasswordChange, async (body, element) => {
    await run({ body });
    element.reset();
    setShown(false);
    toast({ title: t.done, description: t.doneText });
  });
  const type = shown ? 'text' : 'password';
  return (
    <TitledCard title={t.title}>
      <AccountForm form={form} label={t.submit}>
        <Username />
        <AccountField form={form} type={type} name="currentPassword" label={t.current} />
        <AccountField
          form={form}
          type={type}
          name="newPassword"
          label={t.fresh}
          hint={t.hint}
          autoComplete="new-password"
        />
        <Checkbox label={t.show} checked={shown} onChange={(event) => setShown(event.target.checked)} />
      </AccountForm>
    </TitledCard>
  );
}
