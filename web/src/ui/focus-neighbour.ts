/** Moves the focus from a button that is about to be removed with its list item to that of the neighbour, else to the page. */
export function focusNeighbour(button: Element): void {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = neighbour?.querySelector('button') ?? document.querySelector('main');
  target?.focus({ preventScroll: true });
}
