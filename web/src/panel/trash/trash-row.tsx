import type { TrashedItem } from '@rombo/shared/contract/trash';
import { Note, Row } from '../../forms/form.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { useToast } from '../../ui/toast.tsx';
import { BusyButton } from '../ui/buttons.tsx';
import { useDeleteForGood, useRestore } from './api.ts';
import { Frame, Name } from './trash.styles.ts';

interface TrashRowProps {
  item: TrashedItem;
  /** Called when it has left the trash, either way. */
  onGone: () => void;
}

export function TrashRow({ item, onGone }: TrashRowProps) {
  const { locale, trash: texts } = useTexts('panel');
  const { toast } = useToast();
  const restore = useRestore();
  const remove = useDeleteForGood();
  const name = item.name ?? texts.untitled;
  const day = (moment: string) => new Date(moment).toLocaleDateString(locale, { dateStyle: 'long' });
  const leave = async (run: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await run();
      toast({ title: done, description: name });
      onGone();
    } catch {
      toast({ title: failed, variant: 'destructive' });
    }
  };
  const parameters = { id: item.id };
  return (
    <Frame aria-label={name}>
      <div>
        <Name>{name}</Name>
        <Note>
          {[texts.kinds[item.kind], texts.deleted(day(item.deletedAt)), texts.until(day(item.expiresAt))].join(' · ')}
        </Note>
      </div>
      <Row>
        <BusyButton
          variant="secondary"
          busy={restore.busy}
          aria-label={texts.restoreOf(name)}
          onClick={() => leave(() => restore.run({ parameters }), texts.restored, texts.restoreFailed)}
        >
          {texts.restore}
        </BusyButton>
        <BusyButton
          variant="danger"
          busy={remove.busy}
          aria-label={texts.removeOf(name)}
          onClick={() => {
            if (confirm(texts.confirmRemoval(name)))
              void leave(() => remove.run({ parameters }), texts.removed, texts.removalFailed);
          }}
        >
          {texts.remove}
        </BusyButton>
      </Row>
    </Frame>
  );
}
