import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';

const pages = ['products', 'company', 'contact', 'home'] as const;

const Title = styled.h2`
  ${labelText}
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;

const Ways = styled.ul`
  margin-top: var(--space-s);
  border-bottom: 1px solid var(--color-border);
  a {
    ${displayText}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-m);
    padding-block: 1rem;
    border-top: 1px solid var(--color-border);
    font-size: var(--font-size-h3);
    line-height: 1.15;
    text-decoration: none;
    svg { flex: none; color: var(--color-brand-hover); transition: transform 150ms; }
    &:hover { color: var(--color-text-strong); svg { transform: translateX(0.375rem); } }
  }
`;

export function WaysOn() {
  const texts = useTexts('notices').notFound;
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
