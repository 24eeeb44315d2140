/**
 * The title of the document. HTML allows one, while a page, a form on it and a dialog over both may each say what they
 * are: the one that came last is read, and what was there before it when it goes.
 */

/** A part of the portal that names the document for as long as it is there. */
export interface TitleHolder {
  /** The title from now on; in its former place, where it says something else. */
  show(text: string): void;
  close(): void;
}

interface Held {
  text: string;
}

/** The last one stands in front. */
const held: Held[] = [];
/** The title when nothing on the page has one. */
let ownTitle = '';

function write(): void {
  const title = held.at(-1)?.text ?? ownTitle;
  // Whoever watches the head hears of changes alone.
  if (document.title !== title) document.title = title;
}

/** Names the document after the site; a page that stands already keeps its title (A03). */
export function nameDocument(name: string): void {
  ownTitle = name;
  write();
}

export function holdTitle(): TitleHolder {
  const own: Held = { text: '' };
  return {
    show(text) {
      if (held.length === 0) ownTitle = document.title;
      own.text = text;
      if (!held.includes(own)) held.push(own);
      write();
    },
    close() {
      if (!held.includes(own)) return;
      held.splice(held.indexOf(own), 1);
      write();
    },
  };
}
