/** The element of a page that names the API's origin. */
export const apiElement = 'api';

const written = new RegExp(`<link id="${apiElement}"[^>]*>`);
const charset = /<meta charset="[^"]*"[^>]*>/;

/** A page whose API is on another origin, to which the browser connects at once. */
export const pageOfApi = (html: string, origin: string): string =>
  html
    .replace(written, '')
    .replace(
      charset,
      (meta) => `${meta}<link id="${apiElement}" rel="preconnect" href="${origin}" crossorigin>`,
    );
