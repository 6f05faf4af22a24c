import { type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { Heading, SpreadRow } from '../../forms/form.styles.ts';
import { media } from '../../theme/media.ts';
import { Select } from '../../ui/field.tsx';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s) var(--space-m);
  margin-bottom: var(--space-m);
`;

export const FilterSelect = styled(Select)`
  flex: 1 1 14rem;
  ${media.medium} { flex-basis: 12rem; max-width: 16rem; }
`;

const Head = styled(SpreadRow)`
  margin-bottom: var(--space-s);
  ${media.tablet} { margin-bottom: var(--space-m); }
`;

const Count = styled.span`
  margin-left: var(--space-m);
  color: var(--color-text-muted);
  font-size: var(--font-size-text);
  letter-spacing: 0.04em;
`;

interface PanelSectionProps {
  title: ReactNode;
  /** Makes the title focusable. */
  headingRef?: Ref<HTMLHeadingElement>;
  count?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}

export function PanelSection({ title, headingRef, count, tools, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Head>
        <Heading id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title} {count && <Count>{count}</Count>}
        </Heading>
        {tools}
      </Head>
      {children}
    </section>
  );
}
