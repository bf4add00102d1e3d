/** The readers behind each assistant that decide what it can say: for search and for opening a page, not for training. */
const ASSISTANTS = [
  { name: 'ChatGPT', operator: 'OpenAI', tokens: ['OAI-SearchBot', 'ChatGPT-User'] },
  { name: 'Claude', operator: 'Anthropic', tokens: ['Claude-SearchBot', 'Claude-User'] },
  { name: 'Perplexity', operator: 'Perplexity', tokens: ['PerplexityBot', 'Perplexity-User'] },
  { name: 'AI Overviews', operator: 'Google', tokens: ['Googlebot'] },
  { name: 'Copilot', operator: 'Microsoft', tokens: ['Bingbot'] },
  { name: 'Siri', operator: 'Apple', tokens: ['Applebot'] },
];

export function AssistantsChecked() {
  return (
    <section aria-labelledby="assistants" className="page pt-20 sm:pt-28">
      <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="assistants" className="text-2xl">
            Who gets in and who stays out
          </h2>
          <p className="mt-4 max-w-measure font-serif text-base text-quiet">
            Every assistant reads the web under its own name. Your robots.txt, your firewall and your page’s own tags
            decide which of them may. We check them one by one, and tell those that shape answers from those that only
            train models.
          </p>
        </div>
        <table className="w-full border-t border-line text-left text-sm">
          <caption className="sr-only">Assistants and the names their readers use</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Assistant</th>
              <th scope="col">Reads as</th>
            </tr>
          </thead>
          <tbody>
            {ASSISTANTS.map(({ name, operator, tokens }) => (
              <tr key={name} className="border-b border-line align-baseline">
                <th scope="row" className="py-3 pr-4 font-serif text-base font-semibold">
                  {name} <span className="block font-sans text-xs font-normal text-quiet sm:inline">{operator}</span>
                </th>
                <td className="py-3 font-mono text-xs text-quiet sm:text-right">
                  {tokens.map((token) => (
                    <span key={token} className="block sm:ml-5 sm:inline">
                      {token}
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
