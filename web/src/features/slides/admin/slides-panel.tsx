/** The administrator's slides. */
export const SlidesPanel = () => null;
