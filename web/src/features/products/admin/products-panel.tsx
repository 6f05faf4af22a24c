import type { Category, Product } from '@rombo/shared/product';
import { useState } from 'react';
import { ProductForm } from './form/product-form.tsx';
import { ProductList } from './list/product-list.tsx';
import { OrderList } from './order/order-list.tsx';

type View =
  | { name: 'order'; category: Category }
  | { name: 'list'; comingFrom: string | null }
  | { name: 'form'; product: Product | null };

/** The administrator's products: their list, or the form of one of them. */
export function ProductsPanel() {
  const [view, setView] = useState<View>({ name: 'list', comingFrom: null });
  if (view.name === 'list') {
    return (
      <ProductList
        comingFrom={view.comingFrom}
        onAdd={() => setView({ name: 'form', product: null })}
        onOrder={(category) => setView({ name: 'order', category })}
        onEdit={(product) => setView({ name: 'form', product })}
      />
    );
  }
  if (view.name === 'order') {
    return (
      <OrderList
        category={view.category}
        onCategory={(category) => setView({ name: 'order', category })}
        onClose={() => setView({ name: 'list', comingFrom: 'order' })}
      />
    );
  }
  const close = (id: string | null) => setView({ name: 'list', comingFrom: id ?? view.product?.id ?? 'add' });
  return <ProductForm product={view.product} onClose={close} />;
}
