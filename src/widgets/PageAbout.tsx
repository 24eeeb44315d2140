interface PageAboutProps {
  /** A sentence or two, in the customer's language; markup is taken out of it, and it is cut where it is long. */
  text: string | null;
  picture?: string | null;
}

/** Beside a title: the page has nothing to show, and belongs into no index. */
export const PageAboutNothing = () => <meta name="about-nothing" content="yes" />;

/** What a page says of itself where a link to it is shown or found; pages without it are told by their title. */
export function PageAbout({ text, picture = null }: PageAboutProps) {
  return (
    <>
      {text ? <meta name="about" content={text} /> : null}
      {picture ? <meta name="about-picture" content={picture} /> : null}
    </>
  );
}
