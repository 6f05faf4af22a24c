/** Transfer functions of HDR in ITU-T H.273: PQ and HLG. */
const HDR_TRANSFERS = [16, 18];

/**
 * True for a picture whose brightness is coded for HDR screens (PQ or HLG), which no decoder here tones for others. `text` is the file in
 * Latin-1. The first colour of AVIF and HEIC is that of the main picture; a gain map's follows it.
 */
export function isHdr(text: string): boolean {
  const png = text.startsWith('PNG', 1);
  const at = png ? text.slice(0, text.indexOf('IDAT')).indexOf('cICP') + 5 : text.indexOf('colr') + 11;
  const isColour = png ? at > 4 : text.startsWith('ftyp', 4) && text.startsWith('nclx', at - 7);
  return isColour && HDR_TRANSFERS.includes(text.charCodeAt(at));
}
