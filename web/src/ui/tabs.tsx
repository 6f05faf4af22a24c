import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { labelText } from '../theme/text.styles.ts';
import { mayLeave } from './leave-guard.ts';

const List = styled(Radix.List)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  ${media.medium} { display: flex; flex-wrap: wrap; }
  border-bottom: 1px solid var(--color-border);
`;

const Trigger = styled(Radix.Trigger)`
  ${labelText}
  min-height: 3rem;
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

export interface Tab<Name extends string> {
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

/** Several panels in one place, one of them shown; only that one is in the document, so one with something unsaved is asked first. */
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
