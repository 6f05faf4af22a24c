import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';

const Step = styled.button<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: 50%;
  ${({ $side }) => $side}: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 4rem;
  background: var(--color-backdrop);
  transform: translateY(-50%);
  transition: background-color 120ms;
  &:hover { color: var(--color-on-brand); background: var(--color-brand); }
  &:focus-visible { outline-offset: -3px; }
`;

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

const Small = styled.a`
  display: block;
  width: 100%;
  border: 1px solid var(--color-border);
  border-bottom-width: 3px;
  background: var(--color-surface);
  transition: border-color 120ms;
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  &:hover { border-color: var(--color-text); }
  &[aria-current] { border-color: var(--color-brand-hover); }
`;

interface ThumbnailsProps {
  pictures: readonly { url: string; color: string | null }[];
  index: number;
  sizes: string;
  /** Renders links to the large pictures, which work without scripts and in a new tab; otherwise buttons. */
  linked?: boolean;
  onChoose: (index: number) => void;
}

export function Thumbnails({ pictures, index, sizes, linked = false, onChoose }: ThumbnailsProps) {
  const { photo } = useTexts('catalogue');
  const choose = (event: MouseEvent, at: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(at);
  };
  return pictures.map(({ url, color }, at) => (
    <li key={url}>
      <Small
        {...(linked ? { href: url } : { as: 'button', type: 'button' })}
        aria-label={photo(at + 1, pictures.length)}
        aria-current={at === index || undefined}
        onClick={(event) => choose(event, at)}
      >
        <Picture src={url} color={color} alt="" width={640} height={480} sizes={sizes} />
      </Small>
    </li>
  ));
}
