import type { TrashedItem } from '@rombo/shared/trash';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useDeleteForGood, useRestore } from './api.ts';
import { About, Actions, Name, Row } from './trash.styles.ts';

export interface TrashRowProps {
  item: TrashedItem;
  /** Called when it has left the trash, either way. */
  onGone: () => void;
}

/** A deleted product or slide. */
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
    <Row aria-label={name}>
      <div>
        <Name>{name}</Name>
        <About>
          {[texts.kinds[item.kind], texts.deleted(day(item.deletedAt)), texts.until(day(item.expiresAt))].join(' · ')}
        </About>
      </div>
      <Actions>
        <Button
          variant="secondary"
          busy={restore.busy}
          aria-label={texts.restoreOf(name)}
          onClick={() => leave(() => restore.run({ parameters }), texts.restored, texts.restoreFailed)}
        >
          {texts.restore}
        </Button>
        <Button
          variant="danger"
          busy={remove.busy}
          aria-label={texts.removeOf(name)}
          onClick={() => {
            if (confirm(texts.confirmRemoval(name)))
              void leave(() => remove.run({ parameters }), texts.removed, texts.removalFailed);
          }}
        >
          {texts.remove}
        </Button>
      </Actions>
    </Row>
  );
}
