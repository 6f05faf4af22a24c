import styled from 'styled-components';
import { Button } from './button.tsx';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
  margin-bottom: ${({ theme }) => theme.space.l};
  padding: ${({ theme }) => theme.space.m};
  border: 1px solid ${({ theme }) => theme.color.danger};
  border-radius: ${({ theme }) => theme.radius};
  > p { flex: 1 1 18rem; }
`;

export interface StaleNoticeProps {
  text: string;
  /** What the button says. */
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
