import type { Slide } from '@rombo/shared/collections/slide';
import { useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { CollectionPanel } from '../collection/collection-panel.tsx';
import { useCollection } from '../collection/use-collection.ts';
import { BusyButton } from '../ui/buttons.tsx';
import { useAttempt } from '../ui/list-hooks.tsx';
import { SlideForm } from './slide-form.tsx';
import { slideKind } from './slide-kind.ts';

/** Switches a slide on or off. */
function Switch({ item: slide }: { item: Slide }) {
  const panel = useTexts('panel');
  const { slides: texts, slideForm } = panel;
  const { save } = useCollection(slideKind);
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const name = slideKind.nameOf(slide, panel);
  const label = slide.active ? texts.switchOff : texts.switchOn;

  async function toggle() {
    setBusy(true);
    const { updated, updateFailed, updateFailedText } = slideForm.save;
    await attempt(
      () => save({ ...slideKind.draft.draftOf(slide), active: !slide.active }, slide, String),
      { title: updateFailed, description: updateFailedText },
      { title: updated, description: (slide.active ? texts.switchedOff : texts.switchedOn)(name) },
    );
    setBusy(false);
  }

  return (
    <BusyButton variant="ghost" busy={isBusy} aria-label={`${label} ${name}`} onClick={toggle}>
      {label}
    </BusyButton>
  );
}

export default () => <CollectionPanel kind={slideKind} Form={SlideForm} Action={Switch} />;
