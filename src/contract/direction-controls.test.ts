import { expect, test } from 'vitest';
import { parseWithoutDirectionControls, withoutDirectionControls } from './direction-controls.ts';

const marks = [
  0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069,
];

test.each(marks)('U+%# turns nothing around it: %i', (code) => {
  const mark = String.fromCodePoint(code);
  expect(withoutDirectionControls(`a${mark}b${mark}`)).toBe('ab');
  const escaped = `\\u${code.toString(16).padStart(4, '0')}`;
  for (const written of [mark, escaped, escaped.toUpperCase().replace('U', 'u')]) {
    expect(
      parseWithoutDirectionControls(`{"name":"a${written}b","rows":[{"n":1,"t":"${written}"}]}`),
    ).toEqual({
      name: 'ab',
      rows: [{ n: 1, t: '' }],
    });
  }
});

test('everything else stays as it is: joiners, soft hyphens, Arabic, Hebrew, line breaks', () => {
  const text = 'ن\u200cم \u200d שלום so\u00adft\nÄ 😀';
  expect(withoutDirectionControls(text)).toBe(text);
  expect(parseWithoutDirectionControls(JSON.stringify({ text }))).toEqual({ text });
});

test('a text about such a character is no such character', () => {
  expect(parseWithoutDirectionControls(String.raw`{"text":"\\u202e"}`)).toEqual({ text: String.raw`\u202e` });
});
