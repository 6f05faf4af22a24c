import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';

const pages = ['products', 'company', 'contact', 'home'] as const;

const Title = styled.h2`
  ${labelText}
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Ways = styled.ul`
  margin-top: ${({ theme }) => theme.space.s};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  a {
    ${displayText}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space.m};
    padding-block: 1rem;
    border-top: 1px solid ${({ theme }) => theme.color.line};
    font-size: ${({ theme }) => theme.size.h3};
    line-height: 1.15;
    text-decoration: none;
    svg { flex: none; color: ${({ theme }) => theme.color.brandHover}; transition: transform 150ms; }
    &:hover { color: ${({ theme }) => theme.color.strong}; svg { transform: translateX(0.375rem); } }
  }
`;

/** Where a lost visitor may go. */
export function WaysOn() {
  const texts = useTexts('notFound');
  return (
    <section aria-labelledby="ways">
      <Title id="ways">{texts.ways}</Title>
      <Ways>
        {pages.map((page) => (
          <li key={page}>
            <PageLink page={page}>
              {texts[page]}
              <Icon name="next" />
            </PageLink>
          </li>
        ))}
      </Ways>
    </section>
  );
}
