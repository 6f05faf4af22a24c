import type { ComponentType } from 'react';

/** A page whose code comes when it is needed. */
export interface LazyPage {
  /** The page, once its code is here. */
  loaded: () => ComponentType | undefined;
  load: () => Promise<ComponentType>;
}

/** Makes a page of a module that exports it as its default; a failed load may be tried again. */
export function lazyPage(fetchModule: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  return {
    loaded: () => loaded,
    load: () => {
      loading ??= fetchModule().then(
        (module) => {
          loaded = module.default;
          return loaded;
        },
        (error) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
