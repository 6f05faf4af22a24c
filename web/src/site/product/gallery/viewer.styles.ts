import styled, { css } from 'styled-components';
import { displayText } from '../../../theme/text.styles.ts';

/** Overlays the picture when it is enlarged or there is no room beside it. */
export const plate = css`background: var(--color-backdrop);`;

export const Frame = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--color-background);
  color: var(--color-text);
  overflow: hidden;
  overscroll-behavior: contain;
  &::backdrop { background: var(--color-background); }
`;

/** Styles of PhotoSwipe's own elements and class names. */
export const Pictures = styled.div`
  position: absolute;
  inset: 0;
  .pswp {
    touch-action: none;
    overflow: hidden;
    outline: 0;
    -webkit-tap-highlight-color: transparent;
  }
  .pswp, .pswp__scroll-wrap, .pswp__container, .pswp__item, .pswp__content, .pswp__img, .pswp__zoom-wrap {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
  }
  .pswp__img, .pswp__zoom-wrap { width: auto; height: auto; }
  /* Whole in any case, also in the moment before its proportions are known. */
  .pswp__img { max-width: none; object-fit: contain; background: none; cursor: zoom-in; -webkit-user-select: none; user-select: none; }
  .pswp--zoomed-in .pswp__img { cursor: grab; }
  .pswp__bg, .pswp__top-bar, .pswp__hidden { display: none; }
  .pswp__item { z-index: 1; overflow: hidden; }
  .pswp__content { pointer-events: none; }
`;

export const Bar = styled.header`
  position: absolute;
  inset: 0 0 auto;
  z-index: 1;
  display: flex;
  align-items: center;
  min-height: 3.5rem;
  padding: 0 max(var(--space-xs), env(safe-area-inset-right)) 0
    max(var(--space-s), env(safe-area-inset-left));
  pointer-events: none;
  > button { pointer-events: auto; }
`;

export const Caption = styled.div`
  ${plate}
  display: flex;
  align-items: baseline;
  gap: var(--space-s);
  min-width: 0;
  margin-right: auto;
  padding: 0 var(--space-s);
`;

export const Title = styled.h2`
  ${displayText}
  padding-block: 0.25rem;
  font-size: var(--font-size-h3);
  line-height: 1.1;
  white-space: nowrap;
  text-overflow: ellipsis;
  overflow: hidden;
  outline: none;
`;

export const BarButton = styled.button`
  ${plate}
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: var(--radius);
  cursor: pointer;
  &:hover { color: var(--color-text-strong); background: var(--color-surface); }
  &:focus-visible { outline-offset: -3px; }
  &:disabled { opacity: 0.4; cursor: default; }
`;
