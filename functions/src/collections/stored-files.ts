import { type KindName, mediaFolder } from '@rombo/shared/contract/kinds';
import { noteHiddenFiles } from '../data/versions.ts';
import { invalid } from '../errors.ts';
import { copyFiles, copyHidden, tryToHide } from '../files/stored-files.ts';
import type { EntityFiles } from './kind.ts';

/** Stores the files of a kind. `namesOf` maps their addresses to download names. */
export const storedFiles = <T extends object>(
  kind: KindName,
  namesOf?: (entity: T) => ReadonlyMap<string | null, string>,
): EntityFiles<T> => ({
  hide: (addresses) => tryToHide(addresses, noteHiddenFiles),
  copy: (former, id, files) =>
    copyFiles(former, {
      files,
      folder: mediaFolder(kind, id),
      ...(namesOf && { names: namesOf(former) }),
      copyStored: async (...file) => {
        if (await copyHidden(...file)) return true;
        throw invalid('version', 'version_file_gone');
      },
    }),
});
