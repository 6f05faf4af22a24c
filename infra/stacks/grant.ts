type TableAction = 'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';
type FileAction = 'GetObject' | 'GetObjectVersion' | 'PutObject' | 'DeleteObject';

/** Permissions of a function on the items of one partition; `*` in its name is a wildcard. */
export interface TableGrant {
  partition: string;
  actions: TableAction[];
}

/** Permissions of a function on the objects under one prefix of the bucket. */
export interface FileGrant {
  prefix: string;
  actions: FileAction[];
}

/** Everything that a function may do besides writing its log and its traces. */
export interface Grant {
  table: TableGrant[];
  files?: FileGrant[];
  /** True for whoever signs or checks sessions. */
  signingKeys?: true;
  /** True for whoever seals or opens the secret of an authenticator app. */
  sealKeys?: true;
}

/** Rights to the items of a partition. Deletion includes reading: a repeated deletion whose response was lost checks whether the item is gone. */
export const items = (partition: string, ...actions: TableAction[]): TableGrant => ({
  partition,
  actions: actions.includes('DeleteItem') ? [...new Set<TableAction>(['GetItem', ...actions])] : actions,
});
/** Rights to the objects under a prefix. */
export const files = (prefix: string, ...actions: FileAction[]): FileGrant => ({ prefix, actions });
