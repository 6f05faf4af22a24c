import { type RefObject, useEffect } from 'react';

/** Takes over text that was typed into a controlled input before the page was hydrated: React does not see those changes. */
export function useEarlyText(input: RefObject<HTMLInputElement | null>, setText: (text: string) => void): void {
  useEffect(() => {
    if (input.current?.value) setText(input.current.value);
  }, [input, setText]);
}
