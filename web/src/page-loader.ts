// Loads the scripts of a page, the first of which starts it. They are asked for only once this small one has come: until then, text,
// fonts and pictures have a slow line to themselves.
const tag = document.querySelector<HTMLScriptElement>('script[data-scripts]');
const [entry = '', ...others] = tag?.dataset.scripts?.split(' ') ?? [];
const add = (element: HTMLElement, properties: object) =>
  document.head.append(Object.assign(element, properties, { crossOrigin: '' }));
for (const href of others) add(document.createElement('link'), { rel: 'modulepreload', href });
add(document.createElement('script'), { type: 'module', src: entry });
