import type { AnalysisListItem, AnalysisView } from '../contract/api.ts';

/**
 * `{...head, analyses: [...]}` as JSON, one analysis at a time: a report may have half a megabyte, and an account hundreds of them. Own
 * analyses carry their report as far as their owner may see it; one that cannot be read is listed without.
 */
export function exportAccount(
  head: object,
  analyses: readonly AnalysisListItem[],
  read: (analysisId: number) => Promise<AnalysisView>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next = 0;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(`${JSON.stringify(head, null, 2).slice(0, -2)},\n  "analyses": [`));
    },
    async pull(controller) {
      const item = analyses[next];
      if (!item) {
        controller.enqueue(encoder.encode('\n  ]\n}\n'));
        return controller.close();
      }
      const entry = item.sharedToken === null ? await withReport(item, read) : item;
      controller.enqueue(encoder.encode(`${next === 0 ? '' : ','}\n${JSON.stringify(entry)}`));
      next++;
    },
  });
}

async function withReport(item: AnalysisListItem, read: (id: number) => Promise<AnalysisView>): Promise<object> {
  try {
    return { ...item, results: (await read(item.analysisId)).results };
  } catch (error) {
    console.warn(JSON.stringify({ event: 'export_without_report', analysis: item.analysisId, error: String(error) }));
    return { ...item, results: null };
  }
}
