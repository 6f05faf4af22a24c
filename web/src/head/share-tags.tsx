import { company } from '@rombo/shared/words/company';
import { type Language, languageCodes, languages } from '@rombo/shared/words/languages';

interface ShareTagsProps {
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
  const openGraph = (property: string, content: string, key = property) => (
    <meta key={key} property={`og:${property}`} content={content} />
  );
  const twitter = (name: string, content: string) => <meta name={`twitter:${name}`} content={content} />;
  return (
    <>
      {openGraph('site_name', company.brand)}
      {openGraph('type', 'website')}
      {openGraph('title', title)}
      {openGraph('description', description)}
      {openGraph('url', address)}
      {openGraph('locale', openGraphLocale(language))}
      {others.map((code) => openGraph('locale:alternate', openGraphLocale(code), code))}
      {openGraph('image', picture)}
      {!picture.includes('/media/') && (
        <>
          {openGraph('image:type', 'image/jpeg')}
          {openGraph('image:width', '1200')}
          {openGraph('image:height', '630')}
        </>
      )}
      {openGraph('image:alt', `${company.brand}: ${name}`)}
      {twitter('card', 'summary_large_image')}
      {twitter('title', title)}
      {twitter('description', description)}
      {twitter('image', picture)}
    </>
  );
}
