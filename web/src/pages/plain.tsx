import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type TextKey, useText } from '../i18n/index.ts';
import { PageHeading } from '../ui/page-heading.tsx';

const Lead = styled.p`
  max-width: 52ch;
  margin-top: ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.lead};
`;

export interface PlainProps {
  title: TextKey;
  text: TextKey;
  children?: ReactNode;
}

/** A page that is a heading and a sentence. */
export function Plain({ title, text, children }: PlainProps) {
  const t = useText();
  return (
    <>
      <PageHeading>{t(title)}</PageHeading>
      <Lead>{t(text)}</Lead>
      {children}
    </>
  );
}
