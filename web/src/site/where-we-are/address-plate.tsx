import { type Company, company } from '@rombo/shared/words/company';
import styled from 'styled-components';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { ExternalButton } from '../../ui/links/links.tsx';

/** A machine's nameplate: a panel with a screw in each corner. */
const Plate = styled.section`
  position: relative;
  display: grid;
  gap: var(--space-xl);
  padding: var(--space-xl) var(--space-l);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius);
  background: linear-gradient(160deg, var(--color-border), var(--color-surface) 45%);
  ${media.medium} { padding: var(--space-xxl) 3.5rem; }
`;

const Screw = styled.svg`
  position: absolute;
  width: 0.875rem;
  height: 0.875rem;
  stroke: var(--color-text-muted);
  fill: var(--color-background);
  &:nth-of-type(1) { top: 0.75rem; left: 0.75rem; transform: rotate(20deg); }
  &:nth-of-type(2) { top: 0.75rem; right: 0.75rem; transform: rotate(75deg); }
  &:nth-of-type(3) { bottom: 0.75rem; left: 0.75rem; transform: rotate(-40deg); }
  &:nth-of-type(4) { bottom: 0.75rem; right: 0.75rem; transform: rotate(-10deg); }
`;

const Address = styled.address`
  font-style: normal;
  strong { ${labelText} color: var(--color-text-muted); }
  span {
    ${displayText}
    display: block;
    font-size: clamp(2rem, 4.4vw, 4rem);
    line-height: 1.02;
  }
  strong + span { margin-top: var(--space-m); }
`;

const Maps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
`;

const Numbers = styled.dl`
  display: grid;
  gap: var(--space-l);
  padding-top: var(--space-l);
  border-top: 1px solid var(--color-border-strong);
  ${media.medium} { grid-template-columns: repeat(3, auto); }
  dt { ${labelText} color: var(--color-text-muted); font-size: var(--font-size-small); }
  dd { margin-top: 0.25rem; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  a { display: inline-block; margin-block: -0.125rem; padding-block: 0.125rem; text-underline-offset: 0.2em; }
`;

/** The addresses at which two public maps look for the company. */
export function mapLinks({ street, postalCode, town, province, country }: Company) {
  const query = `${street}, ${postalCode} ${town} ${province}, ${country.it}`;
  return {
    openStreetMap: `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`,
    googleMaps: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`,
  };
}

const { openStreetMap, googleMaps } = mapLinks(company);
const corners = ['top left', 'top right', 'bottom left', 'bottom right'];

export function AddressPlate() {
  const texts = useTexts('company').whereWeAre;
  const { language } = useLanguage();
  return (
    <Plate aria-label={texts.plate}>
      {corners.map((corner) => (
        <Screw key={corner} viewBox="0 0 14 14" aria-hidden>
          <circle cx="7" cy="7" r="6.5" />
          <path d="M2 7h10" />
        </Screw>
      ))}
      <Address>
        <strong>{company.legalName}</strong>
        <span>{company.street}</span>
        <span>{`${company.postalCode} ${company.town} (${company.province})`}</span>
        <span>{company.country[language]}</span>
      </Address>
      <Maps>
        <ExternalButton variant="secondary" href={openStreetMap}>
          {texts.openStreetMap}
        </ExternalButton>
        <ExternalButton variant="secondary" href={googleMaps}>
          {texts.googleMaps}
        </ExternalButton>
      </Maps>
      <Numbers>
        <div>
          <dt>{texts.email}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
        <div>
          <dt>{texts.vat}</dt>
          <dd>{company.vatNumber}</dd>
        </div>
        <div>
          <dt>{texts.taxCode}</dt>
          <dd>{company.taxCode}</dd>
        </div>
      </Numbers>
    </Plate>
  );
}
