import { kinds, listedKinds } from '@rombo/shared/contract/kinds';
import { TRASH_DAYS, type TrashedItem } from '@rombo/shared/contract/trash';
import { hasStatus } from '../../api/errors.ts';
import { useRead, useRefresh, useWrite } from '../../api/swr.ts';
import { Note, Row, Stack } from '../../forms/form.styles.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/index.ts';
import { AsyncView, Notice } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { readsOf } from '../collection/reads.ts';
import { Hint, Name, Strip } from '../ui/cards.tsx';
import { attempt } from '../ui/list-hooks.tsx';
import { PanelSection } from '../ui/panel-section.tsx';

function TrashRow({ item: { id, kind, deletedAt, expiresAt, ...item } }: { item: TrashedItem }) {
  const panel = useTexts('panel');
  const { locale, trash: texts, versions } = panel;
  const restore = useWrite('restoreFromTrash', { refreshes: ['listTrash', ...readsOf(kind)] });
  const remove = useWrite('deleteFromTrash', { refreshes: ['listTrash'] });
  const refresh = useRefresh(['listTrash', ...readsOf(kind)]);
  const name = item.name ?? texts.untitled;
  const finish = ({ run }: typeof restore | typeof remove, done: string, failed: string) => {
    const failure = async (error: unknown) => {
      if (!hasStatus(error, 404)) return { title: failed };
      await refresh().catch(() => undefined);
      return { title: texts.gone, description: name };
    };
    return attempt(() => run({ parameters: { id } }), failure, { title: done, description: name });
  };
  const facts = [
    kind === 'message' ? texts.message : panel[kinds[kind].plural].kind,
    texts.deleted(formatDate(deletedAt, 'day', locale)),
    texts.until(formatDate(expiresAt, 'day', locale)),
  ];
  return (
    <Strip as="article" aria-label={name}>
      <div>
        <Name>{name}</Name>
        <Note>{facts.join(' · ')}</Note>
      </div>
      <Row>
        <Button
          variant="secondary"
          busy={restore.busy}
          aria-label={`${versions.restore} ${name}`}
          onClick={() => finish(restore, texts.restored, texts.restoreFailed)}
        >
          {versions.restore}
        </Button>
        <Button
          variant="danger"
          busy={remove.busy}
          aria-label={`${texts.remove} ${name}`}
          onClick={() => {
            if (confirm(texts.confirmRemoval(name))) void finish(remove, texts.removed, texts.removalFailed);
          }}
        >
          {texts.remove}
        </Button>
      </Row>
    </Strip>
  );
}

export default function TrashPanel() {
  const panel = useTexts('panel');
  const { frame, messages, trash: texts } = panel;
  const names = [...listedKinds.map((kind) => panel[kinds[kind].plural].many), messages.many];
  return (
    <PanelSection title={frame.tabs.cestino}>
      <AsyncView
        read={useRead('listTrash')}
        isEmpty={({ length }: TrashedItem[]) => length === 0}
        empty={
          <Notice
            title={texts.emptyTitle}
            text={texts.emptyText(TRASH_DAYS, new Intl.ListFormat(panel.locale).format(names))}
          />
        }
      >
        {(items) => (
          <Stack>
            <Hint>{texts.hint(TRASH_DAYS)}</Hint>
            {items.map((item) => (
              <TrashRow key={item.id} item={item} />
            ))}
          </Stack>
        )}
      </AsyncView>
    </PanelSection>
  );
}
