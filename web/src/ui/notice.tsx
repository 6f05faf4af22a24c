import styled from 'styled-components';
import { displayText } from '../theme/text.styles.ts';
import { Button } from './button.tsx';

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.l};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius};
`;

const Title = styled.h2`
  ${displayText}
  font-size: ${({ theme }) => theme.size.h2};
`;

const Text = styled.p`
  max-width: 60ch;
  color: ${({ theme }) => theme.color.muted};
`;

export interface NoticeProps {
  title: string;
  text: string;
  action?: { label: string; run: () => void };
  /** 'alert' interrupts those who listen, 'status' waits. */
  role?: 'alert' | 'status';
}

/** What stands where content would be: nothing was found, or it could not be loaded. */
export function Notice({ title, text, action, role = 'status' }: NoticeProps) {
  return (
    <Box>
      <div role={role}>
        <Title>{title}</Title>
        <Text>{text}</Text>
      </div>
      {action && (
        <Button variant="secondary" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </Box>
  );
}
