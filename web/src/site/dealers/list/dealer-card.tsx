import type { Dealer } from '@rombo/shared/collections/dealer';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { withNoBreaks } from '../../../i18n/format.ts';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { useHydrated } from '../../../loading/document-state.ts';
import { media } from '../../../theme/media.ts';
import { CodeLinks } from '../../../ui/code-links.tsx';
import { ExternalLink } from '../../../ui/content/links.tsx';
import { EditSlot } from '../../../ui/edit-slot.tsx';
import { noteIn } from './group-dealers.ts';

const Card = styled.article`
  display: grid;
  gap: var(--space-s) var(--space-l);
  height: 100%;
  padding: var(--space-m);
  border: 1px solid var(--color-border);
  background: var(--color-surface);
  overflow-wrap: anywhere;
  break-inside: avoid;
  scroll-margin-top: 1rem;
  &:target { border-color: var(--color-brand-hover); }
  ${media.medium} { grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr); }
  h3 { margin-bottom: var(--space-s); }
  address small { display: block; color: var(--color-text-strong); font-size: inherit; font-weight: 600; }
  p { margin-top: var(--space-xs); color: var(--color-text-muted); font-size: var(--font-size-small); white-space: pre-line; }
  > div + div { display: grid; justify-items: start; align-content: start; }
  > div + div a { display: inline-flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; text-underline-offset: 0.2em; }
`;

/** Returns the host of a web address; undefined for other text, which is not linked. */
function hostOf(site: string): string | undefined {
  try {
    return /^https?:/i.test(site) ? new URL(site).hostname.replace(/^www\./, '') : undefined;
  } catch {
    return undefined;
  }
}

/** Percent-encodes characters that are special in mailto addresses (RFC 6068). */
const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** Returns the address of directions to a dealer, which phones open in their own map. */
const directionsTo = ({ name, address, city, country, lat, lng }: Dealer, isApple: boolean): string => {
  const destination =
    lat === null || lng === null ? [name, address, city, country].filter(Boolean).join(', ') : `${lat},${lng}`;
  return isApple
    ? `https://maps.apple.com/?${new URLSearchParams({ daddr: destination })}`
    : `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
};

interface DealerCardProps {
  dealer: Dealer;
  /** Country and distance, shown below the city if the list is not grouped. */
  place?: ReactNode;
}

export function DealerCard({ dealer, place }: DealerCardProps) {
  const { language } = useLanguage();
  const texts = useTexts('dealers');
  const isHydrated = useHydrated();
  const { id, name, address, city, phone, email, site } = dealer;
  const host = site && hostOf(site);
  const note = dealer.note === null ? null : noteIn(dealer.note, language);
  return (
    <Card id={id}>
      <div>
        <h3>{name}</h3>
        <address>
          {address && (
            <>
              {address}
              <br />
            </>
          )}
          {city}
          {place && <small>{place}</small>}
        </address>
        {note && (
          <p lang={note.isItalian ? 'it' : undefined}>
            <CodeLinks text={withNoBreaks(note.text)} />
          </p>
        )}
      </div>
      <div>
        <ExternalLink href={directionsTo(dealer, isHydrated && /iPhone|iPad/.test(navigator.userAgent))} data-screen>
          {texts.directions}
        </ExternalLink>
        {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
        {email && <a href={mailTo(email)}>{email}</a>}
        {host && <ExternalLink href={site}>{host}</ExternalLink>}
      </div>
      <EditSlot tab="rivenditori" id={id} name={name} />
    </Card>
  );
}
