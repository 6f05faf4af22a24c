import styled from 'styled-components';
import { bleedSides } from '../../theme/bleed.styles.ts';
import { displayText } from '../../theme/text.styles.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SEASON } from './events.ts';

const Opening = styled.header`
  ${bleedSides}
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  margin-bottom: ${({ theme }) => theme.space.xxl};
  padding: 0 ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.l};
  /* The year may rise above the words, into the page's margin. */
  overflow: clip visible;
  background: ${({ theme }) => theme.heat} bottom / 100% 2px no-repeat;
  & > p:last-child { max-width: 40ch; color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size.lead}; text-wrap: balance; }
  ${({ theme }) => theme.media.medium} { padding-inline: ${({ theme }) => theme.space.xl}; }
`;

/** The year as it is painted on a wall: part of the wall, and never under the words. */
const Year = styled.p`
  ${displayText}
  justify-self: end;
  order: -1;
  color: ${({ theme }) => theme.color.line};
  font-size: clamp(7rem, 17vw, 17rem);
  line-height: 0.74;
  letter-spacing: -0.02em;
  &::before { content: attr(data-season); }
  ${({ theme }) => theme.media.wide} { position: absolute; right: 2.5rem; bottom: 0.75rem; order: 0; }
`;

/** How the page of a season begins. */
export function Season({ title, lead }: { title: string; lead: string }) {
  return (
    <Opening>
      <Year data-season={SEASON} aria-hidden />
      <PageHeading>{title}</PageHeading>
      <p>{lead}</p>
    </Opening>
  );
}
