import { type Company, company } from '@rombo/shared/words/company';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { ExternalButton } from '../../ui/external-link.tsx';
import { Address, Maps, Numbers, Plate, Screw } from './address-plate.styles.ts';

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
