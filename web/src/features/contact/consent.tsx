import type { ComponentProps } from 'react';
import { Checkbox } from '../../ui/field.tsx';
import { PageLink } from '../../ui/page-link.tsx';

export interface ConsentProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The sentence; what stands in square brackets leads to the privacy policy. */
  text: string;
  error: string | undefined;
}

export function Consent({ text, ...checkbox }: ConsentProps) {
  const [before, link, after] = text.split(/[[\]]/);
  const label = (
    <>
      {before}
      <PageLink page="privacy">{link}</PageLink>
      {after}
    </>
  );
  return <Checkbox label={label} required {...checkbox} />;
}
