import { useState } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { readStored, store } from '../../../ui/stored.ts';
import { Buttons } from '../../ui/cards.tsx';
import { useSecondFactor } from '../api.ts';

const KEY = 'second-factor-reminder';

const Reminder = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-s) var(--space-l);
  margin-bottom: var(--space-l);
  padding: var(--space-s) var(--space-m);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  color: var(--color-text-muted);
  > p {
    flex: 1 1 20rem;
    max-width: 75ch;
    text-wrap: balance;
  }
`;

interface SecondFactorReminderProps {
  onOpen: () => void;
}

function WhereThereIsNone({ onOpen, onDismiss }: SecondFactorReminderProps & { onDismiss: () => void }) {
  const { reminder: texts } = useTexts('panel');
  const { data } = useSecondFactor();
  if (data?.active !== false) return null;
  return (
    <Reminder aria-label={texts.label}>
      <p>{texts.text}</p>
      <Buttons>
        <Button variant="secondary" onClick={onOpen}>
          {texts.open}
        </Button>
        <Button variant="ghost" onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      </Buttons>
    </Reminder>
  );
}

/** Says that a password alone opens the panel, where that is so, until it is sent away on this device. */
export function SecondFactorReminder({ onOpen }: SecondFactorReminderProps) {
  const [dismissed, setDismissed] = useState(() => readStored(KEY) === 'dismissed');
  if (dismissed) return null;
  const sendAway = () => {
    store(KEY, 'dismissed');
    setDismissed(true);
  };
  return <WhereThereIsNone onOpen={onOpen} onDismiss={sendAway} />;
}
