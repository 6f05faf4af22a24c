import type { Product } from '@rombo/shared/product';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/index.ts';
import { AsyncView } from '../../../../ui/async-view.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useProducts } from '../api.ts';
import { ProductForm } from './product-form.tsx';

export interface OpenedProductProps {
  id: string;
  onClose: (saved: string | null) => void;
}

/** The form of the product that an address names. It goes on with the one that was opened, whatever the list says meanwhile. */
export function OpenedProduct({ id, onClose }: OpenedProductProps) {
  const { products: texts } = useTexts('panel');
  const products = useProducts();
  const [opened, setOpened] = useState<Product>();
  const found = opened ?? products.data?.find((product) => product.id === id);
  if (found && !opened) setOpened(found);
  if (found) return <ProductForm product={found} onClose={onClose} />;
  return (
    <AsyncView
      read={products}
      loading={<p role="status">{texts.loading}</p>}
      failure={{ title: texts.failedTitle, text: texts.failedText }}
    >
      {() => (
        <Notice
          title={texts.unknownTitle}
          text={texts.unknownText}
          action={{ label: texts.toList, run: () => onClose(null) }}
        />
      )}
    </AsyncView>
  );
}
