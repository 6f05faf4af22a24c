import type { Dealer } from '@rombo/shared/collections/dealer';
import { countryName } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { CollectionList, type ListProps, useCollectionList } from '../collection/collection-list.tsx';
import { CollectionPanel } from '../collection/collection-panel.tsx';
import { type CardActions, ItemActions } from '../ui/buttons.tsx';
import { Body, Card, Cards, Description, Label, Name } from '../ui/cards.tsx';
import { DealerForm } from './dealer-form.tsx';
import { dealerKind } from './dealer-kind.ts';

/** A dealer in the list. One without coordinates is not on the map. */
function DealerCard({ dealer, ...actions }: CardActions & { dealer: Dealer }) {
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

function DealerList(props: ListProps) {
  const list = useCollectionList(dealerKind, props);
  return (
    <CollectionList kind={dealerKind} list={list}>
      {(dealers) => (
        <Cards>
          {dealers.map((dealer) => (
            <DealerCard key={dealer.id} dealer={dealer} {...list.actionsOf(dealer)} />
          ))}
        </Cards>
      )}
    </CollectionList>
  );
}

export default () => <CollectionPanel kind={dealerKind} Form={DealerForm} List={DealerList} />;
