/** An id for what is sent once: the same content has the same id until it was answered, so that it can be sent again where no answer came. */
import { randomHex } from './chance';

export class SentOnce {
  #content = '';
  #id = '';

  /** The content with its id; what was changed since the last sending has an id of its own. */
  of<T extends object>(content: T): T & { id: string } {
    const written = JSON.stringify(content);
    if (written !== this.#content) [this.#content, this.#id] = [written, randomHex(12)];
    return { ...content, id: this.#id };
  }

  /** It was answered: the same content sent from now on is another request. */
  answered(): void {
    this.#content = '';
  }
}
