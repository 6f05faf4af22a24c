import { contactStatuses } from '@rombo/shared/collections/contact-status';
import { useState } from 'react';
import { Choice } from '../../forms/choice.tsx';
import { useTexts } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Filter } from './folders.ts';
import { FilterSelect, SearchInput, Tools } from './messages.styles.ts';
import { TemplatesDialog } from './templates-dialog.tsx';

export interface Search {
  query: string;
  filter: Filter;
}

interface MessageSearchProps {
  search: Search;
  onSearch: (search: Search) => void;
}

/** Narrows the inbox by words and by status; opens the templates, and exports everything. */
export function MessageSearch({ search, onSearch }: MessageSearchProps) {
  const { messages: texts } = useTexts('panel');
  const [editing, setEditing] = useState(false);
  return (
    <Tools>
      <SearchInput
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={search.query}
        onChange={(event) => onSearch({ ...search, query: event.currentTarget.value })}
      />
      <Choice
        frame={FilterSelect}
        aria-label={texts.filter}
        value={search.filter}
        options={[
          ['inbox', texts.everything],
          ...contactStatuses.map((status) => [status, texts.filters[status]] as const),
        ]}
        onChoose={(filter) => onSearch({ ...search, filter })}
      />
      <Button variant="ghost" onClick={() => setEditing(true)}>
        {texts.templates}
      </Button>
      <ButtonLink variant="ghost" href="/api/admin/contacts.csv" download>
        {texts.exportAll}
      </ButtonLink>
      {editing && <TemplatesDialog onClose={() => setEditing(false)} />}
    </Tools>
  );
}
