import styled from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import type { Refusal } from './choose-files.ts';

const Refused = styled.div`
  color: var(--color-danger);
  font-size: var(--font-size-small);
  overflow-wrap: anywhere;
  &:empty { display: none; }
`;

interface RefusedListProps {
  refused: Refusal[];
}

/** The files that were not taken, for as long as it takes to read. */
export function RefusedList({ refused }: RefusedListProps) {
  const { files: fileTexts } = useTexts('panel');
  return (
    <Refused role="status">
      {refused.length > 0 && (
        <>
          <p>{fileTexts.notAdded}</p>
          <ul>
            {refused.map(({ description }) => (
              <li key={description}>{description}</li>
            ))}
          </ul>
        </>
      )}
    </Refused>
  );
}
