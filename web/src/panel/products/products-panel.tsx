import { CollectionPanel } from '../collection/collection-panel.tsx';
import { ProductForm } from './form/product-form.tsx';
import { ProductList } from './list/product-list.tsx';
import { ORDER, OrderList } from './order-list.tsx';
import { productKind } from './product-kind.ts';

const pages = { [ORDER]: OrderList };

export default () => <CollectionPanel kind={productKind} Form={ProductForm} List={ProductList} pages={pages} />;
