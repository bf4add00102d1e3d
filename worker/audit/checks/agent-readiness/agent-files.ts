import type { AgentFile, AgentFileKind, TextResource } from '../../observations.ts';
import { defineCheck, type Evidence, inconclusive, info, notApplicable } from '../check.ts';

/** What each file is, in the owner's language. */
const NAMES: Record<AgentFileKind, string> = {
  'mcp-card': 'a card of an MCP server (tools for assistants)',
  'a2a-card': 'a card of an agent (A2A)',
  'agents-md': 'AGENTS.md (notes for coding agents)',
  'api-catalog': 'a catalog of programming interfaces',
  'ai-txt': 'ai.txt (notes for AI)',
  'ai-summary': 'a summary for AI',
  'tdm-reservation': 'a reservation of rights over text and data mining',
};

const MAX_QUOTE_CHARS = 120;

/** Shown, never scored: files some agents look for. None of them is read by a large assistant when it answers about a business. */
export const agentFiles = defineCheck({
  id: 'agent-files',
  revision: 1,
  category: 'agent-readiness',
  strength: 'I',
  catalogue: ['agent-files'],
  title: {
    pass: 'Files made for agents',
    fail: 'Files made for agents',
    info: 'Files made for agents',
  },
  why: 'They matter to websites that offer tools or programming interfaces. For a local business no effect is known.',
  sources: [
    'https://github.com/modelcontextprotocol/modelcontextprotocol/pull/2127',
    'https://a2a-protocol.org/latest/topics/agent-discovery/',
    'https://www.rfc-editor.org/rfc/rfc9727',
    'https://agents.md/',
    'https://www.w3.org/community/reports/tdmrep/CG-FINAL-tdmrep-20240510/',
  ],
  needs: ['agentFiles', 'control'],
  run({ agentFiles: files, control }) {
    const answered = files.filter(({ failure }) => failure === null);
    if (answered.length === 0) return inconclusive('None of these files was answered.');
    const found = answered.filter((file) => isFound(file, control));
    if (found.length > 0) return info(found.map(cite));
    return notApplicable('We found none, and a business website needs none.', [
      {
        pageUrl: answered[0]?.url ?? '',
        place: `${answered.length} addresses where agents look`,
        seen: 'none of these files',
      },
    ]);
  },
});

/**
 * Whether the file is there: its own form (JSON, or text that is no web page), where it was asked for, and not what the server says to
 * an address that cannot exist. A server that answers such an address in the same form proves nothing.
 */
function isFound(file: AgentFile, control: TextResource): boolean {
  const text = file.text?.trim() ?? '';
  if (file.failure !== null || file.status < 200 || file.status > 299 || text === '') return false;
  if (new URL(file.finalUrl).pathname !== new URL(file.url).pathname) return false;
  if (formOf(text) !== (isJson(file.kind) ? 'json' : 'text')) return false;
  const isControlFound = control.status >= 200 && control.status < 300;
  return !(isControlFound && formOf(control.text?.trim() ?? '') === formOf(text));
}

const isJson = (kind: AgentFileKind): boolean => kind !== 'agents-md' && kind !== 'ai-txt';

function formOf(text: string): 'json' | 'markup' | 'text' {
  if (/^[{[]/.test(text)) return 'json';
  return text.startsWith('<') ? 'markup' : 'text';
}

function cite({ url, kind, text }: AgentFile): Evidence {
  const quote = (text ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTE_CHARS);
  return { pageUrl: url, place: new URL(url).pathname, seen: `${NAMES[kind]}: ${quote}` };
}
