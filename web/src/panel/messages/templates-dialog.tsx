import { type ReplyTemplates, templateLimits } from '@rombo/shared/collections/reply-templates';
import { type FormEvent, useState } from 'react';
import { useRead, useWrite } from '../../api/swr.ts';
import { TextField } from '../../forms/fields.tsx';
import { Stack } from '../../forms/form.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useAttempt } from '../ui/list-hooks.tsx';
import { Actions } from './messages.styles.ts';

function TemplatesForm({ stored, onClose }: { stored: ReplyTemplates; onClose: () => void }) {
  const { messages: texts } = useTexts('panel');
  const attempt = useAttempt();
  const { run, busy } = useWrite('saveReplyTemplates', { refreshes: ['getReplyTemplates'] });
  const [templates, setTemplates] = useState(stored.templates);
  const set = (at: number, field: 'title' | 'text') => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setTemplates(templates.map((template, index) => (index === at ? { ...template, [field]: value } : template)));
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const failed = { title: texts.changeFailed, description: texts.changeFailedText };
    if (await attempt(() => run({ body: { templates } }), failed, { title: texts.templatesSaved })) onClose();
  };

  return (
    <Stack as="form" onSubmit={save}>
      <p>{texts.templatesHint}</p>
      {templates.map(({ title, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are always three, in one order
        <Stack key={at}>
          <TextField
            label={texts.templateTitle(at + 1)}
            required
            maxLength={templateLimits.title}
            value={title}
            onChange={set(at, 'title')}
          />
          <TextField
            label={texts.templateText(at + 1)}
            isLong
            required
            maxLength={templateLimits.text}
            value={text}
            onChange={set(at, 'text')}
          />
        </Stack>
      ))}
      <Actions>
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {texts.saveTemplates}
        </Button>
      </Actions>
    </Stack>
  );
}

export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { messages: texts } = useTexts('panel');
  const { data, error } = useRead('getReplyTemplates');
  return (
    <Dialog title={texts.templates} onClose={onClose}>
      {data ? (
        <TemplatesForm stored={data} onClose={onClose} />
      ) : (
        <p role="status">{error ? texts.failedText : texts.loadingTemplates}</p>
      )}
    </Dialog>
  );
}
