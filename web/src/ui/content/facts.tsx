import { company } from '@rombo/shared/words/company';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { companySeat } from '../../i18n/company-seat.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { smallLabel } from '../../theme/text.styles.ts';

export const Facts = styled.dl`
  border-bottom: 1px solid var(--color-border);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-m);
    padding-block: 0.75rem;
    border-top: 1px solid var(--color-border);
    line-height: 1.45;
  }
  dt { ${smallLabel} flex: none; width: 7.5rem; }
  dd { flex: 1 1 12rem; }
  a { text-underline-offset: 0.2em; &:hover { color: var(--color-danger); } }
`;

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const { registryOffice, rea, vatNumber, taxCode } = company;

const mail = (address: string) => <a href={`mailto:${address}`}>{address}</a>;

type CompanyFact = 'seat' | 'email' | 'certifiedEmail' | 'vat' | 'taxCode' | 'registry';

interface CompanyFactsProps {
  show: readonly CompanyFact[];
  email?: string | undefined;
}

export function CompanyFacts({ show, email = company.email }: CompanyFactsProps) {
  const texts = useTexts('site').companyInfo;
  const { language } = useLanguage();
  const facts: Record<CompanyFact, [name: string, value: ReactNode]> = {
    seat: [texts.seat, companySeat(language).join(', ')],
    email: [texts.email, mail(email)],
    certifiedEmail: [texts.certifiedEmail, mail(company.certifiedEmail)],
    vat: [texts.vatNumber, vatNumber],
    taxCode: [texts.taxCode, taxCode],
    registry: [texts.register, `${registryOffice}, REA ${rea}`],
  };
  return show.map((fact) => (
    <Fact key={fact} name={facts[fact][0]}>
      {facts[fact][1]}
    </Fact>
  ));
}
