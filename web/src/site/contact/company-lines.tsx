import type { CompanyLine } from '@rombo/shared/collections/company-lines';
import type { PublicProfile } from '@rombo/shared/collections/company-profile';
import { companyLinesPart } from '@rombo/shared/contract/pages';
import { addressOf, read } from '../../api/client.ts';
import { useLoad } from '../../api/swr.ts';
import { useLanguage } from '../../i18n/index.ts';
import { isServerRendered } from '../../loading/document-state.ts';

/** Id of the lines in the footer. */
export const COMPANY_LINES = 'company-lines';

/** A server-rendered page has the lines only in its HTML, so the browser reads them from there, before anything is rendered again. */
const rendered =
  !import.meta.env.SSR && isServerRendered()
    ? [...document.querySelectorAll(`#${COMPANY_LINES} > *`)].map((line) => ({
        name: line.textContent,
        href: line.getAttribute('href'),
      }))
    : null;
const renderedLanguage = rendered && document.documentElement.lang;

interface CompanyLinesProps {
  /** Product that a WhatsApp message is about. Without one, the links to other sites are shown too. */
  about?: string;
}

/** When and how the company can be reached: opening hours, telephone, WhatsApp and other sites. */
export function CompanyLines({ about }: CompanyLinesProps) {
  const { language } = useLanguage();
  const isRendered = renderedLanguage === language;
  const { data } = useLoad(isRendered ? null : addressOf('getCompany') + companyLinesPart(language), async () => {
    const [profile, { companyLines }] = await Promise.all([
      read(addressOf('getCompany')) as Promise<PublicProfile | null>,
      import('@rombo/shared/collections/company-lines'),
    ]);
    return companyLines(language, profile);
  });
  const lines: CompanyLine[] = (isRendered ? rendered : data) ?? [];
  return lines.map(({ name, href }) => {
    if (!href) return <span key={name}>{name}</span>;
    const isWhatsApp = href.startsWith('https://wa.me/');
    if (about && !isWhatsApp && !href.startsWith('tel:')) return null;
    return (
      <a key={href} href={about && isWhatsApp ? `${href}?text=${encodeURIComponent(about)}` : href}>
        {name}
      </a>
    );
  });
}
