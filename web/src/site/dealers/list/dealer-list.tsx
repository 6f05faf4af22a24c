import type { Dealer } from '@rombo/shared/collections/dealer';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { countryName, writeNumber } from '../../../i18n/format.ts';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { useEarlyText } from '../../../loading/document-state.ts';
import { media } from '../../../theme/media.ts';
import { labelText } from '../../../theme/text.styles.ts';
import { Notice } from '../../../ui/async-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { ExternalButton } from '../../../ui/links/links.tsx';
import { DealerMap } from '../map/dealer-map.tsx';
import { findDealers, groupDealers, nearestFirst, type Position } from './group-dealers.ts';

const Sections = styled.div`
  display: grid;
  gap: var(--space-xl);
  h2 { margin-bottom: var(--space-m); }
  /* Below the top bar of a phone. */
  > section { scroll-margin-top: 5rem; }
`;

const Countries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  a {
    ${labelText}
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding: 0.5rem 0.875rem;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius);
    font-size: var(--font-size-small);
    text-decoration: none;
    &:hover { border-color: var(--color-text); }
  }
  small { font-size: inherit; }
`;

/** Hidden without scripts, as it needs them. */
const Tools = styled.div`
  display: grid;
  gap: var(--space-m);
  ${media.medium} { grid-template-columns: minmax(0, 24rem) auto; align-items: end; justify-content: start; }
  > p { grid-column: 1 / -1; color: var(--color-text-muted); font-size: var(--font-size-small); }
  @media (scripting: none) { display: none; }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-m);
`;

const Card = styled.article`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--space-s);
  height: 100%;
  padding: var(--space-l);
  border: 1px solid var(--color-border);
  background: var(--color-surface);
  overflow-wrap: anywhere;
  break-inside: avoid;
  address small { display: block; font-size: inherit; }
  > p { color: var(--color-text-muted); font-size: var(--font-size-small); white-space: pre-line; }
  > div { display: grid; justify-items: start; margin-top: auto; }
  > div a { padding-block: 0.375rem; text-underline-offset: 0.2em; }
`;

/** The host that a web address names; undefined for any other text, which becomes no link. */
function hostOf(site: string): string | undefined {
  try {
    return /^https?:/i.test(site) ? new URL(site).hostname.replace(/^www\./, '') : undefined;
  } catch {
    return undefined;
  }
}

/** Percent-encodes characters with a meaning in mailto addresses (RFC 6068). */
const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

interface DealerCardProps {
  dealer: Dealer;
  /** Country or distance below the city, where the list is not grouped. */
  place?: ReactNode;
}

function DealerCard({ dealer, place }: DealerCardProps) {
  const texts = useTexts('company').dealers;
  const { name, address, city, phone, email, site, note } = dealer;
  const host = site && hostOf(site);
  return (
    <Card>
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
      {note && <p lang="it">{note}</p>}
      <div>
        {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
        {email && <a href={mailTo(email)}>{email}</a>}
      </div>
      {host && (
        <ExternalButton variant="secondary" href={site}>
          {texts.visit(host)}
        </ExternalButton>
      )}
    </Card>
  );
}

const OPTIONS = { timeout: 15_000, maximumAge: 600_000 };

/** Asks the browser for the visitor's position when `ask` is called. It is not sent anywhere. */
function usePosition() {
  const [position, setPosition] = useState<Position | 'asking' | 'refused' | null>(null);
  const ask = () => {
    setPosition('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setPosition({ lat: coords.latitude, lng: coords.longitude }),
      () => setPosition('refused'),
      OPTIONS,
    );
  };
  return { position, ask, forget: () => setPosition(null) };
}

/** Every dealer, by country or by distance. */
export function DealerList({ dealers: all }: { dealers: readonly Dealer[] }) {
  const texts = useTexts('company').dealers;
  const { language } = useLanguage();
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEarlyText(field, setQuery);
  const { position, ask, forget } = usePosition();
  const dealers = findDealers(all, query, language);
  const countries = groupDealers(dealers, language);
  const isNear = position !== null && typeof position === 'object';

  return (
    <Sections>
      <nav aria-label={texts.countries}>
        <Countries>
          {groupDealers(all, language).map(({ code, name, dealers: own }) => (
            <li key={code}>
              <a
                href={`#${code}`}
                onClick={() => {
                  setQuery('');
                  forget();
                }}
              >
                {name} <small>{own.length}</small>
              </a>
            </li>
          ))}
        </Countries>
      </nav>
      <Tools data-screen>
        <Field label={texts.search}>
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              type="search"
              autoComplete="off"
              value={query}
              onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            />
          )}
        </Field>
        <Button variant="secondary" busy={position === 'asking'} onClick={isNear ? forget : ask}>
          {isNear ? texts.byCountry : texts.nearest}
        </Button>
        <p role="status">{position === 'refused' ? texts.refused : texts.privacy}</p>
      </Tools>
      <DealerMap dealers={dealers.length > 0 ? dealers : all} />
      {dealers.length === 0 && <Notice title={texts.emptyTitle} text={texts.emptyText} />}
      {isNear && dealers.length > 0 ? (
        <section aria-labelledby="nearest">
          <h2 id="nearest">{texts.nearestTitle}</h2>
          <Cards role="list">
            {nearestFirst(dealers, position).map(({ dealer, km }) => (
              <li key={dealer.id}>
                <DealerCard
                  dealer={dealer}
                  place={[
                    countryName(dealer.country, language),
                    ...(km === null ? [] : [texts.distance(writeNumber(km, language))]),
                  ].join(', ')}
                />
              </li>
            ))}
          </Cards>
        </section>
      ) : (
        countries.map(({ code, name, dealers: own }) => (
          <section key={code} id={code} aria-labelledby={`${code}-title`}>
            <h2 id={`${code}-title`}>{name}</h2>
            <Cards role="list">
              {own.map((dealer) => (
                <li key={dealer.id}>
                  <DealerCard dealer={dealer} />
                </li>
              ))}
            </Cards>
          </section>
        ))
      )}
    </Sections>
  );
}
