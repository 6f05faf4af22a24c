import { type SecondFactor, SecondFactorRemoval } from '@rombo/shared/contract/account';
import { useRef, useState } from 'react';
import { useRead, useWrite } from '../../api/swr.ts';
import { Note } from '../../forms/form.styles.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/index.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { Hint, State, TitledCard } from '../ui/cards.tsx';
import { AccountField, AccountForm, useAccountForm } from './account-form.tsx';
import { RecoveryCodes, SetUpSecondFactor } from './second-factor-setup.tsx';

function DisableSecondFactor({ factor, onDone }: { factor: SecondFactor; onDone: () => void }) {
  const { locale, secondFactor: texts } = useTexts('panel');
  const [open, setOpen] = useState(false);
  const { run } = useWrite('removeSecondFactor', { refreshes: ['getSecondFactor', 'listActivity'] });
  const form = useAccountForm(SecondFactorRemoval, async (body) => {
    await run({ body });
    onDone();
    toast({ title: texts.turnedOff, description: texts.turnedOffText });
  });
  return (
    <>
      <State role="status" aria-label={texts.state} $isOn>
        {texts.on}
      </State>
      {factor.since && <Note>{texts.since(formatDate(factor.since, 'day', locale))}</Note>}
      <Note>
        {texts.left(factor.recoveryCodesLeft)} {texts.renew}
      </Note>
      {!open && (
        <Button variant="danger" onClick={() => setOpen(true)}>
          {texts.turnOff}
        </Button>
      )}
      {open && (
        <AccountForm form={form} label={texts.disable} variant="danger" onCancel={() => setOpen(false)}>
          <Hint>{texts.turnOffText}</Hint>
          <AccountField form={form} name="password" label={texts.password} type="password" autoFocus />
          <AccountField form={form} name="code" label={texts.anyCode} autoComplete="one-time-code" />
        </AccountForm>
      )}
    </>
  );
}

export function SecondFactorCard() {
  const { secondFactor: texts } = useTexts('panel');
  const title = useRef<HTMLHeadingElement>(null);
  const factor = useRead('getSecondFactor');
  const [codes, setCodes] = useState<string[] | null>(null);
  // Set before the state is refetched: the refetch replaces the form that requested the codes.
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
      <AsyncView read={factor}>
        {(known) => {
          if (codes) return <RecoveryCodes codes={codes} onSaved={close} />;
          return known.active ? (
            <DisableSecondFactor factor={known} onDone={close} />
          ) : (
            <SetUpSecondFactor onDone={show} onCodesLost={factor.retry} />
          );
        }}
      </AsyncView>
    </TitledCard>
  );
}
