import { noteKey } from '@rombo/shared/collections/note-key';
import { pages } from '@rombo/shared/contract/pages';
import { defaultLanguage, languages } from '@rombo/shared/words/languages';
import { use, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useMaintenance, useSetting } from '../../api/reads.ts';
import { Head } from '../../head/head.tsx';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { Wordmark } from '../../ui/icon.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageAddress } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PitBoard } from './pit-board.tsx';

/** Returns the page in the query from which the server redirected; ignores addresses of other sites. */
function pathInQuery(search: string): string | null {
  const from = new URLSearchParams(search).get('from') ?? '';
  return /^\/(?![/\\])/.test(from) ? from : null;
}

/** Redirects visitors to the page they wanted once the site is open. Those who wanted none stay until it reopens. */
function useReturnWhenOpen({ isClosed, isOpen }: { isClosed: boolean; isOpen: boolean }, home: string): void {
  const [path, navigate] = useLocation();
  const sent = pathInQuery(useSearch());
  const from = useHistoryState<{ from?: string } | null>()?.from;
  const wasClosed = useRef(isClosed);
  useEffect(() => {
    if (sent) navigate(path, { replace: true, state: { from: sent } });
  }, [sent, path, navigate]);
  useEffect(() => {
    if (isOpen && (from || wasClosed.current)) navigate(from ?? home, { replace: true });
    wasClosed.current ||= isClosed;
  }, [isClosed, isOpen, from, home, navigate]);
}

const Stage = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-l);
  ${media.large} {
    align-content: center;
    max-width: 27rem;
    min-height: 32rem;
    > :first-child { margin-bottom: min(var(--space-xl), 4svh); }
  }
`;

/** Exploded view of the engine: between brand and text on narrow screens, beside them on wide ones; never behind text. */
const Parts = styled.div`
  justify-self: stretch;
  margin-inline: calc(-1 * var(--space-m));
  mask-image: linear-gradient(transparent, var(--color-background) 12% 64%, transparent);
  img { width: 100%; height: 56vw; max-height: 26rem; object-fit: cover; object-position: 100% 60%; }
  ${media.medium} { margin-inline: calc(-1 * var(--space-xl)); }
  ${media.large} {
    position: absolute;
    inset: 0 0 auto auto;
    z-index: -1;
    /* At most as wide as the widest picture file. */
    width: min(100%, 98rem);
    margin: 0;
    mask-image: linear-gradient(90deg, transparent, var(--color-background) 30%),
      linear-gradient(transparent, var(--color-background) 12% 64%, transparent);
    mask-composite: intersect;
    img { height: calc(100dvh - 10.5rem); min-height: 36rem; max-height: none; }
  }
`;

const Lead = styled.p`
  max-width: 34rem;
  font-size: var(--font-size-lead);
`;

const Note = styled.p`max-width: 34rem; white-space: pre-line;`;

/** In the company's time zone, so that server and browser agree. */
const endFormat = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' } as const;

/** Page during maintenance. If the site is open, it says so and links to the homepage. */
export default function MaintenancePage() {
  const { active, data, loading } = useMaintenance();
  const texts = useTexts('notices').maintenance;
  const { language } = useLanguage();
  const { locale } = languages[language];
  const end = new Date(useSetting('maintenance_until'));
  const hasEnd = end.getTime() > Date.now();
  const notes = { own: useSetting(noteKey(language)), italian: useSetting(noteKey(defaultLanguage)) };
  const home = use(PageAddress)(pages.home);
  const isOpen = !active && !loading && data !== undefined;
  useReturnWhenOpen({ isClosed: active, isOpen }, home);
  const title = isOpen ? texts.online : texts.head.title;
  return (
    <Stage>
      <Head text={isOpen ? { title, description: texts.onlineText } : texts.head} noindex />
      <Wordmark />
      <Parts>
        <Picture src="/slides/slide-3-333942-070.jpg" alt="" width={1920} height={1080} sizes="100vw" eager />
      </Parts>
      <PageHeading>{title}</PageHeading>
      <Lead>{isOpen ? texts.onlineText : texts.text(hasEnd)}</Lead>
      {!isOpen && (notes.own || notes.italian) && (
        <Note lang={notes.own ? undefined : defaultLanguage}>{notes.own || notes.italian}</Note>
      )}
      {!isOpen && hasEnd && (
        <p>
          {texts.until} <time dateTime={end.toISOString()}>{end.toLocaleString(locale, endFormat)}</time>
        </p>
      )}
      <PitBoard closed={!isOpen} />
    </Stage>
  );
}
