/** Whether a web server keeps the rules of docs/guide/serving.md: addresses, caching, compression, the version file. */
import * as v from 'valibot';
import { VersionFile } from '../../src/contract/site/site.ts';
import { fault, advice, type Examination, type Finding } from './finding.ts';
import { pathOf, secretPages, type Answer, type Place, type Visit } from './visit.ts';

export const isDocument = ({ body }: Answer): boolean => /<div id="root">/.test(body);

const said = ({ status, body }: Answer): string =>
  status === 0 ? `nobody answers (${body})` : `the answer is ${status}`;

function addresses({ answers }: Visit): Finding[] {
  if (answers.home.status !== 200 || !isDocument(answers.home))
    return [
      fault(
        `At / there is no portal: ${said(answers.home)}${answers.home.status === 200 ? ', but it is another document' : ''}.`,
        'Give the doctor the address that customers type, with its scheme and port. Serve the contents of dist there.',
      ),
    ];
  const lost = (['page', ...secretPages] as const satisfies readonly Place[]).filter(
    (place) => answers[place].status !== 200 || !isDocument(answers[place]),
  );
  const pages = lost.map((place) =>
    fault(
      `${pathOf(place)} is not answered with the portal: ${said(answers[place])}. A reload there, or a link from a message, is lost.`,
      'Answer every path that is no file with index.html and 200, also one with dots in it (rule 1 of the guide).',
    ),
  );
  const found = (['missingAsset', 'missingPicture'] as const).filter((place) => answers[place].status !== 404);
  const files = found.map((place) =>
    fault(
      `${pathOf(place)} is no file, and ${said(answers[place])}. After a new build, pages that are open would run a document as a script.`,
      'Answer 404 for what is missing below /assets/ and for what ends like a file (rule 1 of the guide).',
    ),
  );
  const inner = (['headersFile', 'nginxFile'] as const).filter(
    (place) => answers[place].status === 200 && !isDocument(answers[place]),
  );
  return [
    ...pages,
    ...files,
    ...inner.map((place) =>
      advice(`${pathOf(place)} can be read by everybody.`, 'It is for your server alone: answer 404.'),
    ),
  ];
}

const cachingOf = ({ headers }: Answer): string => headers.get('Cache-Control') ?? '';
const isAskedAgain = (caching: string): boolean => /\bno-cache\b|\bno-store\b|\bmax-age=0\b/.test(caching);
const aYear = 31_536_000;

function caching({ answers, asset }: Visit): Finding[] {
  const kept = (['home', 'page', 'version'] as const).filter((place) => !isAskedAgain(cachingOf(answers[place])));
  const findings = kept.map((place) =>
    fault(
      `${pathOf(place)} may be kept by browsers (Cache-Control: ${cachingOf(answers[place]) || 'none'}). Customers stay on an old build, or get one whose files are gone.`,
      'Send Cache-Control: no-cache with every document and with version.json.',
    ),
  );
  if (!asset) return findings;
  const age = Number(/\bmax-age=(\d+)/.exec(cachingOf(asset.answer))?.[1] ?? 0);
  if (age >= aYear && /\bimmutable\b/.test(cachingOf(asset.answer))) return findings;
  return [
    ...findings,
    fault(
      `${asset.path} is not kept for ever (Cache-Control: ${cachingOf(asset.answer) || 'none'}). Every visit loads the whole portal anew.`,
      'Send Cache-Control: public, max-age=31536000, immutable with everything below /assets/: a name there never changes its content.',
    ),
  ];
}

/** A site may do without it; where there is one it must be a script, and the one of today. */
function worker({ answers: { worker: answer } }: Visit): Finding[] {
  const path = pathOf('worker');
  if (answer.status === 404 || answer.status === 410) return [];
  if (answer.status !== 200 || isDocument(answer) || !/javascript/.test(answer.headers.get('Content-Type') ?? ''))
    return [
      fault(
        `${path} is no script: ${said(answer)}. Customers who have one keep it, and it cannot be switched off.`,
        'Serve worker.js of the build, or 404 to switch it off.',
      ),
    ];
  if (isAskedAgain(cachingOf(answer))) return [];
  return [
    fault(
      `${path} may be kept by browsers (Cache-Control: ${cachingOf(answer) || 'none'}). It cannot be mended or switched off soon.`,
      'Send Cache-Control: no-cache with worker.js.',
    ),
  ];
}

function compression({ answers, asset }: Visit): Finding[] {
  const asked = [
    { path: '/', answer: answers.home },
    ...(asset ? [asset] : []),
    ...(answers.config.status === 200 ? [{ path: pathOf('config'), answer: answers.config }] : []),
  ];
  return asked.flatMap(({ path, answer }) => {
    const encoding = answer.headers.get('Content-Encoding') ?? '';
    if (encoding === 'br' || encoding === 'zstd') return [];
    if (encoding === 'gzip')
      return path === asset?.path
        ? [
            advice(
              `${path} is sent as gzip, not as Brotli, which is a fifth smaller.`,
              'Send the .br copies of the build.',
            ),
          ]
        : [];
    return path.startsWith('/api/')
      ? [advice(`${path} is not compressed.`, 'Let the server in front of the operator’s compress its answers.')]
      : [
          fault(
            `${path} is not compressed: it takes three to four times as long on a phone.`,
            'Send the .br or .gz copy that lies beside each file to browsers that accept it.',
          ),
        ];
  });
}

function files({ answers, asset }: Visit): Finding[] {
  if (!asset)
    return isDocument(answers.home) ? [fault('The document loads no script.', 'Deploy the whole of dist.')] : [];
  if (asset.answer.status !== 200)
    return [
      fault(
        `The document names ${asset.path}, and ${said(asset.answer)}. Customers see nothing.`,
        'Copy the assets of a build before its documents, and keep those of the last one for a day.',
      ),
    ];
  const type = asset.answer.headers.get('Content-Type') ?? 'none';
  return /javascript|css|font|svg/.test(type)
    ? []
    : [
        fault(
          `${asset.path} is sent as ${type}; browsers refuse to run it.`,
          'Send each file with the type of its ending.',
        ),
      ];
}

function version({ answers: { version: answer } }: Visit): Finding[] {
  let written: unknown = null;
  try {
    written = JSON.parse(answer.body);
  } catch {
    // What is no JSON has no version either.
  }
  if (answer.status === 200 && v.is(VersionFile, written)) return [];
  return [
    fault(
      `/version.json does not tell a version: ${said(answer)}. Pages that are open never learn of a new build.`,
      'Deploy version.json with every build, beside index.html.',
    ),
  ];
}

export const servingExaminations: readonly Examination[] = [
  { name: 'Addresses', findings: addresses },
  { name: 'Files of the build', findings: files },
  { name: 'Caching', findings: caching },
  { name: 'Compression', findings: compression },
  { name: 'Version file', findings: version },
  { name: 'Kept for the next visit', findings: worker },
];
