// Marks, embeddings, overrides and isolates of the Unicode bidirectional algorithm.
const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text without the invisible characters that turn the direction of what stands around it. */
export const withoutDirectionControls = (text: string): string => text.replaceAll(controls, '');

// As they stand in JSON, where they may be escaped.
const inJson = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\\u(?:061c|200[ef]|202[a-e]|206[6-9])/i;

/** `JSON.parse` for what others have written: no text in it has such characters. */
export const parseWithoutDirectionControls = (json: string): unknown =>
  inJson.test(json)
    ? JSON.parse(json, (_, value: unknown) =>
        typeof value === 'string' ? withoutDirectionControls(value) : value,
      )
    : JSON.parse(json);
