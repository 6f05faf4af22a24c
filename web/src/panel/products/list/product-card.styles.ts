import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { labelText } from '../../../theme/text.styles.ts';
import { Cover, Flag } from '../../../ui/item-card.styles.ts';

export const ProductCover = styled(Cover)`
  ${media.medium} { aspect-ratio: 4 / 3; }
`;

export const StatusFlag = styled(Flag)`
  inset: var(--space-s) var(--space-s) auto auto;
`;

export const SelectCorner = styled.div`
  position: absolute;
  inset: auto auto 0 0;
  background: var(--color-backdrop);
`;

export const NoPicture = styled.p`
  ${labelText}
  display: grid;
  place-items: center;
  height: 100%;
  color: var(--color-text-muted);
`;

export const Specs = styled.dl`
  font-size: var(--font-size-small);
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-m);
    padding-block: 0.25rem;
    border-top: 1px solid var(--color-border);
  }
  dt { color: var(--color-text-muted); }
  dd { text-align: right; }
`;
