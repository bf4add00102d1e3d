/** One rule of axe-core that a page breaks, or that it could not decide (`incomplete`). */
export interface AxeFinding {
  /** Rule id: "color-contrast". */
  rule: string;
  impact: AxeImpact | null;
  /** What must hold: "Elements must meet minimum color contrast ratio thresholds". */
  help: string;
  helpUrl: string;
  /** "wcag2aa", "cat.color"... */
  tags: string[];
  /** All elements it was found on. */
  nodeCount: number;
  /** The first five. */
  nodes: AxeNode[];
}

export const AXE_IMPACTS = ['critical', 'serious', 'moderate', 'minor'] as const;

export type AxeImpact = (typeof AXE_IMPACTS)[number];

export interface AxeNode {
  /** CSS path; parts in frames or shadow trees joined by " > ". */
  selector: string;
  /** Markup, at most 200 characters. */
  snippet: string;
  /** What would mend it, in axe-core's words, at most 300 characters. */
  fix: string;
  /** Of contrast: what else may lie behind the text was looked for. Absent from readings made before it was, and of other rules. */
  isGroundKnown?: true;
}

/** What axe-core says about one rendered page, by its default rules. */
export interface AxeReading {
  version: string;
  violations: AxeFinding[];
  /** Rules that need a person to decide, with the number of elements. */
  incomplete: { rule: string; nodeCount: number }[];
  /** Rules that were satisfied. */
  passed: string[];
  /** Texts that took their place and were transparent, as before they fade in: their contrast was passed over. Absent where there were none. */
  transparentTexts?: number;
}
