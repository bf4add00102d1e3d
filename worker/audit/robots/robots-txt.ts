/** A parsed robots.txt with the status rules of RFC 9309 applied. */
export interface RobotsReading {
  /** allow_all: absent (4xx) or empty; disallow_all: 5xx or no answer; rules: groups decide. */
  mode: 'rules' | 'allow_all' | 'disallow_all';
  status: number;
  url: string;
  /** Raw lines, for quoting: `lines[n - 1]` is line n. */
  lines: string[];
  groups: RobotsGroup[];
  sitemaps: { line: number; url: string }[];
  /** Lines nothing could be made of, or that stand where they have no effect. */
  problems: { line: number; text: string; kind: 'unknown_key' | 'rule_before_group' | 'no_colon' | 'bom' | 'wildcard' | 'html' | 'too_large' }[];
  contentSignals: { line: number; text: string }[];
}

export interface RobotsGroup {
  agents: { line: number; token: string }[];
  rules: { line: number; type: 'allow' | 'disallow'; path: string; text: string }[];
  crawlDelayS: number | null;
}

/** `line` and `rule` are null when no rule decided. */
export interface RobotsVerdict {
  allowed: boolean;
  line: number | null;
  rule: string | null;
}
