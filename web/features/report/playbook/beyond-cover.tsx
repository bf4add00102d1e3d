import type { PlaybookGroups } from '../../../../worker/report/view/folded-parts.ts';
import { isSaid } from '../../../../worker/report/view/is-said.ts';
import { safeHref, shortAddress } from '../../../../worker/report/view/web-links.ts';
import { PartTitle, Said, SaidList, SmallTitle } from '../parts/said.tsx';
import { Competitors } from './competitors.tsx';

/** Where others speak of the business: the map, listings, reviews, profiles, and who else is there. */
export function BeyondCover({ premium }: { premium: PlaybookGroups }) {
  return (
    <div className="grid gap-10">
      <Local local={premium.localSeoAnalysis} />
      <Social social={premium.socialMediaOptimization} />
      <Competitors analysis={premium.competitorAnalysis} />
    </div>
  );
}

function Local({ local }: { local: PlaybookGroups['localSeoAnalysis'] }) {
  const at = '/localSeoAnalysis';
  const { googleMyBusinessOptimization: profile, reviewStrategy, citationOpportunities, localCompetitors } = local;
  return (
    <div className="grid gap-6">
      {[profile.currentStatus, ...profile.recommendations].some(isSaid) && (
        <div>
          <PartTitle>Your entry on the map</PartTitle>
          {isSaid(profile.currentStatus) && (
            <p className="mb-6 max-w-measure text-sm last:mb-0">
              <Said at={`${at}/googleMyBusinessOptimization/currentStatus`}>{profile.currentStatus}</Said>
            </p>
          )}
          <SaidList at={`${at}/googleMyBusinessOptimization/recommendations`} items={profile.recommendations} />
        </div>
      )}
      {profile.localKeywords.length > 0 && (
        <p className="text-sm text-quiet">Searched near you: {profile.localKeywords.join('; ')}</p>
      )}
      <Listings at={`${at}/citationOpportunities`} places={citationOpportunities} />
      <Reviews strategy={reviewStrategy} />
      {localCompetitors.length > 0 && (
        <ul className="divide-y divide-line border-y border-line text-sm">
          {localCompetitors.map(({ name, proximity, marketShare, strengths }, index) => (
            <li key={name} className="py-2">
              <Said at={`${at}/localCompetitors/${index}`}>{name}</Said>
              <span className="text-xs text-quiet">
                {[proximity ?? '', marketShare === null ? '' : `${marketShare}% of the market`, ...strengths]
                  .filter(Boolean)
                  .map((part) => ` · ${part}`)
                  .join('')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Reviews({
  strategy: { currentRating, reviewCount, recommendations },
}: {
  strategy: PlaybookGroups['localSeoAnalysis']['reviewStrategy'];
}) {
  const known = [
    ...(currentRating === null ? [] : [`Rated ${currentRating}`]),
    ...(reviewCount === null ? [] : [`${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`]),
  ];
  if (known.length === 0 && !recommendations.some(isSaid)) return null;
  return (
    <div className="grid gap-3">
      <PartTitle>Reviews</PartTitle>
      {known.length > 0 && <p className="figures text-sm">{known.join(', ')}</p>}
      <SaidList at="/localSeoAnalysis/reviewStrategy/recommendations" items={recommendations} />
    </div>
  );
}

/** Each place with its address as a link, whether it stands in brackets or in the sentence. */
function Listings({ at, places }: { at: string; places: readonly string[] }) {
  if (places.length === 0) return null;
  return (
    <div>
      <PartTitle>Places to be listed</PartTitle>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {places.map((text, index) => {
          const address = /https?:\/\/[^\s)“”]+[^\s)“”.,:;]/.exec(text)?.[0] ?? '';
          const href = safeHref(address);
          return (
            <li key={text} className="grid gap-x-6 py-2 sm:grid-cols-[minmax(0,1fr)_14rem]">
              <span>
                <Said at={`${at}/${index}`}>
                  {href ? text.replace(` (${address})`, '').replace(`, ${address}`, '') : text}
                </Said>
              </span>
              {href && (
                <a href={href} target="_blank" rel="noopener" className="link wrap-anywhere sm:text-right">
                  {shortAddress(address)}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Social({ social }: { social: PlaybookGroups['socialMediaOptimization'] }) {
  const at = '/socialMediaOptimization';
  const { platforms, crossPlatformStrategy: cross, socialSeoIntegration: search } = social;
  return (
    <div className="grid gap-6">
      {platforms.length > 0 && (
        <div>
          <PartTitle>Profiles</PartTitle>
          <div className="grid gap-4 md:grid-cols-2">
            {platforms.map(({ platform, currentPresence, recommendations, contentSuggestions }, index) => (
              <section key={platform} className="grid min-w-0 content-start gap-2 rounded-md border border-line p-4">
                <h5 className="text-sm font-semibold">{platform}</h5>
                <p className="text-sm">
                  <Said at={`${at}/platforms/${index}`}>{currentPresence}</Said>
                </p>
                <SaidList at={`${at}/platforms/${index}/recommendations`} items={recommendations} />
                <SaidList
                  at={`${at}/platforms/${index}/contentSuggestions`}
                  items={contentSuggestions}
                  title="To post"
                />
              </section>
            ))}
          </div>
        </div>
      )}
      <div>
        <SmallTitle>One message everywhere</SmallTitle>
        <p className="max-w-measure text-sm">
          <Said at={`${at}/crossPlatformStrategy/unifiedMessaging`}>{cross.unifiedMessaging}</Said>
        </p>
      </div>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <SaidList
          at={`${at}/crossPlatformStrategy/contentRepurposing`}
          items={cross.contentRepurposing}
          title="One text, several places"
        />
        <SaidList
          at={`${at}/crossPlatformStrategy/engagementTactics`}
          items={cross.engagementTactics}
          title="In conversation"
        />
        <SaidList
          at={`${at}/socialSeoIntegration/socialSignals`}
          items={search.socialSignals}
          title="What profiles do for search"
        />
        <SaidList
          at={`${at}/socialSeoIntegration/linkBuildingOpportunities`}
          items={search.linkBuildingOpportunities}
          title="Who could link to you"
        />
        <SaidList at={`${at}/socialSeoIntegration`} items={[search.brandMentionStrategy]} title="Being named" />
      </div>
    </div>
  );
}
