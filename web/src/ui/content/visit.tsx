import { contactLinks } from '@rombo/shared/collections/company-in';
import type { PublicProfile } from '@rombo/shared/collections/company-profile';
import {
  type ClosedDays,
  formatSpans,
  formatTime,
  groupDays,
  type OpeningHours,
  romeTime,
  type Span,
  spansOn,
  upcomingClosures,
  weekday,
  weekOf,
} from '@rombo/shared/collections/opening-hours';
import { Fragment } from 'react';
import styled from 'styled-components';
import { type Texts, useLanguage } from '../../i18n/index.ts';
import { weekdayName } from '../../i18n/race-dates.ts';
import { useBrowserValue } from '../../loading/document-state.ts';
import { media } from '../../theme/media.ts';
import { displayText, rhombus } from '../../theme/text.styles.ts';
import { Fact, Facts } from './facts.tsx';
import { ExternalLink } from './links.tsx';
import { RaceDate } from './race-date.tsx';

type Words = Texts['contact']['visit'];

interface VisitProps {
  profile: PublicProfile;
  texts: Words;
}

export function ContactFacts({ profile, texts }: VisitProps) {
  const { phone, whatsapp, answerDays, social = [] } = profile;
  const links = contactLinks(profile);
  return (
    <>
      {phone && (
        <Fact name={texts.phone}>
          <a href={links[0]?.href}>{phone}</a>
        </Fact>
      )}
      {whatsapp && (
        <Fact name="WhatsApp">
          <Outside href={links[phone ? 1 : 0]?.href ?? ''}>{whatsapp}</Outside>
        </Fact>
      )}
      {answerDays && <Fact name={texts.answer}>{texts.answerIn(answerDays)}</Fact>}
      {social.length > 0 && (
        <Fact name={texts.social}>
          <Lines>
            {social.map(({ name, url }) => (
              <li key={url}>
                <Outside href={url}>{name}</Outside>
              </li>
            ))}
          </Lines>
        </Fact>
      )}
    </>
  );
}

const Outside = styled(ExternalLink)`
  svg { margin-left: 0.375em; vertical-align: -0.125em; }
`;

const Lines = styled.ul`li + li { margin-top: 0.25rem; }`;

/** A time span is on one line: browsers break after its dash. */
const Range = styled.span`white-space: nowrap;`;

const Spans = ({ spans }: { spans: readonly Span[] }) =>
  spans.map((span, at) => (
    <Fragment key={span.from}>
      {at > 0 && ', '}
      <Range>{formatSpans([span])}</Range>
    </Fragment>
  ));

function HoursFacts({ profile: { hours, closed }, texts }: VisitProps) {
  const { language } = useLanguage();
  const days = hours ? groupDays(weekOf(hours)).filter(({ spans }) => spans.length > 0) : [];
  return (
    <>
      {days.length > 0 && (
        <Fact name={texts.hours}>
          <Lines>
            {days.map(({ first, last, spans }) => (
              <li key={first}>
                {weekdayName(first, language)}
                {last > first && `–${weekdayName(last, language)}`} <Spans spans={spans} />
              </li>
            ))}
          </Lines>
        </Fact>
      )}
      {closed && (
        <Fact name={texts.closures}>
          <Closures closed={closed} />
        </Fact>
      )}
    </>
  );
}

export const VisitFacts = (props: VisitProps) => (
  <>
    <HoursFacts {...props} />
    <ContactFacts {...props} />
  </>
);

/** A page may stay open overnight, and the browser stops timers of pages that are not seen. */
function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Returns day and time in the company's time zone. Only the browser has them, because a cached page may be days old. */
const useNow = (): string | null => useBrowserValue(romeTime, everyMinute);

function Closures({ closed }: { closed: readonly ClosedDays[] }) {
  const today = useNow()?.slice(0, 10) ?? '';
  return (
    <Lines>
      {upcomingClosures(closed, today).map(({ from, to }) => (
        <li key={from}>
          <RaceDate start={from} end={to} />
        </li>
      ))}
    </Lines>
  );
}

const WeekBox = styled.div`
  display: grid;
  gap: var(--space-m);
  ${media.large} { grid-template-columns: 1fr minmax(0, 40rem); gap: var(--space-xl); }
`;

const Ahead = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-m);
`;

const Today = styled.p<{ $isOpen: boolean }>`
  ${displayText}
  font-size: var(--font-size-h2);
  min-height: 1.5em;
  color: var(--color-text-strong);
  &:not(:empty)::before {
    ${rhombus('0.6em')}
    display: inline-block;
    margin-right: 0.6em;
    ${({ $isOpen }) => $isOpen && 'background: var(--color-accent);'}
  }
`;

const Days = styled(Facts)`
  [aria-current] { color: var(--color-text-strong); dt { color: var(--color-accent); } }
  dd { font-weight: inherit; }
`;

/** Returns whether the company is open, and a text with the closing or next opening time. */
function stateOf(week: readonly Span[][], closed: readonly ClosedDays[], now: string, texts: Words): [boolean, string] {
  const [day = '', time = ''] = now.split(' ');
  const spans = spansOn(week, closed, day);
  const current = spans.find(({ from, to }) => from <= time && time < to);
  if (current) return [true, texts.openUntil(formatTime(current.to))];
  const next = spans.find(({ from }) => from > time);
  if (next) return [false, texts.opensAt(formatTime(next.from))];
  return [false, spans.length > 0 ? texts.closedNow : texts.closedToday];
}

interface WeekProps {
  hours: readonly OpeningHours[];
  closed?: readonly ClosedDays[] | undefined;
  texts: Words;
}

export function Week({ hours, closed = [], texts }: WeekProps) {
  const { language } = useLanguage();
  const now = useNow();
  const week = weekOf(hours);
  const [isOpen, state] = now ? stateOf(week, closed, now, texts) : [false, ''];
  const today = now && weekday(now.slice(0, 10));
  return (
    <WeekBox>
      <Ahead>
        {hours.length > 0 && <Today $isOpen={isOpen}>{state}</Today>}
        {closed.length > 0 && (
          <Facts>
            <Fact name={texts.closures}>
              <Closures closed={closed} />
            </Fact>
          </Facts>
        )}
      </Ahead>
      {hours.length > 0 && (
        <Days>
          {week.map((spans, day) => (
            <div key={weekdayName(day, language)} aria-current={day === today ? 'date' : undefined}>
              <dt>{weekdayName(day, language)}</dt>
              <dd>{spans.length > 0 ? <Spans spans={spans} /> : texts.closed}</dd>
            </div>
          ))}
        </Days>
      )}
    </WeekBox>
  );
}
