/** Texts that a translator took out of their place, with the elements that hold their translations, and the reverse. */
const partners = new WeakMap<Node, Node>();

const observer = new MutationObserver((records) => records.forEach(record));

const isNewWrapper = (node: Node | null): node is Element => node?.nodeName === 'FONT' && !partners.has(node);

function record({ target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  if (!target.isConnected) restore(target);
  for (const text of removedNodes) {
    const wrapper = [...addedNodes, previousSibling, nextSibling].find(isNewWrapper);
    if (!(text instanceof Text && wrapper)) continue;
    partners.set(text, wrapper).set(wrapper, text);
    observer.observe(text, { characterData: true });
  }
}

/** Puts a text back in place of its translation; a translator translates it again. */
function restore(text: Node): void {
  const wrapper = partners.get(text);
  if (text instanceof Text && wrapper instanceof Element) wrapper.replaceWith(text);
}

/** Returns true if a node is a child, or can be put back as one. */
function isChild(parent: Node, node: Node): boolean {
  if (node.parentNode !== parent) {
    observer.takeRecords().forEach(record);
    restore(node);
  }
  return node.parentNode === parent || !(node instanceof Text);
}

/**
 * Lets React work on translated pages. Google Translate replaces texts by `<font>` elements, so React's texts are no longer in the document:
 * their updates are not shown, and their removal, or an insertion before them, throws.
 */
export function tolerateTranslators(): void {
  observer.observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    if (isChild(this, child)) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
    insertBefore.call(this, node, next && isChild(this, next) ? next : null);
    return node;
  };
}
