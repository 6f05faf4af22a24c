import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useRead } from '../../api/swr.ts';
import { mayLeave } from '../../forms/leave-guard.ts';
import { media } from '../../theme/media.ts';
import { labelText } from '../../theme/text.styles.ts';

const Root = styled.span`
  margin-left: 0.5em;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums;
`;

const Fresh = styled.span`
  margin-left: 0.5em;
  padding: 0.125rem 0.375rem;
  border-radius: var(--radius);
  background: var(--color-brand);
  color: var(--color-on-brand);
  font-size: var(--font-size-small);
  letter-spacing: 0.02em;
  white-space: nowrap;
`;

export function TabCount({ fresh, children }: { fresh?: ReactNode; children: ReactNode }) {
  return (
    <>
      <Root>{children}</Root>
      {fresh && <Fresh>{fresh}</Fresh>}
    </>
  );
}

interface ListCountProps {
  list: 'listAdminNews' | 'listAdminResults' | 'listDealers' | 'listSlides' | 'listTrash';
  /** Shows nothing for an empty list. */
  hidesNone?: boolean;
}

/** The number of items of a list, once it is read. */
export function ListCount({ list, hidesNone = false }: ListCountProps) {
  const { data } = useRead(list);
  return data && (data.length > 0 || !hidesNone) ? <TabCount>{data.length}</TabCount> : null;
}

const List = styled(Radix.List)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  ${media.medium} { display: flex; flex-wrap: wrap; }
  border-bottom: 1px solid var(--color-border);
`;

const Trigger = styled(Radix.Trigger)`
  ${labelText}
  min-height: 2.75rem;
  padding: 0 0.75rem;
  ${media.medium} { padding-inline: 1.25rem; }
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: var(--color-text-muted);
  cursor: pointer;
  &:focus-visible { outline-offset: -3px; }
  &:hover { color: var(--color-text); }
  &[data-state='active'] {
    border-bottom-color: var(--color-brand-hover);
    color: var(--color-text);
  }
`;

const Content = styled(Radix.Content)`
  padding-block: var(--space-l);
`;

interface Tab<Name extends string> {
  name: Name;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  active: Name;
  onChange: (name: Name) => void;
}

/** Tabs. Only the active panel is in the document, so leaving one with unsaved changes asks first. */
export function Tabs<Name extends string>({ label, tabs, active, onChange }: TabsProps<Name>) {
  return (
    <Radix.Root
      value={active}
      onValueChange={(value) => {
        const tab = tabs.find(({ name }) => name === value);
        if (tab && mayLeave()) onChange(tab.name);
      }}
      // The arrow keys only move the focus: with a panel for each tab they pass, the question would come up twice.
      activationMode="manual"
    >
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.name} value={tab.name}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.name} value={tab.name}>
          {/* Radix draws the panel that is left once more, at the new address: its list would take the focus. */}
          {tab.name === active && tab.content}
        </Content>
      ))}
    </Radix.Root>
  );
}
