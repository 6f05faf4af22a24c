import { type ReplyTemplates, templateLimits } from '@rombo/shared/collections/reply-templates';
import { type FormEvent, useState } from 'react';
import { useRead, useRefresh, useWrite } from '../../api/swr.ts';
import { TextField } from '../../forms/fields.tsx';
import { Row, Stack } from '../../forms/form.styles.ts';
import { confirmLeave, useLeaveGuard } from '../../forms/leave-guard.ts';
import { useTexts } from '../../i18n/index.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { usePanelItem } from '../address.ts';
import { attempt, useMountedCallback } from '../ui/list-hooks.tsx';
import { MessageList } from './message-list.tsx';
import { MessageView } from './message-view.tsx';
import { ReplyQuestion } from './reply.tsx';

interface TemplatesFormProps {
  stored: ReplyTemplates;
  onSaved: () => void;
  onCancel: () => void;
}

function TemplatesForm({ stored, onSaved, onCancel }: TemplatesFormProps) {
  const { messages: texts, saving } = useTexts('panel');
  const { run, busy } = useWrite('saveReplyTemplates', { refreshes: ['getReplyTemplates'] });
  const [isChanged, setChanged] = useState(false);
  useLeaveGuard(() => isChanged, saving.leave);
  const close = useMountedCallback(onSaved);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const bodies = form.getAll('text').map(String);
    const templates = form.getAll('title').map((title, at) => ({ title: String(title), text: bodies[at] ?? '' }));
    const failed = { title: texts.changeFailed, description: texts.changeFailedText };
    if (await attempt(() => run({ body: { templates } }), failed, { title: texts.templatesSaved })) close();
  };

  return (
    <Stack as="form" onSubmit={save} onChange={() => setChanged(true)}>
      <p>{texts.templatesHint}</p>
      {stored.templates.map(({ title, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are always three templates, in a fixed order
        <Stack key={at}>
          <TextField
            name="title"
            label={texts.templateTitle(at + 1)}
            required
            maxLength={templateLimits.title}
            readOnly={busy}
            defaultValue={title}
          />
          <TextField
            name="text"
            label={texts.templateText(at + 1)}
            isLong
            required
            maxLength={templateLimits.text}
            readOnly={busy}
            defaultValue={text}
          />
        </Stack>
      ))}
      <Row>
        <Button variant="ghost" onClick={onCancel}>
          {saving.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {texts.saveTemplates}
        </Button>
      </Row>
    </Stack>
  );
}

function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { messages: texts } = useTexts('panel');
  const cancel = () => {
    if (confirmLeave()) onClose();
  };
  return (
    <Dialog title={texts.templates} onClose={cancel}>
      <AsyncView read={useRead('getReplyTemplates')}>
        {(stored) => <TemplatesForm stored={stored} onSaved={onClose} onCancel={cancel} />}
      </AsyncView>
    </Dialog>
  );
}

function MessageTools() {
  const { messages: texts } = useTexts('panel');
  const [editing, setEditing] = useState(false);
  const clear = useRefresh(['getReplyTemplates']);
  const edit = () => {
    // The form must not start from cached templates: saving it would overwrite those that another tab has saved.
    void clear();
    setEditing(true);
  };
  return (
    <Row>
      <Button variant="ghost" onClick={edit}>
        {texts.templates}
      </Button>
      <ButtonLink variant="ghost" href="/api/admin/contacts.csv?separator=%3B" download>
        {texts.exportAll}
      </ButtonLink>
      {editing && <TemplatesDialog onClose={() => setEditing(false)} />}
    </Row>
  );
}

export default function MessagesPanel() {
  const { item, lastOpened, open, close } = usePanelItem('messaggi');
  const closeItem = () => {
    if (confirmLeave()) close(null);
  };
  const closeArchived = useMountedCallback((id: string) => {
    if (id === item) closeItem();
  });
  return (
    <>
      {item ? (
        <MessageView key={item} id={item} onClose={closeItem} />
      ) : (
        <>
          <MessageList lastOpened={lastOpened} onOpen={open} />
          <MessageTools />
        </>
      )}
      <ReplyQuestion onArchived={closeArchived} />
    </>
  );
}
