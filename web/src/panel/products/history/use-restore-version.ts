import type { Product } from '@rombo/shared/collections/product';
import { hasStatus } from '../../../api/errors.ts';
import { useTexts } from '../../../i18n/index.ts';
import { mayLeave } from '../../../ui/leave-guard.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useSaveVersion } from '../api.ts';

/** End of a restoration, for the form that shows the product. */
export interface RestorationEnd {
  onRestored: (restored: Product) => void;
  /** Called when the product is another one by now, or is gone. */
  onRefused: (error: unknown) => void;
}

/** Restores a former version of a product, after asking where something typed would be lost. */
export function useRestoreVersion({ id, version: present }: Product, { onRestored, onRefused }: RestorationEnd) {
  const { versions: texts, productForm, products } = useTexts('panel');
  const { toast } = useToast();
  const { run, busy } = useSaveVersion();
  const fail = (title: string) => toast({ title, variant: 'destructive' });
  const save = (version: number, ifVersion: number) =>
    run({ parameters: { id, version: String(version) }, ifVersion, idempotencyKey: `${id}-${version}-${ifVersion}` });

  const undo = ({ version }: Product) => {
    const action = {
      label: texts.undo,
      hint: texts.undoHint,
      run: () =>
        void save(present, version).then(
          ({ name }) => toast({ title: texts.undone, description: texts.undoneText(name) }),
          (error) => {
            if (hasStatus(error, 404)) fail(products.unknownTitle);
            else if (hasStatus(error, 409)) fail(texts.changedSince);
            else toast({ title: texts.undoFailed, variant: 'destructive', action });
          },
        ),
    };
    return action;
  };

  async function restore(version: number) {
    if (!mayLeave()) return;
    try {
      const restored = await save(version, present);
      toast({ title: texts.restored, description: texts.restoredText(restored.name), action: undo(restored) });
      onRestored(restored);
    } catch (error) {
      const isOther = hasStatus(error, 404) || hasStatus(error, 409);
      if (isOther) fail(hasStatus(error, 404) ? productForm.save.gone : productForm.save.conflict);
      else fail(hasStatus(error, 422) ? texts.gone : texts.failed);
      if (isOther) onRefused(error);
    }
  }

  return { restore, busy };
}
