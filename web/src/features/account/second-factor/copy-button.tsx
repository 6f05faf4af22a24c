import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { texts } from './texts.ts';

export interface CopyButtonProps {
  text: string;
  label: string;
}

/** Copies a text, and says whether the browser let it. */
export function CopyButton({ text, label }: CopyButtonProps) {
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
