import styled from 'styled-components';
import { displayText } from '../theme/text.styles.ts';
import { Button } from './button.tsx';

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-m);
  padding: var(--space-xl) var(--space-l);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
`;

const Title = styled.h2`
  ${displayText}
  font-size: var(--font-size-h2);
`;

const Text = styled.p`
  max-width: 60ch;
  color: var(--color-text-muted);
`;

interface NoticeProps {
  title: string;
  text: string;
  action?: { label: string; run: () => void };
  /** 'alert' interrupts those who listen, 'status' waits. */
  role?: 'alert' | 'status';
}

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
