import type { Dealer } from '@rombo/shared/dealer';
import { useState } from 'react';
import { DealerForm } from './form/dealer-form.tsx';
import { DealerList } from './list/dealer-list.tsx';

type View = { name: 'list'; comingFrom: string | null } | { name: 'form'; dealer: Dealer | null };

/** The administrator's dealers: their list, or the form of one of them. */
export function DealersPanel() {
  const [view, setView] = useState<View>({ name: 'list', comingFrom: null });
  if (view.name === 'list') {
    return (
      <DealerList
        comingFrom={view.comingFrom}
        onAdd={() => setView({ name: 'form', dealer: null })}
        onEdit={(dealer) => setView({ name: 'form', dealer })}
      />
    );
  }
  const close = (id: string | null) => setView({ name: 'list', comingFrom: id ?? view.dealer?.id ?? 'add' });
  return <DealerForm dealer={view.dealer} onClose={close} />;
}
