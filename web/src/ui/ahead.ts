/** The Network Information API, which Safari and Firefox do not have. */
interface Line {
  saveData?: boolean;
  /** Known on phones. */
  type?: string;
  effectiveType?: string;
}

const line = (): Line | undefined => (navigator as { connection?: Line }).connection;

/** False where what is loaded ahead of need may be paid by the byte: with Save-Data, and on a mobile network. */
export const mayLoadAhead = (): boolean => line()?.saveData !== true && line()?.type !== 'cellular';

/** Runs something when the browser has nothing else to do, on a line that is known to have room for what may never be shown. */
export function onIdle(run: () => void): void {
  const act = () => mayLoadAhead() && /[34]g/.test(line()?.effectiveType ?? '') && run();
  // Safari has no idle callbacks, nor a line that is known.
  window.requestIdleCallback?.(act);
}
