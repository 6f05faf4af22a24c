import styled from 'styled-components';
import { Button } from './button.tsx';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-m);
  margin-bottom: var(--space-l);
  padding: var(--space-m);
  border: 1px solid var(--color-danger);
  border-radius: var(--radius);
  > p { flex: 1 1 18rem; }
`;

interface StaleNoticeProps {
  text: string;
  reload: string;
  onReload: () => void;
}

/** Says what did not happen because what is shown is out of date. */
export function StaleNotice({ text, reload, onReload }: StaleNoticeProps) {
  return (
    <Box role="alert">
      <p>{text}</p>
      <Button variant="secondary" onClick={onReload}>
        {reload}
      </Button>
    </Box>
  );
}
