/** Why words that were not found lower no score: people say such things in more ways than anybody can list. */
export const NOT_CONCLUDED =
  'Nothing was read as such for sure. It can be said in many words, so nothing is called missing.';
