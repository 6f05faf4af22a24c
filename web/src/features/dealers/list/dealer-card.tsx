import type { Dealer } from '@rombo/shared/dealer';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { ExternalButton } from '../../../ui/external-link.tsx';
import { Card, Contacts, Distance, Note } from './dealers.styles.ts';

/** The host that a web address names. */
const hostOf = (site: string): string => new URL(site).hostname.replace(/^www\./, '');

export interface DealerCardProps {
  dealer: Dealer;
  /** Country or distance below the city, where the list is not grouped. */
  place?: ReactNode;
}

export function DealerCard({ dealer, place }: DealerCardProps) {
  const texts = useTexts('dealers');
  const { name, address, city, phone, email, site, note } = dealer;
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
        {place && <Distance>{place}</Distance>}
      </address>
      {note && <Note lang="it">{note}</Note>}
      <Contacts>
        {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </Contacts>
      {site && (
        <ExternalButton variant="secondary" href={site}>
          {texts.visit(hostOf(site))}
        </ExternalButton>
      )}
    </Card>
  );
}
