import { useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { Results } from '../../../worker/contract/results.ts';
import { selectLocked } from '../../../worker/report/view/locked.ts';
import { pagesWords } from '../../../worker/report/view/summary.ts';
import { api } from '../../api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx';
import { BAND_WORD, ScoreCircle, scoreBand } from '../../ui/score.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useSignInPath } from '../account/sign-in.ts';
import { useAuth } from '../account/use-auth.ts';
import { printReport } from '../report/print-report.ts';
import { LockedPreview } from './locked-preview.tsx';
import { PremiumRecommendations } from './premium-recommendations.tsx';
import { ResultsRatings } from './results-ratings.tsx';
import { saveAnalysis } from './save-analysis.ts';

interface Props {
  analysisId: number;
  results: Results;
  isPaid: boolean;
  websiteUrl: string;
  isDemo: boolean;
}

/** One finished analysis under the address field: the score, the three things to do first, the nine ratings. */
export function ResultsSection({ analysisId, results, isPaid, websiteUrl, isDemo }: Props) {
  const { coverage } = results.score;
  return (
    <section aria-labelledby="results" className="page pt-16">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-b border-line pb-6">
        <ScoreCircle score={results.overallScore} sizePx={104} label="Overall score" />
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-mono text-xs break-all text-quiet">{websiteUrl}</p>
          <h2 id="results" className="mt-1 text-2xl">
            {results.overallScore} out of 100: {BAND_WORD[scoreBand(results.overallScore)].toLowerCase()}
          </h2>
          <p className="mt-1 text-sm text-quiet">
            {pagesWords(coverage)}, {coverage.checksMeasured} of {coverage.checksApplicable} checks measured.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isPaid && <Badge tone="accent">Premium</Badge>}
          {isDemo && !isPaid && <Badge>Free preview</Badge>}
        </div>
      </div>
      {isDemo && <p className="mt-6 font-serif text-base">This was your FREE demo analysis!</p>}
      <TopThree results={results} />
      <div className="mt-12">
        <ResultsRatings freeResults={results.freeResults} />
      </div>
      {results.premiumResults && (
        <PremiumRecommendations analysisId={analysisId} recommendations={results.premiumResults.recommendations} />
      )}
      {!isPaid && <LockedPreview analysisId={analysisId} groups={selectLocked(results)} />}
      <Actions analysisId={analysisId} isPaid={isPaid} />
    </section>
  );
}

function TopThree({ results }: { results: Results }) {
  const { topRecommendations } = results.freeResults;
  if (topRecommendations.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="text-lg">Do these first</h3>
      <ol className="mt-4 grid gap-8 lg:grid-cols-3">
        {topRecommendations.map(({ title, description, pointsGain }, index) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr]">
            <span aria-hidden="true" className="figures font-serif text-base font-semibold text-quiet">
              {index + 1}
            </span>
            <div>
              <p className="font-serif text-base font-semibold">{title}</p>
              <p className="mt-1 text-sm text-quiet">{description}</p>
              {pointsGain > 0 && (
                <p className="figures mt-1.5 text-xs font-medium">
                  +{pointsGain} {pointsGain === 1 ? 'point' : 'points'}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Actions({ analysisId, isPaid }: { analysisId: number; isPaid: boolean }) {
  const auth = useAuth();
  const signInPath = useSignInPath();
  const queryClient = useQueryClient();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await saveAnalysis(
      { analysisId },
      {
        isSignedIn: auth.state !== 'signed-out',
        toast,
        goToSignIn: () => window.location.assign(signInPath),
        save: async (id) => {
          await api.saveToDashboard(id);
          await queryClient.invalidateQueries({ queryKey: ['/api/user-analyses'] });
        },
      },
    );
    setSaving(false);
  };
  return (
    <div className="mt-10 flex flex-wrap gap-3">
      <ButtonLink to={`/report/${analysisId}`} target="_blank" rel="noopener">
        {isPaid ? 'View Full Report' : 'View Free Preview'}
      </ButtonLink>
      <ButtonLink to={`/confirm/${analysisId}`} variant="secondary">
        Confirm your facts
      </ButtonLink>
      <Button variant="secondary" busy={saving} onClick={() => void save()}>
        Save to Dashboard
      </Button>
      {isPaid && (
        <Button variant="secondary" onClick={() => printReport(`/api/analysis/${analysisId}`)}>
          <Printer className="size-4" aria-hidden="true" />
          Print
        </Button>
      )}
      {auth.state === 'signed-out' && (
        <a href={signInPath} className={buttonClass('secondary')}>
          Sign In
        </a>
      )}
    </div>
  );
}
