import { company } from '@rombo/shared/words/company';
import { languages } from '@rombo/shared/words/languages';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { useSWRConfig } from 'swr';
import { addressOf } from '../../api/client.ts';
import { useCompany } from '../../api/reads.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { displayText, rhombus } from '../../theme/text.styles.ts';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/content/facts.tsx';
import { PageButton } from '../../ui/page-link.tsx';

/** Interval between checks, in milliseconds. The edge cache answers them. */
const INTERVAL = 60_000;

const SETTING = addressOf('getSetting', { parameters: { key: 'maintenance_mode' } });

/** Rereads the maintenance setting on request, every minute and when the page becomes visible; not automatically while it is hidden. */
function useCheck() {
  const { mutate } = useSWRConfig();
  const [checking, setChecking] = useState(false);
  const [checkedAt, setCheckedAt] = useState<Date | null>(null);

  const check = async () => {
    setChecking(true);
    await mutate(SETTING);
    setChecking(false);
    setCheckedAt(new Date());
  };
  const checkIfVisible = useEffectEvent(() => {
    if (!document.hidden && !checking) check();
  });
  useEffect(() => {
    const listener = () => checkIfVisible();
    const timer = setInterval(listener, INTERVAL);
    document.addEventListener('visibilitychange', listener);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);
  return { check, checking, checkedAt };
}

const Board = styled(Facts)`
  width: 100%;
  max-width: 26rem;
  &, > div { border-color: var(--color-border-strong); }
  a { display: block; min-height: 1.5rem; }
`;

const State = styled.span<{ $closed: boolean }>`
  ${displayText}
  font-size: clamp(1.75rem, 3vw, 2.5rem);
  &::before {
    ${rhombus('0.5em')}
    display: inline-block;
    margin: 0 0.5em 0.08em 0.1em;
    ${({ $closed }) => !$closed && 'background: var(--color-accent);'}
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
  const { retry } = useTexts('site').common;
  const { email = company.email, phone } = useCompany() ?? {};
  const locale = languages[useLanguage().language].locale;
  const { check, checking, checkedAt } = useCheck();
  const time = checkedAt?.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <>
      <Board>
        <Fact name={texts.state}>
          <State $closed={closed}>{closed ? texts.closed : texts.open}</State>
        </Fact>
        <Fact name={texts.help}>
          <a href={`mailto:${email}`}>{email}</a>
          {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        </Fact>
      </Board>
      <Actions>
        {closed ? (
          <Button busy={checking} onClick={check}>
            {checking ? texts.checking : retry}
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
