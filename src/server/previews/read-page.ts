const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decode(text: string) {
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const code = Number(/^#x/i.test(name) ? `0${name.slice(1)}` : name.slice(1));
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}

const spaces = (text: string) => decode(text).replaceAll(/\s+/g, ' ').trim();

function attributesOf(tag: string) {
  const pairs = tag.matchAll(/([a-z:-]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi);
  return new Map(
    [...pairs].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}

// `image` may be relative to the page.
export type PageWords = { title: string; description: string; image: string | null };

// Reads the source, runs nothing of it.
export function readPage(source: string): PageWords {
  const metas = [...source.matchAll(/<meta\b[^<>]*>/gi)].map(([tag]) => attributesOf(tag));
  const named = new Map(
    metas.map((meta) => [
      (meta.get('property') ?? meta.get('name') ?? '').toLowerCase(),
      spaces(meta.get('content') ?? ''),
    ]),
  );
  const [, title = ''] = /<title\b[^<>]*>([^<]*)/i.exec(source) ?? [];
  return {
    title: named.get('og:title') || spaces(title),
    description: named.get('og:description') || named.get('description') || '',
    image: named.get('og:image:secure_url') || named.get('og:image') || named.get('twitter:image') || null,
  };
}
