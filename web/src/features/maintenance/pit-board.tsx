import { company } from '@rombo/shared/company';
import { languages } from '@rombo/shared/languages';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { PageButton } from '../../ui/page-link.tsx';
import { Actions, Board, Small, State } from './pit-board.styles.ts';
import { useCheck } from './use-check.ts';
import { useWatch } from './use-watch.ts';

/** State of the site, checked automatically or by a button. */
export function PitBoard({ closed }: { closed: boolean }) {
  const texts = useTexts('maintenance');
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
