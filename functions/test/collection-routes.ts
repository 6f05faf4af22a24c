import { fromKeys } from '@rombo/shared/contract/keys-of';
import { capitalized, type ListedKind, listedKinds } from '@rombo/shared/contract/kinds';

const routesOf = <K extends ListedKind>(kind: K) => {
  const name = capitalized(kind);
  return {
    create: `create${name}`,
    update: `update${name}`,
    remove: `delete${name}`,
    versions: `list${name}Versions`,
    restore: `restore${name}Version`,
  } as const;
};

/** Names of the routes that every kind has. */
export const collectionRoutes = fromKeys(listedKinds, routesOf) as {
  [K in ListedKind]: ReturnType<typeof routesOf<K>>;
};
