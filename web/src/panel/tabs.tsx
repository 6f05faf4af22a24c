import * as Radix from '@radix-ui/react-tabs';
import { type PanelTab, panelTabs } from '@rombo/shared/contract/pages';
import { type ReactNode, useState } from 'react';
import styled, { css } from 'styled-components';
import { useLocation } from 'wouter';
import { Stack } from '../forms/form.styles.ts';
import { confirmLeave } from '../forms/leave-guard.ts';
import { useTexts } from '../i18n/index.ts';
import { tabName } from '../i18n/tab-name.ts';
import { panelAddress, readPanelAddress } from '../routing/paths.ts';
import { media } from '../theme/media.ts';
import { labelText } from '../theme/text.styles.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Fresh, panels, Total } from './admin-panels.tsx';
import { PanelIcon } from './ui/buttons.tsx';

/** As high as a phone, so that the footer does not move while the panel loads. */
const Frame = styled(Radix.Root)`
  min-height: calc(100dvh - 5rem);
  ${media.tablet} { min-height: 0; }
`;

/** On phones at the bottom of the viewport, where no list moves it. Hidden while an item is open: its form has its own bar. */
const Bar = styled.div<{ $hidden: boolean }>`
  position: fixed;
  inset: auto 0 0;
  z-index: 8;
  display: ${({ $hidden }) => ($hidden ? 'none' : 'flex')};
  padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid var(--color-border-strong);
  background: var(--color-surface);
  /* The footer stays above it. */
  body:has(&[data-page-bar]) { padding-bottom: calc(var(--page-bar) + env(safe-area-inset-bottom)); }
  ${media.tablet} {
    display: contents;
    body:has(&[data-page-bar]) { padding-bottom: 0; }
  }
`;

const List = styled(Radix.List)`
  display: flex;
  flex: 4;
  ${media.tablet} { flex-wrap: wrap; border-bottom: 1px solid var(--color-border); }
`;

const trigger = css`
  ${labelText}
  position: relative;
  display: grid;
  flex: 1 1 auto;
  place-content: center;
  justify-items: center;
  min-height: 3.1875rem;
  padding: 0.1875rem 0.125rem 0;
  border-top: 2px solid transparent;
  color: var(--color-text-muted);
  font-size: 0.75rem;
  letter-spacing: 0;
  line-height: 1.2;
  &:focus-visible { outline-offset: -3px; }
  &:hover { color: var(--color-text); }
  &[data-state='active'] { border-color: var(--color-brand-hover); color: var(--color-text); }
`;

const Trigger = styled(Radix.Trigger)<{ $isMore: boolean; $isIconOnly: boolean }>`
  ${trigger}
  ${({ $isMore }) => $isMore && 'display: none;'}
  ${({ $isIconOnly }) => $isIconOnly && 'min-width: 2.75rem;'}
  ${Total} { display: none; }
  ${Fresh} { position: absolute; top: 0.125rem; left: 50%; padding: 0 0.25rem; font-size: 0.6875rem; }
  ${media.tablet} {
    display: block;
    flex: none;
    min-height: 2.75rem;
    padding: 0 0.5rem;
    border-width: 0 0 2px;
    border-style: solid;
    &:not([data-state='active']) { border-color: transparent; }
    font-size: var(--font-size-text);
    letter-spacing: 0.06em;
    ${({ $isIconOnly }) => ($isIconOnly ? '> svg { display: block; }' : '> svg { display: none; }')}
    ${Total} { display: inline; }
    ${Fresh} { position: static; padding: 0.125rem 0.375rem; font-size: var(--font-size-small); }
  }
`;

const More = styled.button`
  ${trigger}
  ${media.tablet} { display: none; }
`;

const Content = styled(Radix.Content)`
  padding-block: var(--space-m);
  ${media.tablet} { padding-block: var(--space-l); }
`;

const Choices = styled(Stack)`
  gap: var(--space-s);
  > button { justify-content: flex-start; }
`;

function TabLabel({ name }: { name: PanelTab }) {
  const panel = useTexts('panel');
  return (
    <span>
      {tabName(panel, name)}
      {panels[name].count}
    </span>
  );
}

interface TabsProps {
  /** Added to the 'more' menu of phones. */
  extra: ReactNode;
  children: ReactNode;
}

/** The tabs of the panel. Only the active one is mounted, so leaving it with unsaved changes asks for confirmation. */
export function Tabs({ extra, children }: TabsProps) {
  const panel = useTexts('panel');
  const { frame } = panel;
  const [pathname, navigate] = useLocation();
  const { tab: active, item } = readPanelAddress(pathname);
  const isItemOpen = item !== null;
  const [isOpen, setOpen] = useState(false);
  const others = panelTabs.filter((name) => !panels[name].icon);
  const change = (value: string) => {
    const tab = panelTabs.find((name) => name === value);
    if (tab && confirmLeave()) navigate(panelAddress(tab));
  };
  return (
    <Frame
      value={active}
      onValueChange={change}
      // Arrow keys only move the focus: with automatic activation, the confirmation would appear twice.
      activationMode="manual"
    >
      <Bar $hidden={isItemOpen} data-page-bar={isItemOpen ? undefined : ''}>
        <List aria-label={frame.sections}>
          {panelTabs.map((name) => {
            const { icon, isIconOnly = false } = panels[name];
            const label = isIconOnly ? tabName(panel, name) : undefined;
            return (
              <Trigger
                key={name}
                value={name}
                aria-label={label}
                title={label}
                $isMore={!icon}
                $isIconOnly={isIconOnly}
              >
                {icon && <PanelIcon name={icon} />}
                {!isIconOnly && <TabLabel name={name} />}
              </Trigger>
            );
          })}
        </List>
        <More
          type="button"
          aria-haspopup="dialog"
          data-state={others.includes(active) ? 'active' : undefined}
          onClick={() => setOpen(true)}
        >
          <PanelIcon name="more" />
          {frame.more}
        </More>
      </Bar>
      {isOpen && (
        <Dialog title={frame.more} onClose={() => setOpen(false)} width="form">
          <Choices>
            {others.map((name) => (
              <Button
                key={name}
                variant={name === active ? 'secondary' : 'ghost'}
                aria-current={name === active ? 'page' : undefined}
                onClick={() => {
                  setOpen(false);
                  change(name);
                }}
              >
                <TabLabel name={name} />
              </Button>
            ))}
            {extra}
          </Choices>
        </Dialog>
      )}
      {panelTabs.map((name) => (
        <Content key={name} value={name}>
          {/* Radix renders the panel that is left once more, at the new address: its list would take the focus. */}
          {name === active && children}
        </Content>
      ))}
    </Frame>
  );
}
