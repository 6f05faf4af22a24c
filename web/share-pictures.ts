import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const WIDTH = 1200;
const HEIGHT = 630;

/** The brand beside the subject, and the rule that closes the picture below. */
const BRAND = { width: 387, height: 130, margin: 78 };
const RULE = 8;

/** Which of the homepage's pictures each one is made of, and the side on which it leaves room for the brand. */
const pictures: Record<string, { slide: number; side: 'left' | 'right' }> = {
  home: { slide: 1, side: 'left' },
  company: { slide: 5, side: 'left' },
  products: { slide: 2, side: 'left' },
  'where-we-are': { slide: 3, side: 'left' },
  news: { slide: 4, side: 'right' },
  contact: { slide: 6, side: 'left' },
  legal: { slide: 9, side: 'left' },
};

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The colours of heated steel, as the theme has them, from one side to the other. */
function drawRule(): Buffer {
  const tokens = readFileSync(pathOf('src/theme/tokens.css'), 'utf8');
  const [heat = ''] = /--gradient-heat:[^;]+/.exec(tokens) ?? [];
  const colors = [...heat.matchAll(/(#\w{6})(?: (\d+%))?/g)];
  const stops = colors.map(([, color, at], index) => {
    const offset = at ?? (index === 0 ? '0%' : '100%');
    return `<stop offset="${offset}" stop-color="${color}"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${RULE}">
      <linearGradient id="heat">${stops.join('')}</linearGradient>
      <rect width="${WIDTH}" height="${RULE}" fill="url(#heat)"/>
    </svg>`,
  );
}

const rule = drawRule();
const brand = await sharp(pathOf('src/theme/brand.svg'), { density: 300 })
  .resize({ width: BRAND.width, height: BRAND.height, fit: 'contain', background: 'transparent' })
  .png()
  .toBuffer();

// Makes the pictures that stand for a page where it is shared: `npm run share -w web`, after a slide or the brand has changed.
for (const [name, { slide, side }] of Object.entries(pictures)) {
  const left = side === 'left' ? BRAND.margin : WIDTH - BRAND.margin - BRAND.width;
  await sharp(pathOf(`public/slides/slide-${slide}.jpg`))
    .resize(WIDTH, HEIGHT)
    .composite([
      { input: brand, left, top: Math.round((HEIGHT - BRAND.height) / 2) },
      { input: rule, left: 0, top: HEIGHT - RULE },
    ])
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(pathOf(`public/slides/share/${name}.jpg`));
}
