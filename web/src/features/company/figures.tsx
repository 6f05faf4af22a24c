import { company } from '@rombo/shared/company';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { en } from './texts/en.ts';
import { it } from './texts/it.ts';

const Tiles = styled.ul`
  display: grid;
  border-block: 1px solid ${({ theme }) => theme.color.line};
  ${({ theme }) => theme.media.medium} { grid-template-columns: 1fr 1fr; }
`;

const Tile = styled.li`
  display: grid;
  align-items: baseline;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
  padding-block: ${({ theme }) => theme.space.xl};
  & + & { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  strong {
    ${displayText}
    color: ${({ theme }) => theme.color.strong};
    font-size: clamp(5rem, 11vw, 11rem);
    line-height: 0.8;
    letter-spacing: -0.02em;
  }
  span { ${labelText} }
  ${({ theme }) => theme.media.medium} {
    & + & {
      padding-left: ${({ theme }) => theme.space.xl};
      border-top: 0;
      border-left: 1px solid ${({ theme }) => theme.color.line};
    }
  }
  ${({ theme }) => theme.media.large} { grid-template-columns: auto 1fr; }
`;

/** How long, and how many. */
export function Figures() {
  const texts = useTexts({ it, en });
  return (
    <Tiles>
      <Tile>
        <strong>{company.claims.years}</strong>
        <span>{texts.years}</span>
      </Tile>
      <Tile>
        <strong>{company.claims.engines}</strong>
        <span>{texts.engines}</span>
      </Tile>
    </Tiles>
  );
}
