import styled from 'styled-components';

export const Field = styled.fieldset`
  display: grid;
  gap: var(--space-m);
  > legend { padding: 0 0 0.375rem; }
`;

export const Preview = styled.div`
  position: relative;
  width: 100%;
  max-width: 34rem;
  aspect-ratio: 16 / 9;
  background: var(--color-background);
  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s);
`;

export const Upload = styled.div`
  width: 100%;
`;
