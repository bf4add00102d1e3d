import type { Block, Line, Row } from '../../../../worker/report/blocks.ts';
import { Mark } from '../../../ui/score.tsx';
import { Citation } from '../evidence/citation.tsx';
import { CodeBlock } from './code-block.tsx';

/** Parts of the document as they come from its outline. Headings start below the section's own. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid gap-3">
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one document, never reordered
        <BlockView key={i} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = HEADINGS[block.level];
      return (
        <Heading className={`break-after-avoid ${HEADING_LOOKS[block.level]}`}>
          {block.text}
          <Citation numbers={block.citations} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p className="prose">
          <Said line={block.line} />
        </p>
      );
    case 'quote':
      return (
        <blockquote className="prose border-l-2 border-line pl-4">
          <Said line={block.line} />
        </blockquote>
      );
    case 'list':
      return <Lines lines={block.items} ordered={block.ordered} />;
    case 'rows':
      return <Rows rows={block.rows} />;
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
    case 'code':
      return <CodeBlock text={block.text} label="Text to paste" />;
  }
}

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5' } as const;

const HEADING_LOOKS = {
  2: 'mt-6 text-2xl',
  3: 'mt-6 font-serif text-lg font-semibold first:mt-0',
  4: 'mt-3 font-serif text-base font-semibold first:mt-0',
  5: 'mt-1 text-sm font-semibold',
} as const;

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {rows.map(({ label, lines }, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of one list, never reordered
          key={i}
          className="grid break-inside-avoid-page gap-x-6 gap-y-1 py-3 sm:grid-cols-[10rem_1fr]"
        >
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="min-w-0 text-sm">
            {lines.length === 1 && lines[0] ? <Said line={lines[0]} /> : <Lines lines={lines} ordered={false} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ lines, ordered }: { lines: readonly Line[]; ordered: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={`grid gap-1.5 pl-5 text-sm ${ordered ? 'list-decimal' : "list-['–__']"}`}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one list, never reordered
        <li key={i} className="pl-1">
          <Said line={line} />
        </li>
      ))}
    </List>
  );
}

/** A line with its citations; what was not measured carries the dashed mark and the way to measure it. */
function Said({ line: { text, citations, note, isUnmeasured } }: { line: Line }) {
  return (
    <>
      {isUnmeasured ? (
        <span className="inline-flex items-center gap-1.5 font-medium text-quiet">
          <Mark shape="dashed" />
          {text}
        </span>
      ) : (
        <span className="wrap-anywhere whitespace-pre-line">{text}</span>
      )}
      <Citation numbers={citations} />
      {note && <span className="mt-0.5 block font-sans text-xs text-quiet wrap-anywhere">{note}</span>}
    </>
  );
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly string[][] }) {
  return (
    <table className="w-full text-left text-sm">
      <thead className="text-xs text-quiet">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="figures divide-y divide-line border-y border-line">
        {rows.map((cells) => (
          <tr key={cells.join('\n')} className="align-top">
            {cells.map((text, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their place
              <td key={i} className="py-2 pr-4">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
