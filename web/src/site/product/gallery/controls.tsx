import styled from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icon.tsx';

const Step = styled.button<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: 50%;
  ${({ $side }) => $side}: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 4rem;
  border: 0;
  background: var(--color-backdrop);
  cursor: pointer;
  transform: translateY(-50%);
  transition: background-color 120ms;
  &:hover { color: var(--color-on-brand); background: var(--color-brand); }
  &:focus-visible { outline-offset: -3px; }
`;

/** Buttons to the previous and the next picture, at its sides. */
export function Steps({ go }: { go: (step: 1 | -1) => void }) {
  const { previousPhoto, nextPhoto } = useTexts('catalogue');
  return (
    <>
      <Step $side="left" data-side="left" type="button" aria-label={previousPhoto} onClick={() => go(-1)}>
        <Icon name="previous" size={28} />
      </Step>
      <Step $side="right" data-side="right" type="button" aria-label={nextPhoto} onClick={() => go(1)}>
        <Icon name="next" size={28} />
      </Step>
    </>
  );
}

/** A small picture to choose: a button, or `as` a link to the large one. */
export const Thumbnail = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 1px solid var(--color-border);
  border-bottom-width: 3px;
  background: var(--color-surface);
  cursor: pointer;
  transition: border-color 120ms;
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  &:hover { border-color: var(--color-text); }
  &[aria-current] { border-color: var(--color-brand-hover); }
`;
