import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useTexts } from '../../i18n/index.ts';
import { labelText } from '../../theme/text.styles.ts';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/panel.styles.ts';
import type { Choice } from './use-draft.ts';

const Box = styled.section`
  display: grid;
  gap: var(--space-m);
  padding: var(--space-m);
  border: 1px solid var(--color-danger);
  border-radius: var(--radius);
  /* Clear of the bar at the top of a phone. */
  scroll-margin-top: 5rem;
  overflow-wrap: anywhere;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th, td {
    padding: var(--space-s);
    border-top: 1px solid var(--color-border);
    text-align: left;
    vertical-align: top;
  }
  th { ${labelText} font-size: var(--font-size-small); }
  td { white-space: pre-line; }
  td > * { max-width: 14rem; }
  td > a { text-decoration: underline; }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  > button { flex: 1 0 auto; }
`;

/** A field in which two versions differ; what is empty is said to be so. */
export interface VersionRow {
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

interface BothVersionsProps<D> {
  /** Reads what is typed, laid over the newer version, and the newer version itself. */
  both: () => { mine: D; theirs: D };
  keep: (choice: Choice) => void;
  rowsOf: (mine: D, theirs: D) => VersionRow[];
}

/** Typed values beside a newer saved version, field by field, to choose one. */
export function BothVersions<D>({ both, keep, rowsOf }: BothVersionsProps<D>) {
  const { conflict: conflictTexts } = useTexts('panel');
  // Values typed meanwhile are compared as well.
  useWatch();
  const { mine, theirs } = both();
  const rows = rowsOf(mine, theirs);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Box aria-labelledby={headingId}>
      <Heading as="h3" id={headingId} ref={heading} tabIndex={-1}>
        {conflictTexts.title}
      </Heading>
      {rows.length === 0 ? (
        <p>{conflictTexts.same}</p>
      ) : (
        <Table aria-labelledby={headingId}>
          <thead>
            <tr>
              <td />
              <th scope="col">{conflictTexts.mine}</th>
              <th scope="col">{conflictTexts.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{mine || conflictTexts.nothing}</td>
                <td>{theirs || conflictTexts.nothing}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Choices>
        <Button variant="secondary" onClick={() => keep('mine')}>
          {conflictTexts.keepMine}
        </Button>
        <Button variant="secondary" onClick={() => keep('theirs')}>
          {conflictTexts.takeTheirs}
        </Button>
      </Choices>
    </Box>
  );
}
