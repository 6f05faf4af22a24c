/** Server and contract speak Italian: what they say is shown as it comes. */
export default { serverText: (message: string): string => message };
