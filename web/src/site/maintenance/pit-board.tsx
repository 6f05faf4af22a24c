import { company } from '@rombo/shared/words/company';
import { languages } from '@rombo/shared/words/languages';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useSWRConfig } from 'swr';
import { addressOf } from '../../api/client.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { Button } from '../../ui/button.tsx';
import { PageButton } from '../../ui/page-link.tsx';

/** Interval between checks, in milliseconds: the edge's cache answers them. */
const INTERVAL = 60_000;

/** Checks every minute and when the page becomes visible; never while it is hidden. */
function useWatch(check: () => void): void {
  useEffect(() => {
    const checkIfVisible = () => {
      if (!document.hidden) check();
    };
    const timer = setInterval(checkIfVisible, INTERVAL);
    document.addEventListener('visibilitychange', checkIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkIfVisible);
    };
  }, [check]);
}

const SETTING = addressOf('getSetting', { parameters: { key: 'maintenance_mode' } });

/** Reads the maintenance setting again, for every component that uses it. */
function useCheck() {
  const { mutate } = useSWRConfig();
  const [checking, setChecking] = useState(false);
  const [checkedAt, setCheckedAt] = useState<Date | null>(null);
  const underWay = useRef(false);

  const check = useCallback(async () => {
    if (underWay.current) return;
    underWay.current = true;
    setChecking(true);
    await mutate(SETTING);
    underWay.current = false;
    setChecking(false);
    setCheckedAt(new Date());
  }, [mutate]);

  return { check, checking, checkedAt };
}

/** Like the board that is held out to a driver: few words, large, between lines. */
const Board = styled.dl`
  width: 100%;
  max-width: 26rem;
  border-bottom: 1px solid var(--color-border-strong);
  & > div {
    display: grid;
    grid-template-columns: 6.5rem 1fr;
    align-items: baseline;
    gap: var(--space-m);
    padding-block: 0.75rem;
    border-top: 1px solid var(--color-border-strong);
  }
  dt {
    ${labelText}
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
  dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`;

const State = styled.dd<{ $closed: boolean }>`
  ${displayText}
  font-size: clamp(1.75rem, 3vw, 2.5rem);
  &::before {
    content: '';
    display: inline-block;
    width: 0.5em;
    height: 0.5em;
    margin: 0 0.5em 0.08em 0.1em;
    background: ${({ $closed }) => ($closed ? 'var(--color-brand-hover)' : 'var(--color-accent)')};
    transform: rotate(45deg);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-m);
  min-height: 2.75rem;
`;

const Small = styled.p`
  max-width: 30rem;
  color: var(--color-text-muted);
`;

export function PitBoard({ closed }: { closed: boolean }) {
  const texts = useTexts('notices').maintenance;
  const locale = languages[useLanguage().language].locale;
  const { check, checking, checkedAt } = useCheck();
  useWatch(check);
  const time = checkedAt?.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <>
      <Board>
        <div>
          <dt>{texts.state}</dt>
          <State $closed={closed}>{closed ? texts.closed : texts.open}</State>
        </div>
        <div>
          <dt>{texts.help}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
      </Board>
      <Actions>
        {closed ? (
          <Button aria-busy={checking || undefined} aria-disabled={checking || undefined} onClick={check}>
            {checking ? texts.checking : texts.retry}
          </Button>
        ) : (
          <PageButton page="home">{texts.home}</PageButton>
        )}
        <span role="status">{closed && time && texts.still(time)}</span>
      </Actions>
      {closed && <Small>{texts.automatic}</Small>}
    </>
  );
}
