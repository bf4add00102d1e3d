import { chooseTheme, THEMES, useTheme } from './theme-choice.ts';

const WORDS = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <fieldset className="inline-flex rounded-md border border-line p-0.5">
      <legend className="sr-only">Colours</legend>
      {THEMES.map((each) => (
        <label
          key={each}
          className="rounded-sm px-2.5 py-1 text-xs text-quiet hover:text-ink has-checked:bg-ink/8 has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="theme"
            value={each}
            checked={theme === each}
            onChange={() => chooseTheme(each)}
            className="sr-only"
          />
          {WORDS[each]}
        </label>
      ))}
    </fieldset>
  );
}
