import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import styled, { css } from 'styled-components';
import { Row, SpreadRow, Stack } from '../../forms/form.styles.ts';
import { displayText, labelText, rhombus } from '../../theme/text.styles.ts';
import { Badge } from '../../ui/icon.tsx';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-l);
  align-items: start;
`;

export const frame = css`
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
`;

const Section = styled(Stack)`
  ${frame}
  min-width: 0;
  padding: var(--space-l);
`;

export const CardTitle = styled.h3`
  ${displayText}
  font-size: var(--font-size-h3);
  outline: none;
`;

export const Hint = styled.p`
  max-width: 33.5em;
  color: var(--color-text-muted);
`;

export const CardForm = styled(Stack).attrs({ as: 'form' })`max-width: 30rem;`;

export const Buttons = styled(Row)`> * { flex: 1 0 auto; }`;

export const Strip = styled(SpreadRow)`
  ${frame}
  padding: var(--space-m);
  > p { flex: 1 1 18rem; max-width: 42em; text-wrap: balance; }
`;

/** Card of a list item; faded while it is being deleted. */
export const Card = styled.article`
  display: flex;
  flex-direction: column;
  ${frame}
  overflow-wrap: anywhere;
  &[aria-busy] { opacity: 0.55; }
`;

export const Cover = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  background: var(--color-background);
  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
`;

const FlagFrame = styled.p<{ $inset: string }>`
  position: absolute;
  display: flex;
  inset: ${({ $inset }) => $inset};
  background: var(--color-backdrop);
  pointer-events: none;
  /* Prints black on white above the picture. */
  @media print { background: Canvas !important; }
`;

const TOP_LEFT = 'var(--space-s) auto auto var(--space-s)';

export const Flag = ({ inset = TOP_LEFT, ...badge }: ComponentProps<typeof Badge> & { inset?: string }) => (
  <FlagFrame $inset={inset}>
    <Badge {...badge} />
  </FlagFrame>
);

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-s);
  padding: var(--space-m);
`;

export const Label = styled.p`
  ${labelText}
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;

export const Name = styled.h3`
  ${displayText}
  font-size: var(--font-size-h3);
  line-height: 1.1;
  a { color: inherit; text-decoration: none; }
  a:hover { text-decoration: underline; }
`;

export const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--color-text-muted);
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const FactList = styled.dl`
  article & { font-size: var(--font-size-small); }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-m);
    padding-block: 0.25rem;
    border-top: 1px solid var(--color-border);
  }
  dt { color: var(--color-text-muted); }
  dd { text-align: right; }
`;

export const Facts = ({ facts }: { facts: [name: string, value: string][] }) => (
  <FactList>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </FactList>
);

export const State = styled.p<{ $isOn: boolean }>`
  ${displayText}
  font-size: var(--font-size-h2);
  &::before {
    ${rhombus('0.5em')}
    display: inline-block;
    margin: 0 0.5em 0.08em 0.1em;
    ${({ $isOn }) => $isOn && 'background: var(--color-accent);'}
  }
`;

interface TitledCardProps {
  title: ReactNode;
  /** Makes the title focusable. */
  titleRef?: Ref<HTMLHeadingElement>;
  hint?: ReactNode;
  children: ReactNode;
}

export function TitledCard({ title, titleRef, hint, children }: TitledCardProps) {
  const id = useId();
  return (
    <Section as="section" aria-labelledby={id}>
      <CardTitle id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </CardTitle>
      {hint && <Hint>{hint}</Hint>}
      {children}
    </Section>
  );
}

export const Lines = styled.ul`display: grid;`;

const LineFrame = styled(SpreadRow)`
  padding-block: var(--space-s);
  border-top: 1px solid var(--color-border);
  > div { display: grid; flex: 1 1 14rem; gap: var(--space-xs); justify-items: start; }
  a { display: inline-flex; align-items: center; min-height: 2.75rem; }
`;

interface LineProps {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

export const Line = ({ title, action, children }: LineProps) => (
  <LineFrame as="li">
    <div>
      <strong>{title}</strong>
      {children}
    </div>
    {action}
  </LineFrame>
);
