import {
  PasswordConfirmation,
  SecondFactorConfirmation,
  type SecondFactorSecret,
} from '@rombo/shared/contract/account';
import { company } from '@rombo/shared/words/company';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { encode } from 'uqr';
import { call } from '../../api/client.ts';
import { hasStatus } from '../../api/errors.ts';
import { useRefresh, useWrite } from '../../api/swr.ts';
import { Stack } from '../../forms/form.styles.ts';
import { useLeaveGuard } from '../../forms/leave-guard.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { CopyButton } from '../ui/buttons.tsx';
import { Buttons, CardTitle, Hint, State } from '../ui/cards.tsx';
import { AccountField, AccountForm, useAccountForm } from './account-form.tsx';

const Steps = styled(Stack)`justify-items: start;`;

const Step = styled.p`
  outline: none;
  /* Clears the top bar on phones. */
  scroll-margin-top: 1rem;
`;

const Secret = styled.div`
  display: grid;
  grid-template-columns: 10rem minmax(0, 1fr);
  gap: var(--space-m);
  align-items: start;
  > div { display: grid; gap: var(--space-s); justify-items: start; }
`;

const Key = styled.code`
  padding: var(--space-s) var(--space-m);
  border: 1px solid var(--color-border);
  background: var(--color-background);
  font-size: var(--font-size-lead);
  overflow-wrap: anywhere;
`;

const Codes = styled.ol`
  display: grid;
  justify-self: stretch;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-m) var(--space-s);
  padding: var(--space-m);
  border: 1px solid var(--color-border);
  background: var(--color-background);
  font-size: var(--font-size-small);
  word-break: keep-all;
`;

/** Quiet zone that scanners require, in modules. */
const MARGIN = 4;

const Picture = styled.svg`
  width: 100%;
  aspect-ratio: 1;
  background: var(--color-text-strong);
  fill: var(--color-background);
  shape-rendering: crispEdges;
`;

function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const modules = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={modules.join('')} />
    </Picture>
  );
}

interface ConfirmProps {
  offer: SecondFactorSecret;
  onDone: (recoveryCodes: string[]) => void;
  /** Called if the second factor is on, but its recovery codes have not arrived. */
  onCodesLost: () => void;
  onCancel: () => void;
}

const groupByFour = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Reads that change as the second factor is turned on. */
const changed = ['listSessions', 'listActivity'] as const;

/** Passes the secret to the authenticator app, by QR code, link or manual entry, and asks for the first code. */
function ConfirmStep({ offer, onDone, onCodesLost, onCancel }: ConfirmProps) {
  const { secondFactor: texts } = useTexts('panel');
  const { code } = useTexts('signIn');
  const { run } = useWrite('confirmSecondFactor', { refreshes: changed });
  const refresh = useRefresh(changed);
  const first = useRef<HTMLParagraphElement>(null);
  // The previous step, which held the focus, has been removed.
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
    // From this position, everything down to the code field fits in a laptop viewport.
    first.current?.scrollIntoView({ block: 'start' });
  }, []);
  const form = useAccountForm(SecondFactorConfirmation, async (body) => {
    const confirmed = await run({ body }).catch(async (error: unknown) => {
      const isOn = !hasStatus(error, 422) && (await call('getSecondFactor').catch(() => null))?.active;
      if (isOn) return null;
      throw error;
    });
    if (confirmed) {
      onDone(confirmed.recoveryCodes);
      toast({ title: texts.turnedOn, description: texts.turnedOnText });
    } else {
      void refresh();
      onCodesLost();
      toast({ title: texts.codesLost, description: texts.renew, variant: 'destructive' });
    }
  });
  return (
    <>
      <Steps>
        <Step ref={first} tabIndex={-1}>
          {texts.scan}
        </Step>
        <Secret>
          <QrCode text={offer.uri} label={texts.qr} />
          <div>
            <a href={offer.uri}>{texts.sameDevice}</a>
            <p>{texts.byHand}</p>
          </div>
        </Secret>
        <Key translate="no">{groupByFour(offer.secret)}</Key>
        <CopyButton text={offer.secret} label={texts.copyKey} words={texts} />
      </Steps>
      <AccountForm form={form} label={texts.turnOn} onCancel={onCancel}>
        <p>{texts.confirm}</p>
        <AccountField form={form} name="code" label={code} inputMode="numeric" autoComplete="one-time-code" />
      </AccountForm>
    </>
  );
}

export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const { secondFactor: texts } = useTexts('panel');
  const title = useRef<HTMLHeadingElement>(null);
  useLeaveGuard(() => true, texts.leave);
  useEffect(() => title.current?.focus(), []);
  const text = [texts.fileTitle(company.brand), '', ...codes, ''].join('\n');
  return (
    <>
      <Steps data-print>
        <CardTitle as="h4" ref={title} tabIndex={-1}>
          {texts.codesTitle}
        </CardTitle>
        <Hint>{texts.codesText}</Hint>
        <Codes translate="no">
          {codes.map((code) => (
            <li key={code}>
              <code>
                {code.slice(0, -code.length / 2)}
                <wbr />
                {code.slice(-code.length / 2)}
              </code>
            </li>
          ))}
        </Codes>
      </Steps>
      <Buttons>
        <CopyButton text={text} label={texts.copy} words={texts} />
        <ButtonLink
          variant="secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={texts.file}
        >
          {texts.download}
        </ButtonLink>
        <Button variant="secondary" onClick={() => print()}>
          {texts.print}
        </Button>
      </Buttons>
      <Button onClick={onSaved}>{texts.saved}</Button>
    </>
  );
}

/** Turns on the second factor in three steps: password, authenticator app, first code. */
export function SetUpSecondFactor(done: Pick<ConfirmProps, 'onDone' | 'onCodesLost'>) {
  const { secondFactor: texts } = useTexts('panel');
  const [step, setStep] = useState<'off' | 'password' | SecondFactorSecret>('off');
  const { run } = useWrite('startSecondFactor');
  const form = useAccountForm(PasswordConfirmation, async (body) => setStep(await run({ body })));
  const cancel = () => setStep('off');
  if (typeof step === 'object') return <ConfirmStep offer={step} {...done} onCancel={cancel} />;
  if (step === 'off') {
    return (
      <>
        <State role="status" aria-label={texts.state} $isOn={false}>
          {texts.off}
        </State>
        <Button onClick={() => setStep('password')}>{texts.start}</Button>
      </>
    );
  }
  return (
    <AccountForm form={form} label={texts.next} onCancel={cancel}>
      <AccountField form={form} name="password" label={texts.password} type="password" autoFocus />
    </AccountForm>
  );
}
