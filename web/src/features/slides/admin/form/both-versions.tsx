import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Heading } from '../../../../ui/panel.styles.ts';
import type { differences } from '../draft/merge-slides.ts';
import type { SlideDraft } from '../draft/slide-draft.ts';
import { Box, Choice, Table } from './both-versions.styles.ts';
import { conflictTexts, formTexts } from './form-texts.ts';
import { ImagePreview } from './image-preview.tsx';

const labels: Record<keyof SlideDraft, string> = {
  image: formTexts.image,
  title: formTexts.title,
  description: formTexts.description,
  order: formTexts.order,
  active: formTexts.active,
};

function Value({ draft, name }: { draft: SlideDraft; name: keyof SlideDraft }) {
  if (name === 'image') return draft.image && <ImagePreview image={draft.image} />;
  if (name === 'active') return draft.active ? conflictTexts.yes : conflictTexts.no;
  return draft[name] || conflictTexts.nothing;
}

export interface BothVersionsProps {
  rows: ReturnType<typeof differences>;
  onKeep: (version: 'mine' | 'theirs') => void;
}

/** What was typed beside what somebody else saved meanwhile, field by field, to choose between the two. */
export function BothVersions({ rows, onKeep }: BothVersionsProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Box aria-labelledby={headingId}>
      <Heading as="h3" id={headingId} ref={heading} tabIndex={-1}>
        {conflictTexts.title}
      </Heading>
      {rows.length === 0 ? (
        <p>{conflictTexts.same}</p>
      ) : (
        <Table aria-labelledby={headingId}>
          <thead>
            <tr>
              <td />
              <th scope="col">{conflictTexts.mine}</th>
              <th scope="col">{conflictTexts.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, mine, theirs }) => (
              <tr key={name}>
                <th scope="row">{labels[name]}</th>
                <td>
                  <Value draft={mine} name={name} />
                </td>
                <td>
                  <Value draft={theirs} name={name} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Choice>
        <Button variant="secondary" onClick={() => onKeep('mine')}>
          {conflictTexts.keepMine}
        </Button>
        <Button variant="secondary" onClick={() => onKeep('theirs')}>
          {conflictTexts.takeTheirs}
        </Button>
      </Choice>
    </Box>
  );
}
