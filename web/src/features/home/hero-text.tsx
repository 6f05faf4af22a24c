import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageButton } from '../../ui/page-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const Block = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.m};
  h1 {
    font-size: clamp(2.75rem, 6.6vw, 5rem);
    line-height: 0.9;
  }
  ${({ theme }) => theme.media.beside} {
    h1 { font-size: clamp(2.25rem, min(8.5vw - 2.1rem, 15svh), 7.75rem); }
  }
  p {
    max-width: 30rem;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.lead};
    line-height: 1.45;
  }
  ${({ theme }) => theme.media.large} { gap: ${({ theme }) => theme.space.l}; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  /* On small phones both fit beside each other, in the font that stands in at first as well: nothing moves when the other comes. */
  @media (max-width: 23.5rem) {
    > a { padding-inline: 0.9rem; }
  }
`;

/** What the homepage says first, and the two ways on. */
export function HeroText() {
  const texts = useTexts('home');
  return (
    <Block>
      <PageHeading>{texts.headline}</PageHeading>
      <p>{texts.subtitle}</p>
      <Actions>
        <PageButton page="products">{texts.explore}</PageButton>
        <PageButton page="company" variant="secondary">
          {texts.more}
          <VisuallyHidden> {texts.moreOf}</VisuallyHidden>
        </PageButton>
      </Actions>
    </Block>
  );
}
