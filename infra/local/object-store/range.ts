/** The bytes that a Range header asks for: a first and a last one, or 'unsatisfiable'; undefined for the whole, as for a header nobody understands. */
export function parseRange(header: string | undefined, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < Number(first)) return undefined;
  return start >= size || (!first && Number(last) === 0) ? 'unsatisfiable' : { start, end };
}
