import { useSearch } from 'wouter';
import { NEW, usePanelItem } from '../../routing/panel-address.ts';
import { OpenedProduct } from './form/opened-product.tsx';
import { ProductForm } from './form/product-form.tsx';
import { listAddress } from './list/list-search.ts';
import { ProductList } from './list/product-list.tsx';
import { ORDER, OrderList } from './order/order-list.tsx';

export function ProductsPanel() {
  const { item, comingFrom, open, close } = usePanelItem('prodotti');
  const { category } = listAddress.read(useSearch());
  if (item === NEW) return <ProductForm key={NEW} product={null} onClose={close} />;
  if (item === ORDER) return <OrderList category={category} onClose={() => close(null)} />;
  if (item) return <OpenedProduct key={item} id={item} onClose={close} />;
  return <ProductList comingFrom={comingFrom} onOpen={open} />;
}
