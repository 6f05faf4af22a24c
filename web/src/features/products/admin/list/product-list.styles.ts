import styled from 'styled-components';
import { displayText } from '../../../../theme/text.styles.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextInput } from '../../../../ui/field.tsx';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  margin-bottom: ${({ theme }) => theme.space.l};
`;

export const Heading = styled.h2`
  ${displayText}
  font-size: ${({ theme }) => theme.size.h2};
  outline: none;
`;

export const Count = styled.span`
  margin-left: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.text};
  letter-spacing: 0.04em;
`;

export const Add = styled(Button)`
  flex: 1 0 auto;
  ${({ theme }) => theme.media.medium} { flex-grow: 0; }
`;

export const Search = styled(TextInput)`
  flex: 1 1 14rem;
  ${({ theme }) => theme.media.medium} { max-width: 24rem; }
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${({ theme }) => theme.space.l};
  > li {
    display: grid;
    content-visibility: auto;
    contain-intrinsic-size: auto 30rem;
  }
`;

export const Stale = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
  margin-bottom: ${({ theme }) => theme.space.l};
  padding: ${({ theme }) => theme.space.m};
  border: 1px solid ${({ theme }) => theme.color.danger};
  border-radius: ${({ theme }) => theme.radius};
  > p { flex: 1 1 18rem; }
`;
