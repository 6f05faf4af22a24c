import type { Dealer } from '@rombo/shared/collections/dealer';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLoad } from '../../../api/swr.ts';
import { countryName, formatNumber } from '../../../i18n/format.ts';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { hasNavigated, usePreHydrationText } from '../../../loading/document-state.ts';
import { lazy } from '../../../loading/lazy.ts';
import { media } from '../../../theme/media.ts';
import { labelText } from '../../../theme/text.styles.ts';
import { Notice } from '../../../ui/async-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import type { Position } from '../../../ui/map/places.ts';
import { DealerCard } from './dealer-card.tsx';
import { DealerMap } from './dealer-map.tsx';
import { countryIn, groupDealers, nearestFirst, searchDealers } from './group-dealers.ts';

const Columns = styled.div`
  display: grid;
  gap: var(--space-xl);
  grid-template-columns: minmax(0, 1fr);
  figure { align-self: start; }
  ${media.large} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    figure { position: sticky; top: var(--space-l); }
  }
`;

const Sections = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-l);
  h2 { margin-bottom: var(--space-m); }
  /* Clears the top bar of a phone. */
  > section { scroll-margin-top: 1rem; }
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
    &[aria-current] { border-color: var(--color-accent); }
  }
  small { font-size: inherit; }
`;

const Tools = styled.div`
  display: grid;
  gap: var(--space-s) var(--space-m);
  ${media.medium} { grid-template-columns: minmax(0, 1fr) auto; align-items: end; }
  > p { grid-column: 1 / -1; color: var(--color-text-muted); font-size: var(--font-size-small); }
  @media (scripting: none) { display: none; }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
  gap: var(--space-s);
`;

const OPTIONS = { timeout: 15_000, maximumAge: 600_000 };

/** Requests the visitor's position when `ask` is called. It does not leave the browser. */
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

/** Search for places by name. Until its table is loaded, only the dealers' text is searched. */
const places = lazy(() => import('../../../ui/map/places.ts'));

const KM_PER_MILE = 1.609344;

export function DealerList({ dealers: all }: { dealers: readonly Dealer[] }) {
  const texts = useTexts('dealers');
  const { language } = useLanguage();
  const [query, setQuery] = useState('');
  const [isSearching, setSearching] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  usePreHydrationText(field, setQuery);
  const list = useRef<HTMLElement>(null);
  const [own, setOwn] = useState<string>();
  const [first, setFirst] = useState<string>();
  useLayoutEffect(() => {
    const country = countryIn(all);
    setOwn(country);
    // The server does not know the visitor's country, and what is in view must not move: there it is only marked.
    if (hasNavigated() || (list.current?.getBoundingClientRect().bottom ?? 0) > innerHeight) setFirst(country);
  }, [all]);
  const { position, ask, forget } = usePosition();
  const isNear = position !== null && typeof position === 'object';
  const { data: table } = useLoad(isSearching || query !== '' ? '#places' : null, places.load);
  const { dealers, from } = searchDealers(all, query, language, table?.findPlace(query, language));
  const centre = from ?? (isNear ? position : undefined);
  const shown = dealers.length > 0 ? dealers : all;
  const near = centre && nearestFirst(shown, centre);
  const isExact = from?.kind !== 'region' && from?.kind !== 'country';
  const inMiles = (from?.country ?? near?.[0]?.dealer.country) === 'GB';
  const distance = (km: number | null): string[] => {
    if (km === null || !isExact) return [];
    const write = inMiles ? texts.miles : texts.distance;
    return [write(formatNumber(inMiles ? Math.round(km / KM_PER_MILE) : km, language))];
  };
  const found = query === '' ? texts.privacy : texts.found(dealers.length);
  const note = from && isExact ? texts.distancesFrom(from.name) : found;

  return (
    <Columns>
      <Sections>
        <Tools data-screen>
          <Field label={texts.search}>
            {(control) => (
              <TextInput
                {...control}
                ref={field}
                type="search"
                autoComplete="off"
                placeholder={texts.searchHint}
                value={query}
                onFocus={() => setSearching(true)}
                onChange={({ currentTarget }) => setQuery(currentTarget.value)}
              />
            )}
          </Field>
          <Button variant="secondary" busy={position === 'asking'} onClick={isNear ? forget : ask}>
            {isNear ? texts.byCountry : texts.nearest}
          </Button>
          <p role="status">{position === 'refused' ? texts.refused : note}</p>
        </Tools>
        <nav ref={list} aria-label={texts.countries}>
          <Countries>
            {groupDealers(all, language, first).map(({ code, name, dealers: some }) => (
              <li key={code}>
                <a
                  href={`#${code}`}
                  aria-current={code === own ? 'location' : undefined}
                  onClick={() => {
                    setQuery('');
                    forget();
                  }}
                >
                  {name} <small>{some.length}</small>
                </a>
              </li>
            ))}
          </Countries>
        </nav>
        {dealers.length === 0 && <Notice title={texts.emptyTitle} text={texts.emptyText} />}
        {near && dealers.length > 0 ? (
          <section aria-labelledby="nearest">
            <h2 id="nearest">{from ? texts.nearestTo(from.name) : texts.nearestTitle}</h2>
            <Cards role="list">
              {near.map(({ dealer, km }) => (
                <li key={dealer.id}>
                  <DealerCard
                    dealer={dealer}
                    place={[countryName(dealer.country, language), ...distance(km)].join(', ')}
                  />
                </li>
              ))}
            </Cards>
          </section>
        ) : (
          groupDealers(dealers, language, first).map(({ code, name, dealers: some }) => (
            <section key={code} id={code} aria-labelledby={`${code}-title`}>
              <h2 id={`${code}-title`}>{name}</h2>
              <Cards role="list">
                {some.map((dealer) => (
                  <li key={dealer.id}>
                    <DealerCard dealer={dealer} />
                  </li>
                ))}
              </Cards>
            </section>
          ))
        )}
      </Sections>
      <DealerMap dealers={near?.map(({ dealer }) => dealer) ?? shown} from={centre} />
    </Columns>
  );
}
