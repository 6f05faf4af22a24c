import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { theme } from './theme.ts';

/** Gives the theme to everything below. */
export function Themed({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
