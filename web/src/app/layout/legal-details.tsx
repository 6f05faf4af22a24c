import { company } from '@rombo/shared/company';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { writeNumber } from '../../i18n/write-number.ts';

/** Company data that Italian law requires on every page: art. 2250 of the civil code, and the VAT number of art. 35 DPR 633/1972. */
export function LegalDetails() {
  const { language } = useLanguage();
  const { companyInfo } = useTexts('site');
  const { street, postalCode, town, province, country, rea, vatNumber } = company;
  const amount = writeNumber(company.shareCapital, language);
  return (
    <>
      <span>{company.legalName}</span>
      <span>
        {companyInfo.seat}: {street}, {postalCode} {town} ({province}), {country[language]}
      </span>
      <span>{companyInfo.registry(company.registryOffice, rea)}</span>
      <span>{companyInfo.capital(amount)}</span>
      <span>{companyInfo.vat(vatNumber)}</span>
    </>
  );
}
