import { expect, test } from 'vitest';
import { currentToast, dismissToast, toast } from './toast.tsx';

test('a message takes the place of the one before it', () => {
  toast({ title: 'first' });
  toast({ title: 'second', variant: 'destructive' });
  expect(currentToast()).toMatchObject({ title: 'second', variant: 'destructive' });
});

test('a message that was replaced cannot take its successor away', () => {
  toast({ title: 'first' });
  const first = currentToast();
  toast({ title: 'second' });
  dismissToast(first?.id ?? 0);
  expect(currentToast()?.title).toBe('second');
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()).toBeNull();
});
