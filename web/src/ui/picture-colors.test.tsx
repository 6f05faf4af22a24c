import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textsIn } from '../i18n/texts.ts';
import { Picture } from './picture.tsx';
import { colorRules, PictureColors } from './picture-colors.ts';

const picture = (name: string, color?: string) => (
  <Picture key={name} src={`/media/slides/1/${name}`} color={color} alt="" width={4} height={3} sizes="100vw" />
);

it('has one rule for each colour that a page’s pictures, or the names of the site’s own, say', async () => {
  await textsIn('it', 'site').load();
  const colors = new Set<string>();
  const names = ['a-3a2f21.jpg', 'b.jpg', 'c-3a2f21-070.png'];
  renderToString(
    <PictureColors value={colors}>
      {[...names.map((name) => picture(name)), picture('d.avif', '00ff7a')]}
    </PictureColors>,
  );
  expect(colorRules(colors)).toBe('[data-color="3a2f21"]{background:#3a2f21}[data-color="00ff7a"]{background:#00ff7a}');
});
