import type * as it from '../it/item-texts.ts';

interface Noun {
  one: string;
  many: string;
  untitled?: string;
  quote?: (name: string) => string;
}

export const sortingTexts = (one: string): ReturnType<typeof it.sortingTexts> => ({
  draggable: 'sortable',
  dragHelp: `Press Enter or Space to pick the ${one} up, the arrow keys to move it, Enter or Space to drop it, Esc to cancel.`,
  held: (position, count) => `Picked up: position ${position} of ${count}.`,
  over: (position, count) => `Position ${position} of ${count}.`,
  dropped: (position, count) => `Dropped in position ${position} of ${count}.`,
  moved: (position, count) => `Moved to position ${position} of ${count}.`,
  notMoved: (position) => `Move cancelled: the ${one} is in position ${position} again.`,
});

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function itemTexts({ one, many, untitled, quote = (name) => `“${name}”` }: Noun) {
  const One = capitalized(one);
  const someone = untitled ?? `${/^[aeiou]/.test(one) ? 'An' : 'A'} ${one}`;
  const logged = (done: string) => (name: string | null) => `${name ? `The ${one} “${name}”` : someone} was ${done}.`;
  return {
    list: {
      kind: One,
      many,
      tab: capitalized(many),
      logged: { created: logged('created'), updated: logged('changed'), deleted: logged('moved to the bin') },
      loading: `Loading the ${many}...`,
      unknownTitle: `${One} not found`,
      unknownText: 'It may have been deleted in the meantime.',
      toList: 'Go to the list',
      add: `Add ${one}`,
      addFirst: `Add the first ${one}`,
      emptyTitle: `No ${many}`,
      emptyText: '',
      edit: 'Edit',
      remove: 'Delete',
      removing: 'Deleting...',
      confirmRemoval: `Are you sure you want to delete this ${one}?`,
      removed: `${One} deleted!`,
      removedText: (name) => `${quote(name)} is no longer on the site.`,
      alreadyRemoved: (name) => `${quote(name)} had already been deleted.`,
      removalFailed: 'Error deleting',
      removalFailedText: `The ${one} could not be deleted. Please try again`,
      staleRemoval: (name) =>
        `${quote(name)} has been changed in the meantime and was not deleted: the list now shows it as it is.`,
    },
    ordering: {
      logged: `The order of the ${many} was changed.`,
      saving: 'Saving the order...',
      saved: 'Order saved.',
      failed: 'Error updating',
      failedText: `The order of the ${many} could not be saved. Please try again`,
      stale: `The order was changed elsewhere meanwhile: you now see the one that is saved. Move the ${one} again`,
      hint: 'Drag a picture, or use the arrows, to change the order.',
      drag: (name) => `Drag ${name}`,
      earlier: (name) => `Move ${name} back`,
      later: (name) => `Move ${name} forward`,
      ...sortingTexts(one),
    },
    form: { newTitle: `New ${one}`, editTitle: (name) => `Edit ${name}` },
    status: (visible) => ({
      status: 'Visibility',
      statuses: { visible: 'Visible', hidden: 'Hidden', draft: 'Draft', planned: 'Visible from a date' },
      statusHints: {
        visible,
        hidden: 'Visitors do not see it anywhere.',
        draft: 'Visitors do not see it until you publish it, or by itself at the time that you choose.',
        planned: 'It becomes visible by itself at this time, within a minute.',
      },
      publishAt: 'Publish on',
      publishAtHint: 'Optional: it is visible from this time on, within a minute.',
    }),
    save: {
      create: `Create ${one}`,
      created: `${One} created!`,
      createdText: (name) => `${quote(name)} is on the site.`,
      createFailed: 'Error creating',
      createFailedText: `The ${one} could not be created. Please try again`,
      updated: `${One} updated!`,
      updatedText: (name) => `The changes to ${quote(name)} are saved.`,
      updateFailed: 'Error updating',
      updateFailedText: `The ${one} could not be updated. Please try again`,
      conflict: `This ${one} has been changed elsewhere in the meantime: choose which version to keep.`,
      gone: `This ${one} has been deleted in the meantime. If you save now, it becomes a new ${one}.`,
    },
    versions: {
      hint: `The last 20 versions of each ${one} are kept. Restoring one saves it as a new version, so nothing is lost.`,
      created: `${One} created`,
      restoredText: (name) => `Version restored: ${quote(name)} is as it was again.`,
      undoneText: (name) => `Restoration undone: ${quote(name)} is as it was before.`,
      undoHint: `Undo this among the versions of the ${one}`,
      changedSince: `The ${one} has been changed in the meantime: choose which of its versions to keep.`,
      fields: { picture: 'Picture', translations: 'Translations' },
    },
  } satisfies ReturnType<typeof it.itemTexts>;
}
