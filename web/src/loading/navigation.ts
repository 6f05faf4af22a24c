/** The kind of the last navigation: true after a link to another page, false after Back, Forward or a redirect, undefined on the first page. */
export const navigation: { followsLink?: boolean } = {};

/** True from the first change of address on. */
export const hasMoved = (): boolean => navigation.followsLink !== undefined;
