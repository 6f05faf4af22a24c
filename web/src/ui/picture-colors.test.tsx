import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textsIn } from '../i18n/texts.ts';
import { Picture } from './picture.tsx';
import { colorRules, PictureColors } from './picture-colors.ts';

const picture = (name: string) => (
  <Picture key={name} src={`/media/slides/1/${name}`} alt="" width={4} height={3} sizes="100vw" />
);

it('has one rule for each colour that the names of a page’s pictures say', async () => {
  await textsIn('it', 'site').load();
  const colors = new Set<string>();
  const names = ['a-3a2f21.jpg', 'b.jpg', 'c-3a2f21-070.png', 'd-00ff7a.avif'];
  renderToString(<PictureColors value={colors}>{names.map(picture)}</PictureColors>);
  expect(colorRules(colors)).toBe('[src*="-3a2f21"]{background:#3a2f21}[src*="-00ff7a"]{background:#00ff7a}');
});
