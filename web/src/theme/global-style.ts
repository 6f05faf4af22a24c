import { createGlobalStyle } from 'styled-components';

/** The rules of the whole document. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html {
    color-scheme: dark;
    background: ${({ theme }) => theme.color.ground};
    scrollbar-gutter: stable;
    -webkit-text-size-adjust: 100%;
  }
  html:has(dialog[open]) { overflow: hidden; }
  body {
    margin: 0;
    color: ${({ theme }) => theme.color.text};
    font-family: ${({ theme }) => theme.font.text};
    font-size: ${({ theme }) => theme.size.text};
    line-height: 1.55;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  img { display: block; max-width: 100%; }
  a { color: inherit; }
  button, input, select, textarea { font: inherit; color: inherit; }
  :focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: 3px;
  }
  ::selection { background: ${({ theme }) => theme.color.brand}; color: ${({ theme }) => theme.color.onBrand}; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation-duration: 0.01ms !important; transition-duration: 0.01ms !important; }
  }
`;
