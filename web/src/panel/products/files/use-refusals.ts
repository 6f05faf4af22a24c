import { useState } from 'react';
import { useToast } from '../../../ui/toast.tsx';
import type { Refusal } from './choose-files.ts';

/** Says in toasts which files were not taken; since a toast makes way for the next, `refused` keeps the last ones for the form to list. */
export function useRefusals() {
  const { toast } = useToast();
  const [refused, setRefused] = useState<Refusal[]>([]);
  const report = (refusals: Refusal[]) => {
    setRefused(refusals);
    for (const [title, same = []] of Map.groupBy(refusals, (refusal) => refusal.title)) {
      toast({ title, description: same.map(({ description }) => description).join('. '), variant: 'destructive' });
    }
  };
  return { refused, report };
}
