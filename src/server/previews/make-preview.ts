import { type ImageType, imageTypeOf } from '../assets/image-types.ts';
import { NotAnswered, type Reach, safeFetch } from '../outgoing/safe-fetch.ts';
import { drawCard } from './draw-card.ts';
import { readPage } from './read-page.ts';

const largestPage = 512 * 1024;
const largestImage = 2 * 1024 * 1024;
const headers = { accept: 'text/html,application/xhtml+xml', 'user-agent': 'PublisherNetworkPreview/1.0' };

type Picture = ImageType & { body: Buffer };

// Null where it is no picture, too large, or unreachable.
async function pictureAt(address: string, reach: Reach): Promise<Picture | null> {
  try {
    const answer = await safeFetch(address, { ...reach, maxBytes: largestImage });
    const type = answer.status === 200 && !answer.isCut ? imageTypeOf(answer.body) : null;
    return type && { ...type, body: answer.body };
  } catch {
    return null;
  }
}

const isPage = (type: string) => /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(type);

// The picture that the page names, or a card with its words; an address of a picture is its own preview.
export async function makePreview(address: string, reach: Reach): Promise<Picture> {
  const {
    status,
    headers: answered,
    body,
    isCut,
  } = await safeFetch(address, { ...reach, headers, maxBytes: largestPage });
  if (status !== 200) throw new NotAnswered(`The page answered with status ${status}`);
  const type = isCut ? null : imageTypeOf(body);
  if (type) return { ...type, body };
  if (!isPage(answered['content-type'] ?? '')) throw new NotAnswered('There is no page at this address');
  const { image, ...words } = readPage(body.toString('utf8'));
  const url = image === null ? null : URL.parse(image, address);
  const picture = url && (await pictureAt(url.href, reach));
  const { host } = new URL(address);
  return (
    picture ?? {
      mime: 'image/svg+xml',
      extension: 'svg',
      body: Buffer.from(drawCard({ host, ...words })),
    }
  );
}
