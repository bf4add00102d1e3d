/** What owners, directors and professionals are called in Japanese: a pattern. */
export const roles =
  '院長|副院長|理事長|代表取締役(?:社長)?|代表者?|社長|店主|店長|園長|校長|所長|オーナー|シェフ|弁護士|税理士|獣医師|歯科医師|理学療法士';
