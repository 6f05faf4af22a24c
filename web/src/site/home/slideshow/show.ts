/** State of a slideshow. `shown` lags behind `current` while the current picture is loading. */
export interface Show {
  /** The slides whose pictures are not known to be broken. */
  ids: readonly string[];
  current: string | undefined;
  shown: string | undefined;
  /** The pictures that the browser has been asked for; the others are not in the document yet. */
  wanted: readonly string[];
  loaded: readonly string[];
}

export type ShowAction =
  | { type: 'step'; by: 1 | -1 }
  | { type: 'pick'; id: string }
  | { type: 'loaded'; id: string }
  | { type: 'broken'; id: string };

export const openShow = (ids: readonly string[]): Show => ({
  ids,
  current: ids[0],
  shown: ids[0],
  wanted: ids.slice(0, 1),
  loaded: [],
});

const neighbour = ({ ids, current }: Show, by: 1 | -1): string | undefined => {
  const here = current === undefined ? -1 : ids.indexOf(current);
  return ids[(here + by + ids.length) % ids.length];
};

const including = (list: readonly string[], id: string | undefined) =>
  id === undefined || list.includes(id) ? list : [...list, id];

const turnTo = (show: Show, id: string | undefined): Show => normalize({ ...show, current: id });

/** Shows the current picture once it is there, and only then asks for the one after it. */
function normalize(show: Show): Show {
  const { current, loaded } = show;
  const wanted = including(show.wanted, current);
  if (current === undefined || !loaded.includes(current)) return { ...show, wanted };
  return { ...show, shown: current, wanted: including(wanted, neighbour(show, 1)) };
}

function without(show: Show, id: string): Show {
  const next = show.current === id ? neighbour(show, 1) : show.current;
  const ids = show.ids.filter((other) => other !== id);
  const current = next === id ? undefined : next;
  const shown = show.shown === id ? current : show.shown;
  return normalize({ ...show, ids, current, shown, wanted: show.wanted.filter((other) => other !== id) });
}

/** Reducer of the slideshow, which wraps around at both ends. */
export function advance(show: Show, action: ShowAction): Show {
  switch (action.type) {
    case 'step':
      return turnTo(show, neighbour(show, action.by));
    case 'pick':
      return turnTo(show, action.id);
    case 'loaded':
      return normalize({ ...show, loaded: including(show.loaded, action.id) });
    case 'broken':
      return without(show, action.id);
  }
}
