import { company } from '@rombo/shared/company';
import { useLanguage } from '../../i18n/index.ts';
import { writeNumber } from '../../i18n/write-number.ts';

/** What Italian law wants on every page of a company: art. 2250 of the civil code, and the VAT number of art. 35 DPR 633/1972. */
export function LegalDetails() {
  const { language, t } = useLanguage();
  const { street, postalCode, town, province, country, rea, vatNumber } = company;
  const amount = writeNumber(company.shareCapital, language);
  return (
    <>
      <span>{company.legalName}</span>
      <span>
        {t('companyInfo.seat')}: {street}, {postalCode} {town} ({province}), {country[language]}
      </span>
      <span>{t('companyInfo.registry', { office: company.registryOffice, rea })}</span>
      <span>{t('companyInfo.capital', { amount })}</span>
      <span>{t('companyInfo.vat', { vat: vatNumber })}</span>
    </>
  );
}
