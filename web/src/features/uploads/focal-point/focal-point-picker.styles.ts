import styled from 'styled-components';

export const Setting = styled.div`
  display: grid;
  flex: 1 1 18rem;
  gap: var(--space-s);
  max-width: 34rem;
`;

export const Target = styled.div`
  position: relative;
  overflow: hidden;
  cursor: crosshair;
  touch-action: pan-y pinch-zoom;
`;

export const Marker = styled.span`
  position: absolute;
  left: calc(var(--focal-x) * 100%);
  top: calc(var(--focal-y) * 100%);
  width: 2rem;
  height: 2rem;
  border: 3px solid var(--color-text);
  border-radius: 50%;
  box-shadow: 0 0 0 2px var(--color-background), inset 0 0 0 2px var(--color-background);
  transform: translate(-50%, -50%);
  pointer-events: none;
`;

export const Range = styled.input`
  width: 100%;
  min-height: 2.75rem;
  accent-color: var(--color-brand-hover);
`;
