import { byLanguage, defaultLanguage, type Language } from '@rombo/shared/words/languages';
import { useLocation } from 'wouter';
import { LanguageProvider } from '../i18n/index.ts';
import { addressIn, resolvePath } from '../routing/paths.ts';
import { RetryBar } from '../ui/load-boundary.tsx';
import { PageAddress, PageParameters, SiteOrigin } from '../ui/page-link.tsx';
import { Layout } from './layout/layout.tsx';
import { MaintenanceGate } from './maintenance-gate.tsx';
import { PageOutlet } from './page-outlet.tsx';

export interface SiteProps {
  origin: string;
  /** The language of the first render. */
  language: Language;
}

/** The addresses of links: the same functions each time, so that a link is not drawn anew for nothing. */
const addresses = byLanguage((language) => (path: string) => addressIn(language, path));

/** The page at the present address, in its frame and its language. */
export function Site({ origin, language }: SiteProps) {
  const [pathname] = useLocation();
  const { page, path, parameters, language: addressed } = resolvePath(pathname);
  return (
    <LanguageProvider addressed={addressed} initial={language}>
      <PageAddress value={addresses[addressed ?? defaultLanguage]}>
        <MaintenanceGate page={page}>
          <Layout page={page} path={path}>
            <SiteOrigin value={origin}>
              <PageParameters value={parameters}>
                <PageOutlet name={page ?? 'notFound'} />
              </PageParameters>
            </SiteOrigin>
          </Layout>
        </MaintenanceGate>
        <RetryBar pathname={pathname} />
      </PageAddress>
    </LanguageProvider>
  );
}
