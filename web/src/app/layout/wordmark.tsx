import styled from 'styled-components';

const Mark = styled.span`
  display: inline-grid;
  grid-template-columns: auto auto;
  align-items: center;
  column-gap: 0.75rem;
  font-family: ${({ theme }) => theme.font.display};
  font-weight: 600;
  text-transform: uppercase;
  svg { grid-row: span 2; color: ${({ theme }) => theme.color.brandHover}; }
`;

const First = styled.span`
  align-self: end;
  font-size: 1.875rem;
  line-height: 0.8;
  letter-spacing: 0.015em;
`;

const Second = styled.span`
  align-self: start;
  margin-top: 0.3125rem;
  color: ${({ theme }) => theme.color.muted};
  font-size: 0.8125rem;
  line-height: 1;
  letter-spacing: 0.53em;
`;

/** The brand as it is engraved on the engines: the rhombus and the two words. */
export function Wordmark() {
  return (
    <Mark aria-hidden>
      <svg width="34" height="34" viewBox="0 0 34 34" fill="currentColor" aria-hidden>
        <path fillRule="evenodd" d="M17 0 34 17 17 34 0 17ZM17 10 10 17l7 7 7-7Z" />
      </svg>
      <First>Rombo</First>
      <Second>Power</Second>
    </Mark>
  );
}
