/** The analysis that just finished, kept over the reload that follows so that its banner is still there. */
export interface CompletedAnalysis {
  analysisId: number;
  websiteUrl: string;
}

const KEY = 'completedAnalysis';

export function keepCompleted({ analysisId, websiteUrl }: CompletedAnalysis): void {
  sessionStorage.setItem(KEY, JSON.stringify({ analysisId, websiteUrl }));
}

export function readCompleted(): CompletedAnalysis | null {
  try {
    const value: Partial<CompletedAnalysis> | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof value?.analysisId !== 'number' || typeof value.websiteUrl !== 'string') return null;
    return { analysisId: value.analysisId, websiteUrl: value.websiteUrl };
  } catch {
    return null;
  }
}

export function forgetCompleted(): void {
  sessionStorage.removeItem(KEY);
}
