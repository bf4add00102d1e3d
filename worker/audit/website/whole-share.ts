/** A wide gap on purpose: banners and widgets that only a browser shows make up a fifth of honest pages. */
export const WHOLE_SHARE = 0.8;

/** Pages that lose so little need no change. */
export const losesText = ({ share }: { share: number }): boolean => share < WHOLE_SHARE;
