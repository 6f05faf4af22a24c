import { useTexts } from '../../../i18n/index.ts';
import { useOpenedItem } from '../../../routing/panel-address.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useProducts } from '../api.ts';
import { ProductForm } from './product-form.tsx';

interface OpenedProductProps {
  id: string;
  onClose: (saved: string | null) => void;
}

export function OpenedProduct({ id, onClose }: OpenedProductProps) {
  const { products: texts } = useTexts('panel');
  const products = useProducts();
  const found = useOpenedItem(id, products.data);
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
