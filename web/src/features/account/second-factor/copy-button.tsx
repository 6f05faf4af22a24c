import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';

/** Copies a text, and says whether the browser let it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { secondFactor: texts } = useTexts('panel');
  const { toast } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: texts.copied });
    } catch {
      toast({ title: texts.copyFailed, variant: 'destructive' });
    }
  };
  return (
    <Button variant="secondary" onClick={copy}>
      {label}
    </Button>
  );
}
