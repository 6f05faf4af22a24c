import type { FieldValues } from 'react-hook-form';
import { ItemForm, type ItemFormProps } from '../../forms/item-form.tsx';
import { useItemForm } from '../../forms/use-item-form.ts';
import { useTexts } from '../../i18n/index.ts';
import type { ToastMessage } from '../../ui/toast.tsx';
import type { Item, Kind } from './kind.ts';
import { useCollection, useReload } from './use-collection.ts';
import { VersionsSection } from './versions-section.tsx';

export interface FormProps<T> {
  /** The item that is edited, or null for a new one. */
  opened: T | null;
  /** Called with the id of what was saved, or null when the form was left. */
  onClose: (id: string | null) => void;
}

interface FormOptions<T> extends FormProps<T> {
  /** Runs after a save, before the form is left. */
  onSaved?: (saved: T) => Promise<void>;
  /** Another text or an action for the message after saving. */
  messageOf?: (saved: T) => Partial<ToastMessage>;
}

/** State of the form of a kind. */
export function useCollectionForm<T extends Item, D extends FieldValues>(
  kind: Kind<T, D>,
  { opened, onClose, onSaved, messageOf }: FormOptions<T>,
) {
  const panel = useTexts('panel');
  const { save, listVersions } = useCollection(kind);
  return useItemForm<T, D>({
    kind: kind.draft,
    opened,
    words: kind.words(panel).form.save,
    nameOf: (item) => kind.nameOf(item, panel),
    ...(messageOf && { messageOf }),
    save: async (draft, stored, { keyOf }) => {
      const saved = await save(draft, stored, keyOf);
      await onSaved?.(saved);
      return saved;
    },
    reload: useReload<T>(kind),
    ...(listVersions && { listVersions }),
    placeIssue: (issue, draft) => kind.placeIssue(issue, draft, panel),
    onSaved: onClose,
  });
}

type CollectionFormProps<T extends Item, D extends FieldValues> = Omit<
  ItemFormProps<T, D>,
  'title' | 'create' | 'hasFiles' | 'onCancel'
> &
  Pick<FormProps<T>, 'onClose'> & { kind: Kind<T, D> };

/** The frame of the form of a kind: title, draft, buttons; its fields are the children. */
export function CollectionForm<T extends Item, D extends FieldValues>(props: CollectionFormProps<T, D>) {
  const { kind, onClose, children, ...rest } = props;
  const panel = useTexts('panel');
  const { form: words } = kind.words(panel);
  const { stored, saved, refused } = props.item;
  return (
    <ItemForm
      {...rest}
      title={stored ? words.editTitle(kind.nameOf(stored, panel)) : words.newTitle}
      create={words.save.create}
      hasFiles={Boolean(kind.draft.files?.length)}
      onCancel={() => onClose(null)}
    >
      {children}
      {stored && kind.routes.versions && (
        <VersionsSection kind={kind} item={stored} onRestored={saved} onRefused={refused} />
      )}
    </ItemForm>
  );
}
