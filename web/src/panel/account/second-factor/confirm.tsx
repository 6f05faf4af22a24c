import { SecondFactorConfirmation, type SecondFactorSecret } from '@rombo/shared/contract/account';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { encode } from 'uqr';
import { useTexts } from '../../../i18n/index.ts';
import { useToast } from '../../../ui/toast.tsx';
import { CopyButton } from '../../ui/buttons.tsx';
import { AccountField, AccountForm } from '../account-form.tsx';
import { useConfirmSecondFactor } from '../api.ts';
import { useCardForm } from '../use-card-form.ts';
import { Key, Secret, Step, Steps } from './second-factor.styles.ts';

/** The quiet margin that cameras need, in modules. */
const MARGIN = 4;

const Picture = styled.svg`
  width: 100%;
  aspect-ratio: 1;
  background: var(--color-text-strong);
  fill: var(--color-background);
  shape-rendering: crispEdges;
`;

/** A text as a camera reads it, dark on light whatever the page is. */
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
  onCancel: () => void;
}

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Gives the secret to the app, by camera, by link or by hand, and asks for its first code. */
export function Confirm({ offer, onDone, onCancel }: ConfirmProps) {
  const { secondFactor: texts } = useTexts('panel');
  const { run } = useConfirmSecondFactor();
  const { toast } = useToast();
  const first = useRef<HTMLParagraphElement>(null);
  // The focused element was removed with the previous step.
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
    // From here to the field of the code everything fits into a laptop's window.
    first.current?.scrollIntoView({ block: 'start' });
  }, []);
  const form = useCardForm(SecondFactorConfirmation, async (body) => {
    const { recoveryCodes } = await run({ body });
    onDone(recoveryCodes);
    toast({ title: texts.turnedOn, description: texts.turnedOnText });
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
        <Key translate="no">{inFours(offer.secret)}</Key>
        <CopyButton text={offer.secret} label={texts.copyKey} words={texts} />
      </Steps>
      <AccountForm form={form} label={texts.turnOn} busyLabel={texts.wait} onCancel={onCancel}>
        <p>{texts.confirm}</p>
        <AccountField form={form} name="code" label={texts.code} inputMode="numeric" autoComplete="one-time-code" />
      </AccountForm>
    </>
  );
}
