/**
 * Marks a picture that comes later while it is on its way, for its styles, and holds its place in the colour that it says: by
 * the element's own style, which the policy lets scripts change. One of a page that the server rendered may have come, or failed,
 * before anybody listened: then it says so again.
 */
export function watchPicture(picture: HTMLImageElement | null): void {
  if (!picture) return;
  const say = (event: string) => picture.dispatchEvent(new Event(event));
  if (picture.complete) {
    if (picture.naturalWidth) say('load');
    // Some browsers call a picture complete that they have yet to ask for: only decoding tells.
    else picture.decode().catch(() => say('error'));
  } else {
    const { dataset, style } = picture;
    const { color = '' } = dataset;
    if (color) style.background = `#${color}`;
    if (color || picture.loading === 'lazy') dataset.loading = color;
    const onSettled = () => {
      delete dataset.loading;
      style.background = '';
    };
    picture.addEventListener('load', onSettled, { once: true });
  }
}
