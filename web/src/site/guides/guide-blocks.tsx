import type { GuideBlock } from '@rombo/shared/collections/guides-in';
import type { MentionIn } from '@rombo/shared/collections/product';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { withNoBreaks } from '../../i18n/format.ts';
import { media } from '../../theme/media.ts';
import { rhombus } from '../../theme/text.styles.ts';
import { CodeLinks } from '../../ui/code-links.tsx';

export interface GuideSection {
  /** Anchor of the heading; the same in all languages. */
  id: string;
  heading?: string;
  /** Keys are positions: the blocks of a guide never change places. */
  blocks: { key: number; block: Exclude<GuideBlock, { type: 'heading' }> }[];
}

/** Returns the blocks below each heading. Blocks before the first heading are a section without one. */
export function sectionsOf(blocks: readonly GuideBlock[]): GuideSection[] {
  const sections: GuideSection[] = [{ id: 'section-0', blocks: [] }];
  for (const [key, block] of blocks.entries()) {
    if (block.type === 'heading') sections.push({ id: `section-${sections.length}`, heading: block.text, blocks: [] });
    else sections.at(-1)?.blocks.push({ key, block });
  }
  return sections.filter(({ heading, blocks: some }) => heading !== undefined || some.length > 0);
}

const Points = styled.ul`
  display: grid;
  gap: var(--space-s);
  max-width: 38em;
  overflow-wrap: anywhere;
  li { position: relative; padding-left: 1.5rem; }
  li::before {
    ${rhombus('0.4375rem')}
    position: absolute;
    top: 0.62em;
    left: 0.125rem;
  }
`;

/** Steps along a line in the colours of heated steel. */
const Steps = styled.ol`
  display: grid;
  gap: var(--space-m);
  max-width: 40em;
  overflow-wrap: anywhere;
  counter-reset: step;
  li {
    position: relative;
    padding-left: 3.5rem;
    counter-increment: step;
    &::before {
      content: counter(step);
      position: absolute;
      top: -0.1em;
      left: 0;
      width: 2rem;
      color: var(--color-accent);
      font: 600 var(--font-size-h2) / 1 var(--font-display);
      font-variant-numeric: tabular-nums;
      text-align: right;
    }
    &:not(:last-child)::after {
      content: '';
      position: absolute;
      top: 2.125rem;
      bottom: -0.25rem;
      left: 1.4rem;
      width: 2px;
      background: var(--color-border);
    }
  }
`;

/** Scrolls sideways if the screen is too narrow, below its first column. */
const Frame = styled.div`
  overflow-x: auto;
  border-top: 2px solid var(--color-brand-hover);
  border-bottom: 1px solid var(--color-border);
  outline-offset: 2px;
  @media print { overflow: visible; }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th, td { padding: 0.625rem var(--space-m); text-align: left; vertical-align: top; }
  tr > :first-child { position: sticky; left: 0; padding-left: 0; background: var(--color-background); }
  thead th { color: var(--color-text-muted); font-size: var(--font-size-small); font-weight: 600; line-height: 1.3; vertical-align: bottom; }
  tbody tr { border-top: 1px solid var(--color-border); }
  tbody th { min-width: 7.5rem; font-weight: 400; line-height: 1.35; }
  td { min-width: 7rem; color: var(--color-text-strong); font-weight: 600; }
  ${media.medium} { :is(td, tbody th) { min-width: 9rem; } }
`;

const Cell = ({ isHeader, children }: { isHeader: boolean; children: ReactNode }) =>
  isHeader ? <th scope="row">{children}</th> : <td>{children}</td>;

interface BlockTableProps {
  block: Extract<GuideBlock, { type: 'table' }>;
  label: string;
  mentions: readonly MentionIn[];
}

function BlockTable({ block: { head, rows }, label, mentions }: BlockTableProps) {
  const columns = head.map((text, at) => ({ at, text }));
  const lines = rows.map((cells, at) => ({ at, cells }));
  return (
    <Frame role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {columns.map(({ at, text }) =>
              text ? (
                <th key={at} scope="col">
                  {text}
                </th>
              ) : (
                <td key={at} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ at, cells }) => (
            <tr key={at}>
              {columns.map(({ at: column }) => (
                <Cell key={column} isHeader={column === 0}>
                  <CodeLinks text={withNoBreaks(cells[column] ?? '')} mentions={mentions} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

interface BlockProps {
  block: GuideSection['blocks'][number]['block'];
  /** Name of a table: the heading above it. */
  label: string;
  mentions: readonly MentionIn[];
}

export function Block({ block, label, mentions }: BlockProps) {
  if (block.type === 'table') return <BlockTable block={block} label={label} mentions={mentions} />;
  if (block.type === 'paragraph')
    return (
      <p>
        <CodeLinks text={block.text} mentions={mentions} />
      </p>
    );
  const items = block.items.map((text, at) => ({ at, text }));
  const List = block.type === 'steps' ? Steps : Points;
  return (
    <List>
      {items.map(({ at, text }) => (
        <li key={at}>
          <CodeLinks text={text} mentions={mentions} />
        </li>
      ))}
    </List>
  );
}
