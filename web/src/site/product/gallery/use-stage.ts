import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openStage, type Stage, type StageOptions } from './stage.ts';

/** Mounts a stage in an element; returns its current picture and whether that is enlarged or failed to load. */
export function useStage(options: Omit<StageOptions, 'element' | 'onZoom' | 'onLoad'>) {
  const element = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(null);
  const [index, setIndex] = useState(options.first);
  const [zoomed, setZoomed] = useState(false);
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const onChange = useEffectEvent((shown: number) => {
    setIndex(shown);
    options.onChange(shown);
  });
  const onTap = useEffectEvent(options.onTap);
  const onClose = useEffectEvent(options.onClose);
  const open = useEffectEvent((element: HTMLElement) =>
    openStage({
      ...options,
      element,
      onChange: (shown) => onChange(shown),
      onZoom: setZoomed,
      onLoad: setFailed,
      onTap: () => onTap(),
      onClose: () => onClose(),
    }),
  );

  useEffect(() => {
    if (!element.current) return;
    const opened = open(element.current);
    stage.current = opened;
    return () => opened.close();
  }, []);

  return { element, stage, index, zoomed, failed: failed.has(index) };
}
