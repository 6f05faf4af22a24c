import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { rhombus, smallLabel } from '../../theme/text.styles.ts';

/** The rhombus has the colour of the engine class, like the cooling heads. */
const Line = styled.p<{ $small: boolean }>`
  ${smallLabel}
  display: flex;
  align-items: center;
  gap: 0.625rem;
  &::before {
    ${rhombus('0.5rem')}
    ${({ $small }) => $small && 'background: var(--color-class-12);'}
  }
  span { text-transform: none; }
`;

interface CategoryLabelProps {
  product: Pick<ProductOutline, 'category' | 'subcategory'>;
  className?: string;
  children?: ReactNode;
}

export function CategoryLabel({ product: { category, subcategory }, className, children }: CategoryLabelProps) {
  const texts = useTexts('catalogue');
  return (
    <Line $small={subcategory === '2.1cc'} className={className}>
      {texts[category]} {subcategory && <span>{subcategory}</span>}
      {children}
    </Line>
  );
}
