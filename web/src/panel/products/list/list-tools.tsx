import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Checkbox } from '../../../ui/field.tsx';
import { sortKeys } from './list-address.ts';
import { CategorySelect, Tools, Views } from './product-list.styles.ts';
import type { SortKey } from './sort-products.ts';
import type { ListView } from './use-list-view.ts';

const views = ['cards', 'table'] as const satisfies ListView[];

interface ListToolsProps {
  /** Number of products that the search found, and of those that are selected. */
  found: number;
  selected: number;
  onSelectAll: (on: boolean) => void;
  sort: SortKey;
  onSort: (sort: SortKey) => void;
  view: ListView;
  onView: (view: ListView) => void;
}

/** Selects everything that is found, sorts the list, and shows it as cards or as a table. */
export function ListTools({ found, selected, onSelectAll, sort, onSort, view, onView }: ListToolsProps) {
  const { bulk, productList: texts } = useTexts('panel');
  return (
    <Tools>
      <Checkbox
        label={bulk.selectAll(found)}
        checked={found > 0 && selected === found}
        disabled={found === 0}
        onChange={({ target }) => onSelectAll(target.checked)}
      />
      <Choice
        frame={CategorySelect}
        aria-label={texts.sort}
        value={sort}
        options={sortKeys.map((key) => [
          key,
          key === 'order' ? texts.sorts.order : `${texts.sort}: ${texts.sorts[key]}`,
        ])}
        onChoose={onSort}
      />
      <Views role="group" aria-label={texts.view}>
        {views.map((name) => (
          <Button
            key={name}
            variant={name === view ? 'secondary' : 'ghost'}
            aria-pressed={name === view}
            onClick={() => onView(name)}
          >
            {texts.views[name]}
          </Button>
        ))}
      </Views>
    </Tools>
  );
}
