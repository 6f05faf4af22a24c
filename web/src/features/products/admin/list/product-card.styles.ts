import styled from 'styled-components';
import { labelText } from '../../../../theme/text.styles.ts';
import { Cover } from '../../../../ui/item-card.styles.ts';

export const ProductCover = styled(Cover)`
  ${({ theme }) => theme.media.medium} { aspect-ratio: 4 / 3; }
`;

export const NoPicture = styled.p`
  ${labelText}
  display: grid;
  place-items: center;
  height: 100%;
  color: ${({ theme }) => theme.color.muted};
`;

export const Specs = styled.dl`
  font-size: ${({ theme }) => theme.size.small};
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space.m};
    padding-block: 0.25rem;
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  dt { color: ${({ theme }) => theme.color.muted}; }
  dd { text-align: right; }
`;
