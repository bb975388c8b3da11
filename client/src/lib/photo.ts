/** Photographs of paper sheets: made small and without what a camera writes into them, sent to be kept beside the log, and shown. */
import { ask, blobOf, get } from './api';
import type { NewPicture, PictureShown } from './board';
import { headersOf } from './event_link';

/** The longest side that is kept, in points, and the most bytes that the server takes. */
export const SIDE = 1600;
export const BYTES = 400_000;
const QUALITIES = [0.8, 0.65, 0.5, 0.35];

/** The file cannot be read as a picture. */
export class NoPicture extends Error {}

/** How large a picture of this size is drawn, so that no side is longer than so many points. */
export function fitted(width: number, height: number, side: number): [number, number] {
  const part = Math.min(1, side / Math.max(width, height, 1));
  return [Math.max(1, Math.round(width * part)), Math.max(1, Math.round(height * part))];
}

/** The picture drawn anew, as a JPEG that is small enough: nothing of the file itself goes along. */
export async function shrunk(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new NoPicture();
  });
  try {
    for (let side = SIDE; side >= SIDE / 4; side /= 2) {
      for (const quality of QUALITIES) {
        const made = await drawn(picture, fitted(picture.width, picture.height, side), quality);
        if (made.size <= BYTES) return made;
      }
    }
  } finally {
    picture.close();
  }
  throw new NoPicture();
}

function drawn(picture: ImageBitmap, [width, height]: [number, number], quality: number): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  return new Promise((done, failed) =>
    canvas.toBlob((made) => (made?.type === 'image/jpeg' ? done(made) : failed(new NoPicture())), 'image/jpeg', quality),
  );
}

/** A picture as an address that a page may show: `data:…;base64,…`. */
export function addressOf(picture: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(new NoPicture());
    reader.readAsDataURL(picture);
  });
}

/** Keeps the picture of a match's sheet; what the log may name is its `hash`. */
export async function keepPicture(event: string, match: string, picture: Blob, link: string | null): Promise<PictureShown> {
  const content = (await addressOf(picture)).split(',', 2)[1] ?? '';
  return ask<PictureShown>('POST', `/events/${event}/pictures`, { match, content } satisfies NewPicture, headersOf(link));
}

export const picturesOf = (event: string, match: string, link: string | null): Promise<PictureShown[]> =>
  get<PictureShown[]>(`/events/${event}/pictures?match=${encodeURIComponent(match)}`, headersOf(link));

/** What a picture shows, to be put on the page. */
export const pictureAt = async (event: string, hash: string, link: string | null): Promise<string> =>
  addressOf(await blobOf(`/events/${event}/pictures/${hash}`, headersOf(link)));
