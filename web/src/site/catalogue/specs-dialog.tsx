import { langOf } from '@rombo/shared/collections/in-language';
import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import styled from 'styled-components';
import { useBackToClose } from '../../ui/back-to-close.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SpecTable } from '../product/data-sheet.tsx';

const Text = styled.p`
  margin-bottom: var(--space-l);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface SpecsDialogProps {
  product: ProductDetailsIn;
  onClose: () => void;
}

export default function SpecsDialog({ product, onClose }: SpecsDialogProps) {
  useBackToClose(true, onClose);
  return (
    <Dialog title={<span lang={langOf(product, 'name')}>{product.name}</span>} onClose={onClose}>
      <Text lang={langOf(product, 'description')}>{product.description}</Text>
      <SpecTable product={product} />
    </Dialog>
  );
}
