import styled from 'styled-components';

export const Offer = styled.div`
  display: grid;
  gap: var(--space-m);
  width: 100%;
  max-width: 40rem;
  padding: var(--space-m);
  border: 1px solid var(--color-accent);
  border-radius: var(--radius);
`;

export const OfferButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
`;
