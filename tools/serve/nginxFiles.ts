/** What nginx needs to serve this build: the rules of `docs/guide/serving.md`, written from the headers of its documents. */
import { type HeadersFile, commonHeaders, secretRoutes, referrerPolicyOf } from './securityHeaders.ts';
import { fileTypes } from './fileTypes.ts';

type Headers = Readonly<Record<string, string>>;

const policyHeader = 'Content-Security-Policy';
/** The variable of `http.conf` where a host has a policy of its own. */
const policyByHost = '$portal_policy';

const forEver = 'public, max-age=31536000, immutable';
const askedAgain = 'no-cache';

/** nginx forgets the headers of outer blocks as soon as an inner one has its own: every block says all of them. */
const headerLines = (headers: Headers): string[] => [
  ...Object.entries(headers).map(([name, value]) => {
    if (/["$\\]/.test(value) && value !== policyByHost)
      throw new Error(`nginx would not take the header ${name} as it is written: ${value}`);
    return `  add_header ${name} "${value}" always;`;
  }),
  '  add_header Strict-Transport-Security $portal_transport always;',
];

const block = (place: string, lines: readonly string[]): string => `location ${place} {\n${lines.join('\n')}\n}`;

/** How long to keep it is said of the file alone, never of its absence. */
const file = (place: string, headers: Headers, caching: string): string =>
  block(place, [
    ...headerLines({ ...commonHeaders, ...headers }),
    `  add_header Cache-Control "${caching}";`,
    '  try_files $uri =404;',
  ]);

/** The document of the portal, whatever was asked for. */
const route = (place: string, headers: Headers, referrer: string): string =>
  block(place, [
    ...headerLines({ ...headers, 'Referrer-Policy': referrer, 'Cache-Control': askedAgain }),
    '  try_files /index.html =404;',
  ]);

/** Included in `server { … }`. */
function serverFile(headers: HeadersFile): string {
  const { '/index.html': written = {}, ...files } = headers;
  const others = Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith('//')));
  const isByHost = Object.keys(others).length < Object.keys(files).length;
  const document = isByHost ? { ...written, [policyHeader]: policyByHost } : written;
  const missing = [...headerLines({ ...commonHeaders, 'Cache-Control': askedAgain }), '  return 404;'];
  const endings = Object.keys(fileTypes).map((ending) => ending.slice(1));
  return [
    '# Written by the build: deploy it together with the documents, change nothing by hand.',
    'charset utf-8;',
    'server_tokens off;',
    'gzip_static on;',
    'gzip_vary on;',
    '# Visitors send pictures and papers of up to 10 MB.',
    'client_max_body_size 12m;',
    '',
    '# Files of the build that are for servers, not for browsers.',
    block('= /headers.json', missing),
    block('^~ /nginx/', missing),
    block('~ \\.(?:br|gz|map)$', missing),
    '',
    file('^~ /assets/', {}, forEver),
    ...Object.entries(others).map(([path, own]) =>
      file(`= ${path}`, own, path.startsWith('/assets/') ? forEver : askedAgain),
    ),
    file('= /index.html', document, askedAgain),
    '',
    '# Addresses that hold a token, then what looks like a file, then every other page of the portal.',
    file(`~* \\.(?:${endings.join('|')})$`, {}, askedAgain),
    route(`~ ${secretRoutes.source.replaceAll('\\/', '/')}`, document, referrerPolicyOf('/login')),
    route('/', document, referrerPolicyOf('/')),
    '',
  ].join('\n');
}

/** Which policy holds at which host, where they differ. */
function policyMap(headers: HeadersFile): string[] {
  const hosts = Object.entries(headers).flatMap(([path, own]) => {
    const [, host] = /^\/\/([^/]+)\/index\.html$/.exec(path) ?? [];
    return host === undefined ? [] : [`  ${host} "${own[policyHeader] ?? ''}";`];
  });
  if (hosts.length === 0) return [];
  const usual = headers['/index.html']?.[policyHeader] ?? '';
  return ['map $host $portal_policy {', `  default "${usual}";`, ...hosts, '}'];
}

/** Included in `http { … }`: a log without queries, and without tokens that stand in paths. */
const httpFile = (headers: HeadersFile): string =>
  [
    ...policyMap(headers),
    '# Written by the build.',
    'map $request_uri $portal_address {',
    '  "~^(?<portal_asset>/assets/[^?]*)" $portal_asset;',
    '  "~*^(?<portal_page>/+(?:paymentsuccess|home-bsl|event-invite)/)" "${portal_page}*";',
    '  "~^(?<portal_head>[^?]*?/)[^/?]{16,}" "${portal_head}*";',
    '  "~^(?<portal_path>[^?]*)" $portal_path;',
    '}',
    '# Only what came encrypted is told to stay so; an empty header is not sent.',
    'map $https $portal_transport {',
    '  on "max-age=31536000";',
    '  default "";',
    '}',
    'log_format portal \'$remote_addr [$time_iso8601] $request_method "$portal_address" $status $body_bytes_sent $request_time\';',
    '',
  ].join('\n');

/** Included where a location leads to the operator's server. */
const operatorFile = [
  '# Written by the build.',
  'proxy_http_version 1.1;',
  'proxy_ssl_server_name on;',
  'proxy_set_header Connection "";',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_read_timeout 30s;',
  'gzip on;',
  'gzip_proxied any;',
  'gzip_types application/json image/svg+xml;',
  ...Object.entries(commonHeaders).flatMap(([name, value]) => [
    `proxy_hide_header ${name};`,
    `add_header ${name} "${value}" always;`,
  ]),
  '',
].join('\n');

/** The files by their path in the built folder. */
export const nginxFiles = (headers: HeadersFile): Readonly<Record<string, string>> => ({
  'nginx/http.conf': httpFile(headers),
  'nginx/server.conf': serverFile(headers),
  'nginx/operator.conf': operatorFile,
});
