import type { Dealer } from '@rombo/shared/collections/dealer';
import { countryName } from '../../../i18n/format.ts';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { type CardActions, ItemActions } from '../../../ui/item-actions.tsx';
import { Body, Card, Description, Label, Name } from '../../../ui/item-card.styles.ts';

export interface DealerCardProps extends CardActions {
  dealer: Dealer;
}

/** A dealer as the administrator looks it over; one without coordinates is not on the map. */
export function DealerCard({ dealer, ...actions }: DealerCardProps) {
  const { dealers: texts } = useTexts('panel');
  const { language } = useLanguage();
  const { name, address, city, country, phone, email, site, lat } = dealer;
  const lines = [[address, city].filter(Boolean).join(', '), phone, email, site].filter(Boolean);
  return (
    <Card aria-label={name} aria-busy={actions.removing || undefined}>
      <Body>
        <Label>{countryName(country, language)}</Label>
        <Name>{name}</Name>
        <Description>{lines.join('\n')}</Description>
        {lat === null && <Description>{texts.offMap}</Description>}
        <ItemActions name={name} words={texts} {...actions} />
      </Body>
    </Card>
  );
}
