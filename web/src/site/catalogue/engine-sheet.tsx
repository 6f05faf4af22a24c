import { type IndexedProduct, unpackEntries } from '@rombo/shared/collections/search-index';
import { entryName } from '@rombo/shared/collections/understood';
import { slugsOf } from '@rombo/shared/contract/language-fields';
import styled from 'styled-components';
import { useRead } from '../../api/swr.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { resolvePath } from '../../routing/paths.ts';
import { displayText } from '../../theme/text.styles.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { useBackToClose } from '../../ui/back-to-close.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { toast } from '../../ui/toast.tsx';
import { chooseEngine, engineSheet, useEngineSlug } from './my-engine.ts';

const Mine = styled.p`
  display: grid;
  justify-items: start;
  gap: var(--space-s);
  margin-bottom: var(--space-m);
  a { padding-block: 0.625rem; }
`;

const Engines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 1px;
  margin: calc(-1 * var(--space-s)) calc(-1 * var(--space-s)) var(--space-m);
  button {
    ${displayText}
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-m);
    width: 100%;
    padding: var(--space-xs) var(--space-s);
    font-size: var(--font-size-h3);
    text-align: left;
    overflow-wrap: anywhere;
    &:hover { background: var(--color-background); }
    &:focus-visible { outline-offset: -2px; }
    &[aria-pressed='true'] { background: var(--color-background); box-shadow: inset 3px 0 var(--color-brand-hover); }
  }
  :is(img, i) { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; background: var(--color-background); }
`;

const close = () => engineSheet.set(null);

/** Pages that tell at once whether their products fit. */
const tellsFit = (): boolean =>
  ['products', 'product', 'compare'].includes(resolvePath(window.location.pathname).page ?? '');

/** The engines of the catalogue. A tap stores one as the visitor's own and closes the sheet, so that the visitor is where it was opened. */
export default function EngineSheet() {
  const { nav } = useTexts('site');
  const { search: texts } = useTexts('catalogue');
  const { language } = useLanguage();
  const read = useRead('getSearchIndex');
  const mine = useEngineSlug();
  useBackToClose(true, close);

  const choose = (engine: IndexedProduct | null) => {
    const slug = engine?.slug ?? null;
    chooseEngine(slug);
    const query = new URLSearchParams(window.location.search);
    // The parts of another engine, or all products. Replaces the entry of the sheet in the history.
    if (query.has('fits')) {
      if (slug) query.set('fits', slug);
      else query.delete('fits');
      query.delete('page');
      window.location.replace(`${window.location.pathname}?${query}`);
      return;
    }
    close();
    if (engine && !tellsFit()) toast({ title: entryName(language, engine).name, description: nav.engine });
  };

  return (
    <Dialog title={texts.whichEngine} onClose={close}>
      <AsyncView read={read}>
        {(index) => {
          const engines = unpackEntries(index).filter(({ category }) => category === 'motori');
          const own = engines.find((engine) => mine !== null && slugsOf(engine).includes(mine));
          return (
            <>
              {own && (
                <Mine>
                  <PageLink page="products" query={`fits=${own.slug}`} replace onClick={close}>
                    {texts.partsOf(entryName(language, own).name)}
                  </PageLink>
                  <Button variant="secondary" onClick={() => choose(null)}>
                    {texts.forgetEngine}
                  </Button>
                </Mine>
              )}
              <Engines role="list">
                {engines.map((engine) => {
                  const { name, lang } = entryName(language, engine);
                  return (
                    <li key={engine.slug}>
                      <button type="button" aria-pressed={engine === own} onClick={() => choose(engine)}>
                        {engine.picture ? (
                          <Picture
                            src={engine.picture.url}
                            color={engine.picture.color}
                            alt=""
                            width={4}
                            height={3}
                            sizes="5rem"
                          />
                        ) : (
                          <i />
                        )}
                        <span lang={lang}>{name}</span>
                        {engine === own && <Icon name="check" />}
                      </button>
                    </li>
                  );
                })}
              </Engines>
              <PageLink page="classes" replace onClick={close}>
                {nav.classes}
              </PageLink>
            </>
          );
        }}
      </AsyncView>
    </Dialog>
  );
}
