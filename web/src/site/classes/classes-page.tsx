import type { ClassColumn, RacingClass } from '@rombo/shared/collections/classes';
import { langOf } from '@rombo/shared/collections/in-language';
import { keysOf } from '@rombo/shared/contract/keys-of';
import { classesPart, pathOfPage } from '@rombo/shared/contract/pages';
import type { Output } from '@rombo/shared/contract/routes';
import { slugOf } from '@rombo/shared/contract/slug';
import { use } from 'react';
import styled from 'styled-components';
import { addressOf, read } from '../../api/client.ts';
import { type Read, useLoad } from '../../api/swr.ts';
import { Head } from '../../head/head.tsx';
import { formatPrice, withNoBreaks } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { displayText, labelText, smallLabel } from '../../theme/text.styles.ts';
import { AsyncView, Notice } from '../../ui/async-view.tsx';
import { CodeLinks } from '../../ui/code-links.tsx';
import { VisuallyHidden } from '../../ui/icon.tsx';
import { PageOpening } from '../../ui/page-heading.tsx';
import { PageAddress, PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Availability } from '../catalogue/availability.tsx';

/** Returns the racing classes: embedded in the server-rendered page, otherwise made from the products of the API. */
function useClasses(): Read<{ classes: RacingClass[] }> {
  const { language } = useLanguage();
  return useLoad(addressOf('listProducts') + classesPart(language), async () => {
    const [all, { classesIn }] = await Promise.all([
      read(addressOf('listProducts')) as Promise<Output<'listProducts'>>,
      import('../../api/product-data.ts'),
    ]);
    const engines = all.filter(({ category }) => category === 'motori');
    const parts = all.filter(({ category }) => category !== 'motori');
    return { classes: classesIn(language, engines, parts) };
  });
}

/** A table; below its width one block for each engine, with a label before each value. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  thead { display: none; }
  :is(tbody, tr, th, td) { display: block; }
  th, td { text-align: left; font-weight: 400; vertical-align: top; }
  tbody { margin-bottom: var(--space-xl); border-bottom: 1px solid var(--color-border); scroll-margin-top: 1rem; }
  tbody > tr:first-child > th {
    ${displayText}
    padding-bottom: var(--space-s);
    border-bottom: 2px solid var(--color-brand-hover);
    color: var(--color-text-strong);
    font-size: var(--font-size-section);
  }
  tr + tr { padding-block: var(--space-m); border-top: 1px solid var(--color-border); break-inside: avoid; }
  tr:nth-child(2) { border-top: 0; }
  td { display: grid; grid-template-columns: 8rem 1fr; gap: 0 var(--space-s); padding-block: 0.375rem; }
  td::before { ${smallLabel} content: attr(data-label); padding-top: 0.25rem; color: var(--color-text-muted); }
  td > div { min-width: 0; }
  td a { display: block; padding-block: 0.125rem; }
  td p { color: var(--color-text-muted); font-size: var(--font-size-small); }
  td p:first-child { color: inherit; font-size: inherit; }
  ${media.tablet} {
    tr + tr { display: grid; grid-template-columns: 18rem 1fr; column-gap: var(--space-l); }
    tr + tr > th { grid-row: span 6; }
  }
  ${media.large} {
    thead { display: table-header-group; }
    tbody { display: table-row-group; }
    tr, tr + tr { display: table-row; }
    th, td, tbody > tr:first-child > th { display: table-cell; }
    thead th { ${labelText} padding: 0 var(--space-m) var(--space-s) 0; color: var(--color-text-muted); }
    tbody > tr:first-child > th { padding-top: var(--space-xl); }
    td, tr + tr > th { padding: var(--space-m) var(--space-m) var(--space-m) 0; }
    tr + tr > * { border-top: 1px solid var(--color-border); }
    tr:nth-child(2) > * { border-top: 0; }
    td:last-child { padding-right: 0; }
    td::before { content: none; }
  }
`;

const Engine = styled.div`
  display: grid;
  grid-template-columns: 7rem 1fr;
  gap: var(--space-m);
  align-items: center;
  margin-bottom: var(--space-s);
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  ${media.large} { grid-template-columns: 7rem minmax(9rem, 1fr); margin: 0; }
`;

const EngineText = styled.div`
  display: grid;
  gap: 0.125rem;
  justify-items: start;
  > strong { ${displayText} font-size: var(--font-size-h3); }
  > a { padding-block: 0.375rem; font-size: var(--font-size-small); }
  > small { color: var(--color-text-muted); }
`;

type ClassEngine = RacingClass['engines'][number];

function EngineCell({ engine }: { engine: ClassEngine }) {
  const texts = useTexts('classes');
  const { language } = useLanguage();
  const { slug, name, cover, note, price } = engine;
  return (
    <Engine>
      {cover ? <Picture src={cover} alt="" width={320} height={240} sizes="7rem" /> : <span />}
      <EngineText>
        <strong lang={langOf(engine, 'name')}>
          <PageLink page="product" parameters={{ slug }}>
            {name}
          </PageLink>
        </strong>
        {note && <small lang={langOf(engine, 'note')}>{note}</small>}
        {price !== undefined && <span>{formatPrice(price, language)}</span>}
        <Availability product={engine} />
        <a href={`${use(PageAddress)(pathOfPage('products'))}?fits=${slug}`}>{texts.parts(name)}</a>
      </EngineText>
    </Engine>
  );
}

function Needed({ engine, column }: { engine: ClassEngine; column: ClassColumn }) {
  const texts = useTexts('classes');
  const { text, lang, parts } = engine.cells[column];
  return (
    <td data-label={texts.columns[column]}>
      <div>
        {parts.map((part) => (
          <PageLink key={part.id} page="product" parameters={{ slug: part.slug }} lang={langOf(part, 'name')}>
            {part.name}
          </PageLink>
        ))}
        {text && (
          <p lang={lang}>
            <CodeLinks text={withNoBreaks(text)} />
          </p>
        )}
        {!text && parts.length === 0 && (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden>{texts.missing}</VisuallyHidden>
          </>
        )}
      </div>
    </td>
  );
}

function ClassTable({ classes }: { classes: readonly RacingClass[] }) {
  const texts = useTexts('classes');
  const columns = keysOf(texts.columns);
  return (
    <Table>
      <caption>
        <VisuallyHidden>{texts.head.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.engine}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {texts.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      {classes.map(({ name, lang, engines }) => (
        <tbody key={name} id={slugOf(name)}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 1} lang={lang}>
              {name}
            </th>
          </tr>
          {engines.map((engine) => (
            <tr key={engine.id}>
              <th scope="row">
                <EngineCell engine={engine} />
              </th>
              {columns.map((column) => (
                <Needed key={column} engine={engine} column={column} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}

const Anchors = styled.nav`
  margin-bottom: var(--space-l);
  ul { display: flex; flex-wrap: wrap; gap: var(--space-s); }
  a {
    ${labelText}
    display: block;
    min-height: 2.75rem;
    padding: 0.75rem var(--space-m);
    border: 1px solid var(--color-border);
    background: var(--color-surface);
    text-decoration: none;
    &:hover { border-color: var(--color-brand-hover); }
  }
`;

function ClassAnchors({ classes }: { classes: readonly RacingClass[] }) {
  const texts = useTexts('classes');
  return (
    <Anchors aria-label={texts.choose} data-screen>
      <ul>
        {classes.map(({ name, lang }) => (
          <li key={name}>
            <a href={`#${slugOf(name)}`} lang={lang}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Anchors>
  );
}

/** The engines of each racing class with what they need, made from the specs and fit lists of the products. */
export default function ClassesPage() {
  const texts = useTexts('classes');
  return (
    <>
      <Head text={texts.head} share="products" />
      <PageOpening title={texts.title} lead={texts.lead} isLow />
      <AsyncView
        read={useClasses()}
        isEmpty={({ classes }) => classes.length === 0}
        empty={<Notice title={texts.noneTitle} text={texts.noneText} />}
      >
        {({ classes }) => (
          <>
            <ClassAnchors classes={classes} />
            <ClassTable classes={classes} />
          </>
        )}
      </AsyncView>
    </>
  );
}
