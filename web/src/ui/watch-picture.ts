/**
 * Marks a picture that comes later while it is on its way, for its styles. One of a page that the server rendered may have come, or
 * failed, before anybody listened: then it says so again.
 */
export function watchPicture(picture: HTMLImageElement | null): void {
  if (!picture) return;
  const say = (event: string) => picture.dispatchEvent(new Event(event));
  if (picture.complete) {
    if (picture.naturalWidth) say('load');
    // Some browsers call a picture complete that they have yet to ask for: only decoding tells.
    else picture.decode().catch(() => say('error'));
  } else if (picture.loading === 'lazy') {
    picture.dataset.loading = '';
    picture.addEventListener('load', () => delete picture.dataset.loading, { once: true });
  }
}
