import styled from 'styled-components';
import { Link } from 'wouter';
import { useTexts } from '../../i18n/index.ts';
import { panelAddress } from '../../routing/paths.ts';
import { media } from '../../theme/media.ts';
import { TOAST_ROOM } from '../../ui/bottom-bar.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/icon.tsx';

/** Over the page and out of its flow: nothing moves when it comes. */
const Floating = styled(Link)<{ $variant: 'secondary' }>`
  ${buttonStyle}
  position: fixed;
  left: var(--space-m);
  bottom: calc(var(${TOAST_ROOM}, 0px) + var(--space-m));
  z-index: 8;
  background: var(--color-surface);
  ${media.wide} { left: calc(var(--sidebar-width) + var(--space-m)); }
`;

/** Leads the owner from a product's page to its form. */
export function EditLink({ product }: { product: { id: string; name: string } }) {
  const { products: texts } = useTexts('panel');
  return (
    <Floating $variant="secondary" href={panelAddress('prodotti', product.id)} data-screen>
      {texts.edit}
      <VisuallyHidden> {product.name}</VisuallyHidden>
    </Floating>
  );
}
