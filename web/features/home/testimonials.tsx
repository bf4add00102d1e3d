import { TESTIMONIALS, type Testimonial } from '../../content/claims.ts';

export function Testimonials() {
  const given = TESTIMONIALS.filter((testimonial) => testimonial !== null);
  return (
    <section aria-labelledby="owners" className="page pt-20 sm:pt-28">
      <div className="grid gap-8 border-t border-line pt-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <h2 id="owners" className="text-2xl">
          What owners say
        </h2>
        {given.length > 0 ? (
          <ul className="grid gap-8">
            {given.map((testimonial) => (
              <Quote key={testimonial.name} {...testimonial} />
            ))}
          </ul>
        ) : (
          <div>
            <p aria-hidden="true" className="font-serif text-xl text-quiet">
              {TESTIMONIALS.map(() => '[ ]').join(' ')}
            </p>
            <p className="mt-2 max-w-measure font-serif text-base text-quiet">
              Three places, kept for customers who agree to be quoted with their name and website. We don’t make up
              testimonials.
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

function Quote({ quote, name, business, website }: Testimonial) {
  return (
    <li>
      <figure>
        <blockquote className="font-serif text-lg">“{quote}”</blockquote>
        <figcaption className="mt-2 text-sm text-quiet">
          {name},{' '}
          <a href={website} className="link">
            {business}
          </a>
        </figcaption>
      </figure>
    </li>
  );
}
