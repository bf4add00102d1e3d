import { CLAIMS } from '../../content/claims.ts';

const STEPS = [
  {
    id: 'analysis',
    title: 'Deep Website Analysis',
    text: 'We read up to twelve of your key pages twice: plain, as an assistant’s fetcher receives them, and in a browser, as a person sees them. Then robots.txt, sitemap and structured data.',
  },
  {
    id: 'recommendations',
    title: 'AI Recommendation Engine',
    text: `Checks, each with its evidence, become a score and ${CLAIMS.recommendationsOnHome} recommendations. What we could not measure is marked and never counts against you.`,
  },
  {
    id: 'roadmap',
    title: 'Actionable Roadmap',
    text: 'What to do first, ordered by the points it gains. Each step names the page, the place and the text as found, so you can forward it as it is.',
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="page pt-20 sm:pt-28">
      <h2 id="how" className="text-2xl">
        How it works
      </h2>
      <ol className="mt-8 grid gap-10 border-t border-line pt-8 md:grid-cols-3 md:gap-12">
        {STEPS.map(({ id, title, text }, index) => (
          <li key={title}>
            <p aria-hidden="true" className="figures font-serif text-xl font-semibold text-accent">
              [{index + 1}]
            </p>
            <h3 id={id} className="mt-2 text-lg">
              {title}
            </h3>
            <p className="mt-2 font-serif text-base text-quiet">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
