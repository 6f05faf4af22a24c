/** A static export with Next's defaults; pictures come from the site that it is compared with. */
export default { output: 'export', turbopack: { root: import.meta.dirname } };
