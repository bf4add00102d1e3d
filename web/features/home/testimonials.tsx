import { TESTIMONIALS } from '../../content/claims.ts';

export function Testimonials() {
  return (
    <section aria-labelledby="owners" className="page pt-20 sm:pt-28">
      <h2 id="owners" className="text-2xl">
        What owners say
      </h2>
      <ul className="mt-8 grid gap-8 border-t border-line pt-8 md:grid-cols-3 md:gap-12">
        {TESTIMONIALS.map((testimonial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is constant, and an open place has nothing else to go by
          <li key={index}>
            {testimonial === null ? (
              <>
                <p aria-hidden="true" className="font-serif text-xl text-quiet">
                  [ ]
                </p>
                <p className="mt-2 font-serif text-base text-quiet">
                  Kept for a customer who agrees to be quoted with name and website. We don’t make up voices.
                </p>
              </>
            ) : (
              <figure>
                <blockquote className="font-serif text-base">“{testimonial.quote}”</blockquote>
                <figcaption className="mt-3 text-sm text-quiet">
                  {testimonial.name},{' '}
                  <a href={testimonial.website} className="link">
                    {testimonial.business}
                  </a>
                </figcaption>
              </figure>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
