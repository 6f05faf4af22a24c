import { company } from '@rombo/shared/company';
import { type Language, languageCodes, languages } from '@rombo/shared/languages';

export interface ShareTagsProps {
  /** Title of the page, without the brand. */
  name: string;
  title: string;
  description: string;
  /** The page's whole address. */
  address: string;
  language: Language;
  /** The whole address of a picture; those that come with the site are all of one size. */
  picture: string;
}

const openGraphLocale = (language: Language) => languages[language].locale.replace('-', '_');

/** Tags of share previews: Open Graph and Twitter cards. */
export function ShareTags({ name, title, description, address, language, picture }: ShareTagsProps) {
  const others = languageCodes.filter((code) => code !== language);
  return (
    <>
      <meta property="og:site_name" content={company.brand} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {others.map((code) => (
        <meta key={code} property="og:locale:alternate" content={openGraphLocale(code)} />
      ))}
      <meta property="og:image" content={picture} />
      {!picture.includes('/media/') && (
        <>
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta property="og:image:alt" content={`${company.brand}: ${name}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}
