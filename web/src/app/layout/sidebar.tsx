import type { PageName } from '@rombo/shared/pages';
import { useTexts } from '../../i18n/index.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { Column, Foot, HomeLink, Links, Tagline } from './sidebar.styles.ts';

const entries = ['home', 'products', 'company', 'whereWeAre', 'contact'] as const;

export interface SidebarProps {
  /** The present page's own path. */
  path: string;
  page: PageName | null;
}

/** Logo, links, language and tagline: fixed on the left, or in the drawer of a small screen. */
export function Sidebar({ path, page }: SidebarProps) {
  const { companyInfo, nav } = useTexts('site');
  const isCurrent = (entry: PageName) => entry === page || (entry === 'products' && path.startsWith('/prodotti/'));
  return (
    <Column>
      <HomeLink>
        <PageLink page="home" aria-label={nav.homeLink}>
          <Wordmark />
        </PageLink>
      </HomeLink>
      <Links>
        {entries.map((entry) => (
          <li key={entry}>
            <PageLink page={entry} aria-current={isCurrent(entry) ? 'page' : undefined}>
              {nav[entry]}
            </PageLink>
          </li>
        ))}
      </Links>
      <Foot>
        <LanguageSwitcher path={path} />
        <Tagline>{companyInfo.tagline}</Tagline>
      </Foot>
    </Column>
  );
}
