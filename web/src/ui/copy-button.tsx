import { Button } from './button.tsx';
import { useToast } from './toast.tsx';

interface CopyButtonProps {
  text: string;
  label: string;
  words: { copied: string; copyFailed: string };
}

/** Copies a text, and says whether the browser let it. */
export function CopyButton({ text, label, words }: CopyButtonProps) {
  const { toast } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: words.copied });
    } catch {
      toast({ title: words.copyFailed, variant: 'destructive' });
    }
  };
  return (
    <Button variant="secondary" onClick={copy}>
      {label}
    </Button>
  );
}
