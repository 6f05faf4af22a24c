import { createGlobalStyle } from 'styled-components';

/** As long as it is rendered, what is marked `data-print` is all that gets on paper. */
export const PrintOnly = createGlobalStyle`
  @media print {
    body * { visibility: hidden; }
    [data-print], [data-print] * { visibility: visible; color: CanvasText; background: none; }
    [data-print] { position: fixed; inset: 0; }
  }
`;
