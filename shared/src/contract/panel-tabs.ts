/** The last parts of the addresses of the panel's tabs. What a tab lists has an address below it; the page at all of them is `admin`. */
export const panelTabs = ['prodotti', 'slide', 'messaggi', 'impostazioni', 'rivenditori', 'cestino'] as const;
export type PanelTab = (typeof panelTabs)[number];
