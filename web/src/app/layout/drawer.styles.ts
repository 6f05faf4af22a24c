import styled from 'styled-components';

export const MenuButton = styled.button`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border: 0;
  background: none;
  cursor: pointer;
`;

export const Frame = styled.div`
  display: none;
  position: fixed;
  inset: 0 auto 0 0;
  width: min(20rem, 88vw);
  height: 100dvh;
  margin: 0;
  padding: 0;
  border: 0;
  border-right: 1px solid var(--color-border);
  background: var(--color-background);
  color: var(--color-text);
  overflow-y: auto;
  overscroll-behavior: contain;
  &[data-open] { display: block; }
  &:popover-open { display: block; }
  &::backdrop { background: var(--color-backdrop); }
`;

export const Inside = styled.div`
  min-height: 100%;
  display: grid;
`;

export const Close = styled.button`
  position: absolute;
  top: 0.375rem;
  right: 0.375rem;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  background: none;
  cursor: pointer;
`;
