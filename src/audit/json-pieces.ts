/** A part of a text: from its first letter to before another one. */
export type Piece = { from: number; to: number };
/** A JSON object without the elements of one of its lists, and where these stand; `brokenAt`: where the list is no JSON. */
export type Pieces = { head: string; elements: readonly Piece[]; brokenAt: number | null };

const blanks = /[ \t\n\r]*/y;
function afterBlanks(text: string, from: number): number {
  blanks.lastIndex = from;
  blanks.test(text);
  return blanks.lastIndex;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}

function afterString(text: string, from: number): number {
  let end = text.indexOf('"', from + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end + 1;
}

const marks = /["{}[\],]/g;
const deeper: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/** The end of a value; what is no JSON ends somewhere, and is refused when it is parsed. */
function afterValue(text: string, from: number): number {
  let depth = 0;
  marks.lastIndex = from;
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    const [mark] = found;
    const isOfOuter = depth === 0 && (mark === ',' || deeper[mark] === -1);
    if (isOfOuter) return found.index;
    depth += deeper[mark] ?? 0;
    if (mark === '"') marks.lastIndex = afterString(text, found.index);
    if (depth === 0 && mark !== ',') return marks.lastIndex;
  }
  return text.length;
}

type End = { end: number; isBroken: boolean };

/** The elements of a list that begins at `from`; gives the place that is reached, and returns its end. */
function* elementsFrom(text: string, from: number, elements: Piece[]): Generator<number, End> {
  let at = afterBlanks(text, from + 1);
  if (text[at] === ']') return { end: at + 1, isBroken: false };
  for (;;) {
    const to = afterValue(text, at);
    elements.push({ from: at, to });
    const next = afterBlanks(text, to);
    if (text[next] === ']') return { end: next + 1, isBroken: false };
    if (text[next] !== ',') return { end: next, isBroken: true };
    at = afterBlanks(text, next + 1);
    yield at;
  }
}

type Member = { name: string; value: number };

/** The name of a member of an object, and where its value begins; null where there is none. */
function memberAt(text: string, from: number): Member | null {
  const key = afterBlanks(text, from);
  if (text[key] !== '"') return null;
  const end = afterString(text, key);
  const colon = afterBlanks(text, end);
  return text[colon] === ':' ? { name: text.slice(key, end), value: afterBlanks(text, colon + 1) } : null;
}

/** Cuts the text of a JSON object into what can be parsed bit by bit; null where it has another form, or is no JSON. */
export function* jsonPieces(text: string, list: string): Generator<number, Pieces | null> {
  let at = afterBlanks(text, 0);
  if (text[at] !== '{') return null;
  const members: string[] = [];
  let elements: Piece[] | null = null;
  do {
    const member = memberAt(text, at + 1);
    if (!member) return null;
    const { name, value } = member;
    let end: number;
    if (name === JSON.stringify(list) && text[value] === '[') {
      // The second one of two would count.
      if (elements) return null;
      elements = [];
      const found = yield* elementsFrom(text, value, elements);
      if (found.isBroken) return { head: '{}', elements, brokenAt: found.end };
      ({ end } = found);
      members.push(`${name}:[]`);
    } else {
      end = afterValue(text, value);
      members.push(`${name}:${text.slice(value, end)}`);
    }
    at = afterBlanks(text, end);
  } while (text[at] === ',');
  const isWhole = text[at] === '}' && afterBlanks(text, at + 1) === text.length;
  return isWhole && elements ? { head: `{${members.join(',')}}`, elements, brokenAt: null } : null;
}
