import styled from 'styled-components';
import { encode } from 'uqr';

/** The quiet margin that cameras need, in modules. */
const MARGIN = 4;

const Picture = styled.svg`
  width: min(100%, 15rem);
  aspect-ratio: 1;
  background: var(--color-text-strong);
  fill: var(--color-background);
  shape-rendering: crispEdges;
`;

export interface QrCodeProps {
  text: string;
  label: string;
}

/** A text as a camera reads it, dark on light whatever the page is. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const modules = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={modules.join('')} />
    </Picture>
  );
}
