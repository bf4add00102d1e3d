import { Link } from 'react-router';
import { AskedResults } from '../features/home/asked-results.tsx';
import { AssistantsChecked } from '../features/home/assistants-checked.tsx';
import { HowItWorks } from '../features/home/how-it-works.tsx';
import { SampleAnswer } from '../features/home/sample-answer.tsx';
import { Testimonials } from '../features/home/testimonials.tsx';
import { StartForm } from '../features/start/start-form.tsx';
import { usePageTitle } from '../ui/page-title.ts';

export function Component() {
  usePageTitle('');
  return (
    <>
      <div className="page grid gap-12 pt-10 sm:pt-16 lg:grid-cols-[6fr_5fr] lg:gap-16 lg:pt-20">
        <div>
          <h1 className="text-3xl sm:text-4xl lg:text-5xl">Can AI assistants recommend your business?</h1>
          <p className="mt-5 max-w-measure font-serif text-base text-quiet sm:text-lg">
            Answerable is software that reads your website the way AI assistants do. Enter your address for a complete
            AI SEO guide in minutes: what assistants can reach, read and understand, with every statement cited to your
            own page.
          </p>
          <div className="mt-8">
            <StartForm />
          </div>
        </div>
        <section aria-labelledby="example" className="lg:pt-2">
          <h2 id="example" className="sr-only">
            An example answer
          </h2>
          <SampleAnswer />
          <p className="mt-4 text-sm">
            <Link to="/report/sample" className="link">
              See a sample report
            </Link>{' '}
            <span className="text-quiet">on the website of this invented practice.</span>
          </p>
        </section>
      </div>
      <AskedResults />
      <HowItWorks />
      <AssistantsChecked />
      <Testimonials />
    </>
  );
}
