import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { Bearing } from './bearing.tsx';

const Digits = styled.div`
  display: flex;
  align-items: center;
  gap: 0.06em;
  color: var(--color-text);
  font-family: var(--font-display);
  font-weight: 600;
  font-size: clamp(9rem, 40vw, 20rem);
  line-height: 0.8;
  user-select: none;
  ${media.large} { font-size: clamp(14rem, 55vw - 30rem, 27rem); }
`;

/** 404, its nought a bearing that fell off somewhere. */
export function LostNumber() {
  return (
    <Digits aria-hidden>
      4<Bearing />4
    </Digits>
  );
}
