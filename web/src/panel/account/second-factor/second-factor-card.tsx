import { useRef, useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { TitledCard } from '../../ui/cards.tsx';
import { useSecondFactor } from '../api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';
import { TurnOff } from './turn-off.tsx';

/** The second factor: off, being set up, just turned on with its recovery codes to save, or on. */
export function SecondFactorCard() {
  const { secondFactor: texts } = useTexts('panel');
  const title = useRef<HTMLHeadingElement>(null);
  const factor = useSecondFactor();
  const [codes, setCodes] = useState<string[] | null>(null);
  // The codes take the place of what asked for them before the new state is read, which would take it away too early.
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
      <AsyncView
        read={factor}
        loading={<p role="status">{texts.loading}</p>}
        failure={{ title: texts.failedTitle, text: texts.failedText }}
      >
        {(known) => {
          if (codes) return <RecoveryCodes codes={codes} onSaved={close} />;
          return known.active ? <TurnOff factor={known} onDone={close} /> : <SetUp onDone={show} />;
        }}
      </AsyncView>
    </TitledCard>
  );
}
