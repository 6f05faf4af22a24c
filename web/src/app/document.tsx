import type { Language } from '@rombo/shared/words/languages';
import type { ReactNode } from 'react';

export interface PageState {
  address: string;
  language: Language;
  answers: Record<string, unknown>;
}

export interface DocumentProps {
  language: Language;
  /** Only the server fills the head and adds data: React leaves in head and body what it did not render there. */
  head?: ReactNode;
  data?: ReactNode;
  children?: ReactNode;
}

/** The whole document of a rendered page. Both sides render it: ids of `useId` tell the position in it. */
export function Document({ language, head, data, children }: DocumentProps) {
  return (
    <html lang={language}>
      <head>{head}</head>
      <body>
        <div id="root">{children}</div>
        {data}
      </body>
    </html>
  );
}
