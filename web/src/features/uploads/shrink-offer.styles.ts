import styled from 'styled-components';

export const Offer = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  width: 100%;
  max-width: 40rem;
  padding: ${({ theme }) => theme.space.m};
  border: 1px solid ${({ theme }) => theme.color.gold};
  border-radius: ${({ theme }) => theme.radius};
`;

export const OfferButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;
