import { expect, it } from 'vitest';
import { withPictureColors } from './picture-colors.ts';

const picture = (name: string) =>
  `<img alt="a" src="/media/slides/1/${name}?w=960" srcSet="/media/slides/1/${name}?w=320 320w"/>`;

it('writes one rule for each colour of a page into its style element', () => {
  const html = `${picture('a-3a2f21.jpg')}<p>src="/x-ffffff.jpg"</p>${picture('b.jpg')}${picture('c-3a2f21-070.png')}${picture('d-00ff7a.avif')}`;
  expect(withPictureColors('<style nonce="n">p{margin:0}</style>', html)).toBe(
    '<style nonce="n">p{margin:0}[src*="-3a2f21"]{background:#3a2f21}[src*="-00ff7a"]{background:#00ff7a}</style>',
  );
});

it('leaves the styles of a page alone whose pictures say no colour', () => {
  expect(withPictureColors('<style></style>', picture('a.jpg'))).toBe('<style></style>');
});
