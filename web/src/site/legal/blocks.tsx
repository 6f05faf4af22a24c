import { type PageName, pages } from '@rombo/shared/contract/pages';
import styled from 'styled-components';
import type { Block } from '../../i18n/legal-text.ts';
import { rhombus } from '../../theme/text.styles.ts';
import { Fact, Facts } from '../../ui/content/facts.tsx';
import { PageLink } from '../../ui/page-link.tsx';

const Code = styled.code`
  font-family: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
  font-size: 0.9em;
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-s);
  li { position: relative; padding-left: 1.5rem; }
  li::before {
    ${rhombus('0.4375rem')}
    position: absolute;
    top: 0.62em;
    left: 0.125rem;
  }
`;

export const Plate = styled.section`
  border: 1px solid var(--color-border);
  background: var(--color-surface);
  h2, h3 {
    padding: 0.75rem var(--space-m);
    border-bottom: 1px solid var(--color-border);
    font: 600 var(--font-size-lead) / 1.4 var(--font-text);
    text-transform: none;
  }
  dl { margin-block: -1px; padding-inline: var(--space-m); }
`;

type Inline = { at: number; text: string } & ({ kind: 'text' } | { kind: 'code' } | { kind: 'link'; target: string });

const MARKS = /\[(?<words>[^[\]]+)\]\((?<target>[^()]+)\)|`(?<code>[^`]+)`/g;

function parseInline(source: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  const addPlain = (until: number) => {
    if (until > end) parts.push({ kind: 'text', at: end, text: source.slice(end, until) });
  };
  for (const { 0: marked, index: at, groups = {} } of source.matchAll(MARKS)) {
    const { words = '', target = '', code } = groups;
    addPlain(at);
    parts.push(code === undefined ? { kind: 'link', at, text: words, target } : { kind: 'code', at, text: code });
    end = at + marked.length;
  }
  addPlain(source.length);
  return parts;
}

const isPage = (target: string): target is PageName => Object.hasOwn(pages, target);

function Part({ part }: { part: Inline }) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'code') return <Code>{part.text}</Code>;
  const { text, target } = part;
  return isPage(target) ? <PageLink page={target}>{text}</PageLink> : <a href={target}>{text}</a>;
}

const InlineText = ({ children }: { children: string }) =>
  parseInline(children).map((part) => <Part key={part.at} part={part} />);

export function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <InlineText>{block}</InlineText>
      </p>
    );
  if ('list' in block)
    return (
      <List>
        {block.list.map((item) => (
          <li key={item}>
            <InlineText>{item}</InlineText>
          </li>
        ))}
      </List>
    );
  return (
    <Plate>
      <h3>
        <Code>{block.name}</Code>
      </h3>
      <Facts>
        {block.rows.map(([name, value = '']) => (
          <Fact key={name} name={name}>
            <InlineText>{value}</InlineText>
          </Fact>
        ))}
      </Facts>
    </Plate>
  );
}
