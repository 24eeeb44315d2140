/** One page on which all pictures can be looked at side by side: a row a stop, the phone beside the desktop. */
import { fileOf, type Picture } from './pictures.ts';

const facets = ['tenant', 'language', 'theme', 'width'] as const;

const valuesOf = (pictures: readonly Picture[], facet: (typeof facets)[number]): string[] => [
  ...new Set(pictures.map((picture) => String(picture[facet]))),
];

const filterOf = (pictures: readonly Picture[], facet: (typeof facets)[number]): string =>
  `<fieldset><legend>${facet}</legend>${valuesOf(pictures, facet)
    .map((value) => `<label><input type="checkbox" checked data-facet="${facet}" value="${value}"> ${value}</label>`)
    .join(' ')}</fieldset>`;

const figureOf = (picture: Picture): string => {
  const data = facets.map((facet) => `data-${facet}="${picture[facet]}"`).join(' ');
  const file = fileOf(picture);
  const words = facets.map((facet) => picture[facet]).join(' · ');
  return `<figure ${data}><a href="${file}"><img loading="lazy" src="${file}" alt="${picture.stop}, ${words}" style="--wide: ${picture.width}"></a><figcaption>${words}</figcaption></figure>`;
};

/** @param failures stops that could not be come to, with the sight in which */
export function sheetOf(pictures: readonly Picture[], failures: readonly string[] = []): string {
  const stops = [...new Set(pictures.map(({ stop }) => stop))];
  const rows = stops.map((stop) => {
    const own = pictures.filter((picture) => picture.stop === stop);
    return `<section><h2 id="${stop}">${stop}</h2><div>${own.map(figureOf).join('')}</div></section>`;
  });
  const missing = failures.length === 0 ? '' : `<p role="alert">Not come to: ${failures.join(', ')}</p>`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tour: ${pictures.length} pictures</title>
<style>
  body { margin: 0; font: 1rem/1.4 system-ui, sans-serif; background: #eceae6; color: #14181d; }
  header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 1rem; padding: .75rem 1rem; background: #fff; box-shadow: 0 1px 4px #0003; }
  fieldset { border: 0; margin: 0; padding: 0; } legend { float: left; margin-inline-end: .5rem; font-weight: 600; }
  nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 1rem; }
  section { padding: 0 1rem 1rem; } h2 { scroll-margin-top: 5rem; }
  section > div { display: flex; gap: 1rem; overflow-x: auto; align-items: start; padding-block-end: 1rem; }
  figure { margin: 0; flex: none; } figure[hidden] { display: none; }
  img { display: block; inline-size: calc(var(--wide) * .28px + 5rem); background: #fff; box-shadow: 0 1px 6px #0004; }
  figcaption { font-size: .8125rem; padding-block: .25rem; }
  [role=alert] { margin: 1rem; padding: .75rem 1rem; background: #ffe3dc; }
</style>
<header><strong>${pictures.length} pictures</strong>${facets.map((facet) => filterOf(pictures, facet)).join('')}</header>
${missing}<nav>${stops.map((stop) => `<a href="#${stop}">${stop}</a>`).join('')}</nav>
${rows.join('\n')}
<script>
  const boxes = [...document.querySelectorAll('input')];
  const show = () => {
    for (const figure of document.querySelectorAll('figure'))
      figure.hidden = boxes.some((box) => !box.checked && figure.dataset[box.dataset.facet] === box.value);
  };
  for (const box of boxes) box.addEventListener('change', show);
</script>
</html>
`;
}
