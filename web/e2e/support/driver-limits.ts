/** Tests that Firefox or its driver (Playwright with WebDriver BiDi) cannot pass, with the reason. They run and are expected to fail. */
export const driverLimits: { reason: string; tests: string[] }[] = [
  {
    reason: 'It cannot switch scripts off.',
    tests: [
      'thorough/compare.spec.ts › on a phone › without scripts › the names of four products stay at the top of their frame',
      'thorough/dealers.spec.ts › without scripts › every shop and the map are there, and no field that does nothing',
      'thorough/exploded-view.spec.ts › without scripts › a number leads to its row, and the row to the part',
      'thorough/rendered.spec.ts › without scripts › the catalogue is turned, narrowed and searched by words and engine',
      'thorough/rendered.spec.ts › without scripts › a product shows each picture and all its data, and no button does nothing',
    ],
  },
  {
    reason: 'It emulates neither print nor reduced motion.',
    tests: [
      'thorough/edit-link.spec.ts › pencils are not printed',
      'thorough/print.spec.ts › the catalogue prints every picture and code, three beside each other, and nothing to press',
      'thorough/print.spec.ts › a product’s page prints its pictures, its data and its address, and nothing to press',
      'thorough/print.spec.ts › the shortcut prints the products that the page had not loaded yet; the browser’s menu says that some are missing',
      'thorough/slideshow.spec.ts › with reduced motion it turns at a press only, and at once',
    ],
  },
  {
    reason: 'It makes no PDF.',
    tests: [
      'thorough/print.spec.ts › no line of /rivenditori is a letter on paper, and no page holds only the footer',
      'thorough/print.spec.ts › no line of /prodotti is a letter on paper, and no page holds only the footer',
      'thorough/print.spec.ts › no line of /prodotti?category=motori is a letter on paper, and no page holds only the footer',
      'thorough/print.spec.ts › no line of /confronta?p=saetta-21-pista,tuono-21-buggy,scintilla-12-corsa,bora-21-gt is a letter on paper, and no page holds only the footer',
      'thorough/print.spec.ts › each guide prints on one page, in both languages',
    ],
  },
  {
    reason: 'It cannot be told of a notch.',
    tests: ['thorough/screens.spec.ts › a phone with a notch covers nothing, upright and on its side'],
  },
  {
    reason: 'It sends no touches.',
    tests: [
      'ten-tasks.spec.ts › from the drawing of an engine to a part: 3 taps, in Italian',
      'ten-tasks.spec.ts › from the drawing of an engine to a part: 3 taps, in English',
      'thorough/exploded-view.spec.ts › on a screen that is touched › the first touch of a number or a part names it, the second goes to it',
      'thorough/gallery.spec.ts › with fingers › a double tap and a pinch enlarge a picture, and a tap hides the thumbnails',
    ],
  },
  {
    reason: 'A tab that a link opens keeps the address about:blank.',
    tests: ['thorough/admin-addresses.spec.ts › a product opens in a tab of its own by the link of its name'],
  },
  {
    // Per the HTML standard; Chromium fetches it again. In Firefox the site reloads the page (`LoadError.needsReload`).
    reason: 'Firefox keeps a module that failed to load as failed, so that no second try helps.',
    tests: [
      'thorough/not-loaded.spec.ts › a page whose code does not load is tried three times, says so in its place and comes with the line',
      'thorough/not-loaded.spec.ts › a dialog whose code does not load leaves the catalogue as it is, and opens when it is tried again',
      'thorough/not-loaded.spec.ts › a page that the server rendered can be read while its code does not load, and comes alive with the line',
      'thorough/not-loaded.spec.ts › the language changes once the texts of the page can be loaded, where the reader was',
    ],
  },
];
