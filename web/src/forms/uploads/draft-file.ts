/** A file of a form: one that is stored already, or one that was chosen and is uploaded under this id. */
export type DraftFile = { id: string; address: string } | { id: string; file: File };

export const presentFile = (address: string): DraftFile => ({ id: address, address });

export const isChosen = <F extends DraftFile>(file: F): file is F & { id: string; file: File } => 'file' in file;
