import type { GuidePage as GuideData, GuideIn } from '@rombo/shared/collections/guides-in';
import { langOf } from '@rombo/shared/collections/in-language';
import { use } from 'react';
import styled from 'styled-components';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { columns, ruled } from '../../theme/layout.styles.ts';
import { media } from '../../theme/media.ts';
import { displayText, smallLabel } from '../../theme/text.styles.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { altIn } from '../../ui/content/picture-alt.ts';
import { EditSlot } from '../../ui/edit-slot.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageButton, PageLink, PageParameters } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ItemPage } from '../item-page.tsx';
import { useGuidePage } from './api.ts';
import { Block, type GuideSection, sectionsOf } from './guide-blocks.tsx';

/** Returns the steps of a guide as `HowTo`, one section per heading, or an `Article` if it has none. */
function factsOf(item: GuideIn) {
  const steps = sectionsOf(item.blocks).flatMap(({ heading, blocks }) => {
    const texts = blocks.flatMap(({ block }) => (block.type === 'steps' ? block.items : []));
    if (texts.length === 0) return [];
    const itemListElement = texts.map((text) => ({ '@type': 'HowToStep', text }));
    return [{ '@type': 'HowToSection', name: heading ?? item.title, itemListElement }];
  });
  return steps.length > 0
    ? { '@type': 'HowTo', name: item.title, step: steps }
    : { '@type': 'Article', headline: item.title };
}

const Opening = styled.header<{ $hasPicture: boolean }>`
  display: grid;
  gap: var(--space-l) var(--space-xl);
  padding-bottom: var(--space-l);
  background: var(--gradient-heat) bottom / 100% 2px no-repeat;
  > div { display: grid; align-content: end; gap: var(--space-m); }
  h1 { max-width: 14em; font-size: clamp(2.5rem, 1.4rem + 3.4vw, 4.5rem); overflow-wrap: anywhere; }
  p { max-width: 33.5em; color: var(--color-text-muted); font-size: var(--font-size-lead); }
  > img { width: 100%; height: 100%; max-height: 24rem; aspect-ratio: 3 / 2; object-fit: cover; }
  ${media.wide} { ${({ $hasPicture }) => $hasPicture && 'grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);'} }
`;

const Columns = styled.div`
  ${columns('14rem minmax(0, 1fr)')}
  padding-block: var(--space-xl);
`;

const Contents = styled.nav`
  ${media.large} { position: sticky; top: var(--space-xl); align-self: start; }
  h2 { ${smallLabel} padding-bottom: var(--space-s); }
  ol { border-top: 1px solid var(--color-border); }
  a {
    display: block;
    padding-block: 0.625rem;
    border-bottom: 1px solid var(--color-border);
    color: var(--color-text-muted);
    line-height: 1.3;
    text-decoration: none;
    &:hover { color: var(--color-text); }
    &:focus-visible { outline-offset: -2px; }
  }
  ${media.medium} { ol { display: grid; grid-template-columns: 1fr 1fr; column-gap: var(--space-l); } }
  ${media.large} { ol { grid-template-columns: 1fr; } }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-xl);
  max-width: 56rem;
  section { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-m); }
  /* Clears the top bar of a small screen. */
  h2 { max-width: 20em; scroll-margin-top: 2rem; }
  section > p { max-width: 38em; line-height: 1.6; white-space: pre-line; overflow-wrap: anywhere; }
  section:first-child:not(:has(h2)) > p:first-child { color: var(--color-text-strong); font-size: var(--font-size-lead); }
`;

const Below = styled.section`
  padding-block: var(--space-xl);
  border-top: 1px solid var(--color-border);
  h2 { margin-bottom: var(--space-l); }
`;

const Engines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: var(--space-m);
  a { display: grid; gap: var(--space-s); text-decoration: none; &:hover strong { text-decoration: underline; } }
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  strong { ${displayText} font-size: var(--font-size-h3); line-height: 1.05; overflow-wrap: anywhere; }
`;

const Others = styled.ul`
  ${ruled}
  ${media.medium} { grid-template-columns: 1fr 1fr; }
  li { background: var(--color-background); }
  a {
    ${displayText}
    display: block;
    height: 100%;
    padding: var(--space-l);
    font-size: var(--font-size-h3);
    line-height: 1.1;
    text-decoration: none;
    &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
    &:focus-visible { outline-offset: -4px; }
  }
  li:last-child:nth-child(odd) { grid-column: 1 / -1; }
`;

const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-m) var(--space-xl);
  p { max-width: 33.5em; color: var(--color-text-muted); }
`;

/** From this number of headings a guide has a table of contents. */
const MIN_CONTENTS = 3;

function ContentsOf({ sections }: { sections: readonly (GuideSection & { heading: string })[] }) {
  const texts = useTexts('guides');
  return (
    <Contents aria-labelledby="contents">
      <h2 id="contents">{texts.contents}</h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </Contents>
  );
}

function Guide({ page: { item, others } }: { page: GuideData }) {
  const texts = useTexts('guides');
  const { language } = useLanguage();
  const { title, summary, picture, blocks, engines, sheet, mentions } = item;
  const sections = sectionsOf(blocks);
  const headed = sections.flatMap(({ heading, ...rest }) => (heading === undefined ? [] : [{ ...rest, heading }]));
  const lang = langOf(item, 'blocks');
  return (
    <article data-guide>
      <Opening $hasPicture={picture !== null}>
        <div>
          <PageHeading>
            <span lang={langOf(item, 'title')}>{title}</span>
          </PageHeading>
          <p lang={langOf(item, 'summary')}>{summary}</p>
          {sheet && (
            <div data-screen>
              <ButtonLink variant="secondary" href={sheet}>
                {texts.sheet}
              </ButtonLink>
            </div>
          )}
        </div>
        {picture && (
          <Picture
            src={picture}
            {...altIn(language, picture.alt)}
            width={960}
            height={640}
            eager
            sizes="(min-width: 64rem) calc(40vw - 8rem), 100vw"
          />
        )}
        <EditSlot tab="guide" id={item.id} name={title} />
      </Opening>
      <Columns>
        {headed.length >= MIN_CONTENTS ? <ContentsOf sections={headed} /> : <div />}
        <Body lang={lang} data-text>
          {sections.map(({ id, heading, blocks: some }) => (
            <section key={id}>
              {heading && <h2 id={id}>{heading}</h2>}
              {some.map(({ key, block }) => (
                <Block key={key} block={block} label={heading ?? title} mentions={mentions} />
              ))}
            </section>
          ))}
        </Body>
      </Columns>
      {engines.length > 0 && (
        <Below aria-labelledby="engines" data-screen>
          <h2 id="engines">{texts.engines}</h2>
          <Engines>
            {engines.map((engine) => (
              <li key={engine.id}>
                <PageLink page="product" parameters={{ slug: engine.slug }}>
                  {engine.picture && (
                    <Picture
                      src={engine.picture}
                      alt=""
                      width={320}
                      height={240}
                      sizes="(min-width: 40rem) 11rem, 45vw"
                    />
                  )}
                  <strong lang={langOf(engine, 'name')}>{engine.name}</strong>
                  {engine.articleCode && <small>{engine.articleCode}</small>}
                </PageLink>
              </li>
            ))}
          </Engines>
        </Below>
      )}
      {others.length > 0 && (
        <Below aria-labelledby="others" data-screen>
          <h2 id="others">{texts.others}</h2>
          <Others>
            {others.map((other) => (
              <li key={other.id}>
                <PageLink page="guide" parameters={{ slug: other.slug }} lang={langOf(other, 'title')}>
                  {other.title}
                </PageLink>
              </li>
            ))}
          </Others>
        </Below>
      )}
      <Question data-screen>
        <p>{texts.question}</p>
        <PageButton page="contact">{texts.ask}</PageButton>
      </Question>
    </article>
  );
}

export default function GuidePage() {
  const { slug = '' } = use(PageParameters);
  return (
    <ItemPage
      list="guides"
      share="/slides/share/company.jpg"
      read={useGuidePage(slug)}
      factsOf={(item) => ({
        description: item.summary,
        published: item.createdAt,
        field: 'blocks',
        facts: { ...factsOf(item), description: item.summary },
      })}
    >
      {(page) => <Guide key={page.item.id} page={page} />}
    </ItemPage>
  );
}
