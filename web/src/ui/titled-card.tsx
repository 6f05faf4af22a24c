import { type ReactNode, type Ref, useId } from 'react';
import { Card, CardTitle, Hint } from './card.styles.ts';

interface TitledCardProps {
  title: ReactNode;
  /** Of a title that takes the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  hint?: ReactNode;
  children: ReactNode;
}

/** A card of the panel that is named by its title. */
export function TitledCard({ title, titleRef, hint, children }: TitledCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </CardTitle>
      {hint && <Hint>{hint}</Hint>}
      {children}
    </Card>
  );
}
