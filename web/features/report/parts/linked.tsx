import { Spoken, useVoice } from './voice-context.tsx';

/** Tasks named in running text: "recommendation 3", "recommendations 5, 8 and 17". In "5, 8 and 2 more" the 2 is a count. */
const NAMED = /(recommendations? )(\d+(?:(?:, | and )\d+\b(?! more))*)/gi;

/** A text whose "recommendation n" lead to that row of the work. */
export function Linked({ text }: { text: string }) {
  const { prose } = useVoice()(text);
  if (prose) return <Spoken>{text}</Spoken>;
  const parts = [...text.matchAll(NAMED)];
  if (parts.length === 0) return <>{text}</>;
  let from = 0;
  return (
    <>
      {parts.flatMap((match) => {
        const [, name = '', numbers = ''] = match;
        const at = match.index + name.length;
        const before = text.slice(from, at);
        from = at + numbers.length;
        return [before, ...numbers.split(/(\d+)/).map((piece, i) => taskLink(piece, `${at} ${i}`))];
      })}
      {text.slice(from)}
    </>
  );
}

const taskLink = (piece: string, key: string) =>
  /^\d+$/.test(piece) ? (
    <a key={key} href={`#task-${piece}`} className="link figures">
      {piece}
    </a>
  ) : (
    piece
  );
