import styled from 'styled-components';
import { displayText } from '../../theme/text.styles.ts';

/** Section of a product's page below its sheet. */
export const Section = styled.section`
  padding-top: var(--space-xl);
  background: var(--gradient-heat) top / 100% 2px no-repeat;
`;

export const SectionTitle = styled.h2`
  ${displayText}
  margin-bottom: var(--space-l);
  font-size: var(--font-size-h2);
`;
