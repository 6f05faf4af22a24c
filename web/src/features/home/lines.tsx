import { useTexts } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Tiles } from './lines.styles.ts';
import { Heading } from './reasons.styles.ts';

/** The four categories of the catalogue, each with one picture. */
export function Lines() {
  const texts = useTexts('home');
  return (
    <section>
      <Heading>{texts.catalogue}</Heading>
      <Tiles>
        {texts.lines.map(([category, picture, name, alt]) => (
          <li key={category}>
            <PageLink page="products" query={`category=${category}`}>
              <Picture
                src={picture}
                alt={alt}
                width={1200}
                height={900}
                sizes="(min-width: 100rem) calc(25vw - 5.25rem), (min-width: 64rem) calc(50vw - 10.75rem), 45vw"
              />
              <span>
                {name}
                <Icon name="forward" />
              </span>
            </PageLink>
          </li>
        ))}
      </Tiles>
    </section>
  );
}
