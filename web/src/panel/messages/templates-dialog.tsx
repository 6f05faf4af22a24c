import { type ReplyTemplates, templateLimits } from '@rombo/shared/collections/reply-templates';
import { type FormEvent, useState } from 'react';
import { Stack } from '../../forms/form.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field, TextArea, TextInput } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useReplyTemplates, useSaveReplyTemplates } from './api.ts';
import { Actions } from './messages.styles.ts';

interface TemplatesFormProps {
  present: ReplyTemplates;
  onClose: () => void;
}

function TemplatesForm({ present, onClose }: TemplatesFormProps) {
  const { messages: texts } = useTexts('panel');
  const { toast } = useToast();
  const { run, busy } = useSaveReplyTemplates();
  const [templates, setTemplates] = useState(present.templates);
  const set = (at: number, field: 'title' | 'text') => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setTemplates(templates.map((template, index) => (index === at ? { ...template, [field]: value } : template)));
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await run({ body: { templates } });
      toast({ title: texts.templatesSaved });
      onClose();
    } catch {
      toast({ title: texts.changeFailed, description: texts.changeFailedText, variant: 'destructive' });
    }
  };

  return (
    <Stack as="form" onSubmit={save}>
      <p>{texts.templatesHint}</p>
      {templates.map(({ title, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are always three, in one order
        <Stack key={at}>
          <Field label={texts.templateTitle(at + 1)}>
            {(control) => (
              <TextInput
                {...control}
                required
                maxLength={templateLimits.title}
                value={title}
                onChange={set(at, 'title')}
              />
            )}
          </Field>
          <Field label={texts.templateText(at + 1)}>
            {(control) => (
              <TextArea {...control} required maxLength={templateLimits.text} value={text} onChange={set(at, 'text')} />
            )}
          </Field>
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
  const { data, error } = useReplyTemplates();
  return (
    <Dialog title={texts.templates} onClose={onClose}>
      {data ? (
        <TemplatesForm present={data} onClose={onClose} />
      ) : (
        <p role="status">{error ? texts.failedText : texts.loadingTemplates}</p>
      )}
    </Dialog>
  );
}
