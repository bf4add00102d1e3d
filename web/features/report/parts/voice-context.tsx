import { createContext, Fragment, type ReactNode, use, useMemo } from 'react';
import type { ReportProse } from '../../../../worker/contract/translation.ts';
import {
  ENGLISH,
  type Spoken as SpokenLine,
  spokenTogether,
  type Voice,
  voiceOf,
} from '../../../../worker/report/view/voice.ts';

const VoiceContext = createContext<Voice>(ENGLISH);

export const useVoice = (): Voice => use(VoiceContext);

/** `prose`: what the report says in another language than English. */
export function VoiceProvider({ prose, children }: { prose: ReportProse | null; children: ReactNode }) {
  const voice = useMemo(() => voiceOf(prose), [prose]);
  return <VoiceContext value={voice}>{children}</VoiceContext>;
}

/** A line of the report in the language it is read in. */
export function Spoken({ children }: { children: string }) {
  return <Piece spoken={useVoice()(children)} />;
}

/** Sentences of one paragraph. */
export function SpokenTogether({ lines }: { lines: readonly string[] }) {
  return spokenTogether(lines, useVoice()).map((spoken, index) => (
    <Fragment key={spoken.text}>
      {index > 0 && ' '}
      <Piece spoken={spoken} />
    </Fragment>
  ));
}

function Piece({ spoken: { text, prose } }: { spoken: SpokenLine }) {
  if (!prose) return <>{text}</>;
  return (
    <span lang={prose.lang} dir={prose.dir}>
      {text}
    </span>
  );
}
