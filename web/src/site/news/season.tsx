import styled from 'styled-components';
import { bleedSides } from '../../theme/bleed.styles.ts';
import { media } from '../../theme/media.ts';
import { displayText } from '../../theme/text.styles.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SEASON } from './events.ts';

const Opening = styled.header`
  ${bleedSides}
  position: relative;
  display: grid;
  gap: var(--space-m);
  margin-bottom: var(--space-xxl);
  padding: 0 var(--space-m) var(--space-l);
  /* The year may rise above the words, into the page's margin. */
  overflow: clip visible;
  background: var(--gradient-heat) bottom / 100% 2px no-repeat;
  & > p:last-child { max-width: 40ch; color: var(--color-text-muted); font-size: var(--font-size-lead); text-wrap: balance; }
  ${media.medium} { padding-inline: var(--space-xl); }
`;

/** The year as it is painted on a wall: part of the wall, and never under the words. */
const Year = styled.p`
  ${displayText}
  justify-self: end;
  order: -1;
  color: var(--color-border);
  font-size: clamp(7rem, 17vw, 17rem);
  line-height: 0.74;
  letter-spacing: -0.02em;
  &::before { content: attr(data-season); }
  ${media.wide} { position: absolute; right: 2.5rem; bottom: 0.75rem; order: 0; }
`;

export function Season({ title, lead }: { title: string; lead: string }) {
  return (
    <Opening>
      <Year data-season={SEASON} aria-hidden />
      <PageHeading>{title}</PageHeading>
      <p>{lead}</p>
    </Opening>
  );
}
