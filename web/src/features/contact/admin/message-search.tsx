import { contactStatuses } from '@rombo/shared/contact-status';
import { useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { Filter } from './folders.ts';
import { FilterSelect, SearchInput, Tools } from './messages.styles.ts';
import { TemplatesDialog } from './templates-dialog.tsx';

export interface Search {
  query: string;
  filter: Filter;
}

export interface MessageSearchProps {
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
      <FilterSelect
        aria-label={texts.filter}
        value={search.filter}
        onChange={(event) => onSearch({ ...search, filter: event.currentTarget.value as Filter })}
      >
        <option value="inbox">{texts.everything}</option>
        {contactStatuses.map((status) => (
          <option key={status} value={status}>
            {texts.filters[status]}
          </option>
        ))}
      </FilterSelect>
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
