/** State of a slideshow. `shown` lags behind `current` while the current picture is loading. */
export interface SlideshowState {
  /** Slides, except those with broken pictures. */
  ids: readonly string[];
  current: string | undefined;
  shown: string | undefined;
  loaded: readonly string[];
}

export type SlideshowAction =
  | { type: 'step'; by: 1 | -1 }
  | { type: 'pick'; id: string }
  | { type: 'loaded'; id: string }
  | { type: 'broken'; id: string };

/** Starts with a slide, or with the first one if it is not there. */
export function initialState(ids: readonly string[], start?: string): SlideshowState {
  const shown = ids.find((id) => id === start) ?? ids[0];
  return { ids, current: shown, shown, loaded: [] };
}

const adjacentSlide = ({ ids, current }: SlideshowState, by: 1 | -1): string | undefined => {
  const here = current === undefined ? -1 : ids.indexOf(current);
  return ids[(here + by + ids.length) % ids.length];
};

const isLoaded = ({ loaded }: SlideshowState, id: string | undefined) => id !== undefined && loaded.includes(id);

/** Returns the slides whose pictures are in the document. The next one is included once the current one has loaded. */
export function slidesToLoad(show: SlideshowState): string[] {
  const { ids, current, shown } = show;
  const next = isLoaded(show, current) ? adjacentSlide(show, 1) : undefined;
  return ids.filter((id) => isLoaded(show, id) || [current, shown, next].includes(id));
}

function applyAction(show: SlideshowState, action: SlideshowAction): SlideshowState {
  switch (action.type) {
    case 'step':
      return { ...show, current: adjacentSlide(show, action.by) };
    case 'pick':
      return { ...show, current: action.id };
    case 'loaded':
      return { ...show, loaded: [...show.loaded, action.id] };
    case 'broken': {
      const ids = show.ids.filter((id) => id !== action.id);
      const after = show.current === action.id ? adjacentSlide(show, 1) : show.current;
      const current = after === action.id ? undefined : after;
      return { ...show, ids, current, shown: show.shown === action.id ? current : show.shown };
    }
  }
}

/** Reducer of the slideshow, which wraps around at both ends. */
export function slideshowReducer(show: SlideshowState, action: SlideshowAction): SlideshowState {
  const next = applyAction(show, action);
  return isLoaded(next, next.current) ? { ...next, shown: next.current } : next;
}
