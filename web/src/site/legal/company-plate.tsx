import { company } from '@rombo/shared/words/company';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { Plate } from './plate.styles.ts';

export function CompanyPlate() {
  const words = useTexts('notices').legal;
  const { language } = useLanguage();
  const { street, postalCode, town, province, country, registryOffice, rea, email, certifiedEmail } = company;
  const rows = [
    [words.seat, `${street}, ${postalCode} ${town} (${province}), ${country[language]}`],
    [words.vat, company.vatNumber],
    [words.taxCode, company.taxCode],
    [words.registry, `${registryOffice}, REA ${rea}`],
    [
      words.email,
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    [
      words.certifiedEmail,
      <a key="pec" href={`mailto:${certifiedEmail}`}>
        {certifiedEmail}
      </a>,
    ],
  ] as const;
  return (
    <Plate as="section" aria-label={words.company}>
      <h2>{company.legalName}</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Plate>
  );
}
