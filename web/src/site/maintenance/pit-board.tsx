import { company } from '@rombo/shared/words/company';
import { languages } from '@rombo/shared/words/languages';
import styled from 'styled-components';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { Button } from '../../ui/button.tsx';
import { PageButton } from '../../ui/page-link.tsx';
import { useCheck, useWatch } from './use-check.ts';

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
