import { getDocumentProxy } from 'unpdf';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;
type Node = { role?: string; id?: string; children?: Node[] };
/** A paragraph or heading by its tag, or the rows of a table. */
type Block = readonly [tag: string, text: string] | readonly (readonly string[])[];

const beside = 'beside';

// Texts by the tagged piece of content that they stand in, lines of one piece apart.
async function textsOf(page: Page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  let place = beside;
  for (const item of items) {
    if ('str' in item && place === beside) {
      texts.set(place, `${texts.get(place) ?? ''}${item.str}\n`);
    } else if ('str' in item) {
      texts.set(place, `${texts.get(place) ?? ''}${item.str}${item.hasEOL && item.str ? '\n' : ''}`);
    } else if (item.type === 'endMarkedContent') place = beside;
    else place = item.id || beside;
  }
  return texts;
}

// How far text reaches to the right, but for what is turned.
async function reachOf(page: Page) {
  const { items } = await page.getTextContent();
  const ends = items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, turn, , , x] = item.transform as number[];
    return turn === 0 ? [(x ?? 0) + item.width] : [];
  });
  return Math.max(...ends);
}

const textOf = (node: Node, texts: Map<string, string>): string =>
  node.id === undefined
    ? (node.children ?? []).map((child) => textOf(child, texts)).join('')
    : (texts.get(node.id) ?? '').trim();

const blockOf = (node: Node, texts: Map<string, string>): Block =>
  node.role === 'Table'
    ? (node.children ?? []).map((row) => (row.children ?? []).map((cell) => textOf(cell, texts)))
    : [node.role ?? '', textOf(node, texts)];

/**
 * What another program than the one that wrote it reads in a PDF: its tagged content, what stands beside that, and how
 * far its text reaches, in points.
 */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const { info } = await document.getMetadata();
  const noted = new Map<string, unknown>(Object.entries(info));
  const blocks: Block[] = [];
  const artifacts: string[] = [];
  let reach = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const texts = await textsOf(page);
    reach = Math.max(reach, await reachOf(page));
    const tree = (await page.getStructTree()) as Node | null;
    const [root] = tree?.children ?? [];
    blocks.push(...(root?.children ?? []).map((node) => blockOf(node, texts)));
    artifacts.push(...(texts.get(beside) ?? '').split('\n').filter(Boolean));
  }
  return {
    title: noted.get('Title'),
    language: noted.get('Language'),
    created: noted.get('CreationDate'),
    blocks,
    artifacts,
    reach,
  };
}
