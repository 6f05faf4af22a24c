import type { Dealer } from '@rombo/shared/collections/dealer';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { ExternalButton } from '../../../ui/external-link.tsx';
import { Card, Contacts, Distance, Note } from './dealers.styles.ts';

/** The host that a web address names; undefined for any other text, which becomes no link. */
const hostOf = (site: string): string | undefined =>
  /^https?:/i.test(site) && URL.canParse(site) ? new URL(site).hostname.replace(/^www\./, '') : undefined;

/** RFC 6068: what has a meaning in an address stands encoded. */
const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

export interface DealerCardProps {
  dealer: Dealer;
  /** Country or distance below the city, where the list is not grouped. */
  place?: ReactNode;
}

export function DealerCard({ dealer, place }: DealerCardProps) {
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
        {place && <Distance>{place}</Distance>}
      </address>
      {note && <Note lang="it">{note}</Note>}
      <Contacts>
        {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
        {email && <a href={mailTo(email)}>{email}</a>}
      </Contacts>
      {host && (
        <ExternalButton variant="secondary" href={site}>
          {texts.visit(host)}
        </ExternalButton>
      )}
    </Card>
  );
}
