import type { Dealer } from '@rombo/shared/dealer';
import type { Ref } from 'react';
import { useLanguage, useTexts } from '../../../../i18n/index.ts';
import { ItemActions } from '../../../../ui/item-actions.tsx';
import { Body, Card, Description, Label, Name } from '../../../../ui/item-card.styles.ts';
import { countryName } from '../../country-name.ts';

export interface DealerCardProps {
  dealer: Dealer;
  editRef: Ref<HTMLButtonElement>;
  removing: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** A dealer as the administrator looks it over; one without coordinates is not on the map. */
export function DealerCard({ dealer, editRef, removing, onEdit, onRemove }: DealerCardProps) {
  const { dealers: texts } = useTexts('panel');
  const { language } = useLanguage();
  const { name, address, city, country, phone, email, site, lat } = dealer;
  const lines = [[address, city].filter(Boolean).join(', '), phone, email, site].filter(Boolean);
  return (
    <Card aria-label={name} aria-busy={removing || undefined}>
      <Body>
        <Label>{countryName(country, language)}</Label>
        <Name>{name}</Name>
        <Description>{lines.join('\n')}</Description>
        {lat === null && <Description>{texts.offMap}</Description>}
        <ItemActions
          name={name}
          words={texts}
          editRef={editRef}
          removing={removing}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      </Body>
    </Card>
  );
}
