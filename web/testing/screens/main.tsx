import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { CHECK_INTERVAL_MS, FIRST_CHECK_MS } from '../../features/checkout/await-payment.ts';
import { App } from '../../router.tsx';
import { hintAtSession } from '../session-hint.ts';
import '../../ui/theme.css';
import { answerTo } from '../fake-answers.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const name = new URLSearchParams(window.location.search).get('screen');
const screen = name === null ? undefined : SCREENS[name];

createRoot(root).render(<StrictMode>{screen ? <One screen={screen} /> : <All />}</StrictMode>);
if (screen?.press) void press(screen.press);

/** The app as it is, on one page, with a server that only knows the answers of this screen. */
function One({ screen }: { screen: Screen }) {
  if (screen.isHurried) hurry();
  const answers = screen.answers ?? {};
  globalThis.fetch = async (path, init) => answerTo(answers, String(path), init);
  Reflect.deleteProperty(globalThis, 'WebSocket');
  hintAtSession(true);
  sessionStorage.clear();
  for (const [key, value] of Object.entries(screen.stored ?? {})) sessionStorage.setItem(key, value);
  return (
    <MemoryRouter initialEntries={[screen.at]}>
      <App />
    </MemoryRouter>
  );
}

/** Every screen, as wide as a phone. */
function All() {
  return (
    <main className="flex flex-wrap gap-8 p-8">
      {Object.keys(SCREENS).map((each) => (
        <figure key={each}>
          <figcaption className="mb-2 text-sm">
            <a href={`?screen=${each}`} className="link">
              {each}
            </a>
          </figcaption>
          <iframe title={each} src={`?screen=${each}`} width={390} height={844} loading="lazy" className="border" />
        </figure>
      ))}
    </main>
  );
}

/** Presses these buttons, by their words, one after the other as they appear. */
async function press(names: readonly string[]): Promise<void> {
  for (const words of names) {
    let button: HTMLButtonElement | undefined;
    while (!button) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      button = [...document.querySelectorAll('button')].find(
        (each) => !each.disabled && (each.getAttribute('aria-label') ?? each.textContent) === words,
      );
    }
    button.focus();
    button.click();
  }
}

/** Waits for a payment end at once; those before another page never do. */
function hurry(): void {
  const real = window.setTimeout;
  const hurried = (run: () => void, ms = 0) => {
    if (ms === FIRST_CHECK_MS || ms === CHECK_INTERVAL_MS) return real(run);
    return ms >= 1_000 && ms <= 2_000 ? 0 : real(run, ms);
  };
  Object.assign(window, { setTimeout: hurried });
}
