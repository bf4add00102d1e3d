/** A setting that cannot be used, and why, in words for the operator's log. Never repeats a secret. */
export interface SettingRefusal<Name> {
  ok: false;
  setting: Name;
  why: string;
}
