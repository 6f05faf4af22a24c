// Loads the scripts of a page; the first one starts it. Requesting them from this small script leaves a slow connection to text, fonts and
// pictures first.
const tag = document.querySelector<HTMLScriptElement>('script[data-scripts]');
const [entry = '', ...others] = tag?.dataset.scripts?.split(' ') ?? [];
const add = (element: HTMLElement, properties: object) =>
  document.head.append(Object.assign(element, properties, { crossOrigin: '' }));
for (const href of others) add(document.createElement('link'), { rel: 'modulepreload', href });
add(document.createElement('script'), { type: 'module', src: entry });
