/** The countries of the world (R3.10.1, R3.10.2); Arabic names come from the browser. */
import { diallingCodes } from '../phone/diallingCodes.ts';

export interface Country {
  /** The numeric code of ISO 3166-1. */
  id: number;
  name: string;
  iso_2: string;
  iso_3: string;
  /** Without plus, `971`. */
  dialling_code: string;
  currency_name: string | null;
  currency_code: string | null;
  currency_symbol: string | null;
}

/** The only countries with a currency here (R3.10.3). */
const currencies: Readonly<Record<string, readonly [name: string, code: string, symbol: string]>> = {
  BH: ['Bahraini dinar', 'BHD', 'BD'],
  KW: ['Kuwaiti dinar', 'KWD', 'KD'],
  OM: ['Omani rial', 'OMR', 'RO'],
  PK: ['Pakistani rupee', 'PKR', 'Rs'],
  QA: ['Qatari riyal', 'QAR', 'QR'],
  SA: ['Saudi riyal', 'SAR', 'SR'],
  AE: ['UAE dirham', 'AED', 'AED'],
  GB: ['Pound sterling', 'GBP', '£'],
  US: ['US dollar', 'USD', '$'],
};

/** One country a line: numeric code, two letters, three letters, English name. */
const written = `
4 AF AFG Afghanistan
8 AL ALB Albania
12 DZ DZA Algeria
16 AS ASM American Samoa
20 AD AND Andorra
24 AO AGO Angola
660 AI AIA Anguilla
10 AQ ATA Antarctica
28 AG ATG Antigua and Barbuda
32 AR ARG Argentina
51 AM ARM Armenia
533 AW ABW Aruba
36 AU AUS Australia
40 AT AUT Austria
31 AZ AZE Azerbaijan
44 BS BHS Bahamas
48 BH BHR Bahrain
50 BD BGD Bangladesh
52 BB BRB Barbados
112 BY BLR Belarus
56 BE BEL Belgium
84 BZ BLZ Belize
204 BJ BEN Benin
60 BM BMU Bermuda
64 BT BTN Bhutan
68 BO BOL Bolivia
535 BQ BES Bonaire, Sint Eustatius and Saba
70 BA BIH Bosnia and Herzegovina
72 BW BWA Botswana
76 BR BRA Brazil
86 IO IOT British Indian Ocean Territory
96 BN BRN Brunei Darussalam
100 BG BGR Bulgaria
854 BF BFA Burkina Faso
108 BI BDI Burundi
132 CV CPV Cabo Verde
116 KH KHM Cambodia
120 CM CMR Cameroon
124 CA CAN Canada
136 KY CYM Cayman Islands
140 CF CAF Central African Republic
148 TD TCD Chad
152 CL CHL Chile
156 CN CHN China
162 CX CXR Christmas Island
166 CC CCK Cocos (Keeling) Islands
170 CO COL Colombia
174 KM COM Comoros
178 CG COG Congo
180 CD COD Congo, The Democratic Republic of the
184 CK COK Cook Islands
188 CR CRI Costa Rica
191 HR HRV Croatia
192 CU CUB Cuba
531 CW CUW Curaçao
196 CY CYP Cyprus
203 CZ CZE Czechia
384 CI CIV Côte d'Ivoire
208 DK DNK Denmark
262 DJ DJI Djibouti
212 DM DMA Dominica
214 DO DOM Dominican Republic
218 EC ECU Ecuador
818 EG EGY Egypt
222 SV SLV El Salvador
226 GQ GNQ Equatorial Guinea
232 ER ERI Eritrea
233 EE EST Estonia
748 SZ SWZ Eswatini
231 ET ETH Ethiopia
238 FK FLK Falkland Islands (Malvinas)
234 FO FRO Faroe Islands
242 FJ FJI Fiji
246 FI FIN Finland
250 FR FRA France
254 GF GUF French Guiana
258 PF PYF French Polynesia
260 TF ATF French Southern Territories
266 GA GAB Gabon
270 GM GMB Gambia
268 GE GEO Georgia
276 DE DEU Germany
288 GH GHA Ghana
292 GI GIB Gibraltar
300 GR GRC Greece
304 GL GRL Greenland
308 GD GRD Grenada
312 GP GLP Guadeloupe
316 GU GUM Guam
320 GT GTM Guatemala
831 GG GGY Guernsey
324 GN GIN Guinea
624 GW GNB Guinea-Bissau
328 GY GUY Guyana
332 HT HTI Haiti
336 VA VAT Holy See (Vatican City State)
340 HN HND Honduras
344 HK HKG Hong Kong
348 HU HUN Hungary
352 IS ISL Iceland
356 IN IND India
360 ID IDN Indonesia
364 IR IRN Iran
368 IQ IRQ Iraq
372 IE IRL Ireland
833 IM IMN Isle of Man
376 IL ISR Israel
380 IT ITA Italy
388 JM JAM Jamaica
392 JP JPN Japan
832 JE JEY Jersey
400 JO JOR Jordan
398 KZ KAZ Kazakhstan
404 KE KEN Kenya
296 KI KIR Kiribati
414 KW KWT Kuwait
417 KG KGZ Kyrgyzstan
418 LA LAO Laos
428 LV LVA Latvia
422 LB LBN Lebanon
426 LS LSO Lesotho
430 LR LBR Liberia
434 LY LBY Libya
438 LI LIE Liechtenstein
440 LT LTU Lithuania
442 LU LUX Luxembourg
446 MO MAC Macao
450 MG MDG Madagascar
454 MW MWI Malawi
458 MY MYS Malaysia
462 MV MDV Maldives
466 ML MLI Mali
470 MT MLT Malta
584 MH MHL Marshall Islands
474 MQ MTQ Martinique
478 MR MRT Mauritania
480 MU MUS Mauritius
175 YT MYT Mayotte
484 MX MEX Mexico
583 FM FSM Micronesia, Federated States of
498 MD MDA Moldova
492 MC MCO Monaco
496 MN MNG Mongolia
499 ME MNE Montenegro
500 MS MSR Montserrat
504 MA MAR Morocco
508 MZ MOZ Mozambique
104 MM MMR Myanmar
516 NA NAM Namibia
520 NR NRU Nauru
524 NP NPL Nepal
528 NL NLD Netherlands
540 NC NCL New Caledonia
554 NZ NZL New Zealand
558 NI NIC Nicaragua
562 NE NER Niger
566 NG NGA Nigeria
570 NU NIU Niue
574 NF NFK Norfolk Island
408 KP PRK North Korea
807 MK MKD North Macedonia
580 MP MNP Northern Mariana Islands
578 NO NOR Norway
512 OM OMN Oman
586 PK PAK Pakistan
585 PW PLW Palau
275 PS PSE Palestine, State of
591 PA PAN Panama
598 PG PNG Papua New Guinea
600 PY PRY Paraguay
604 PE PER Peru
608 PH PHL Philippines
612 PN PCN Pitcairn
616 PL POL Poland
620 PT PRT Portugal
630 PR PRI Puerto Rico
634 QA QAT Qatar
642 RO ROU Romania
643 RU RUS Russian Federation
646 RW RWA Rwanda
638 RE REU Réunion
652 BL BLM Saint Barthélemy
654 SH SHN Saint Helena, Ascension and Tristan da Cunha
659 KN KNA Saint Kitts and Nevis
662 LC LCA Saint Lucia
663 MF MAF Saint Martin (French part)
666 PM SPM Saint Pierre and Miquelon
670 VC VCT Saint Vincent and the Grenadines
882 WS WSM Samoa
674 SM SMR San Marino
678 ST STP Sao Tome and Principe
682 SA SAU Saudi Arabia
686 SN SEN Senegal
688 RS SRB Serbia
690 SC SYC Seychelles
694 SL SLE Sierra Leone
702 SG SGP Singapore
534 SX SXM Sint Maarten (Dutch part)
703 SK SVK Slovakia
705 SI SVN Slovenia
90 SB SLB Solomon Islands
706 SO SOM Somalia
710 ZA ZAF South Africa
239 GS SGS South Georgia and the South Sandwich Islands
410 KR KOR South Korea
728 SS SSD South Sudan
724 ES ESP Spain
144 LK LKA Sri Lanka
729 SD SDN Sudan
740 SR SUR Suriname
744 SJ SJM Svalbard and Jan Mayen
752 SE SWE Sweden
756 CH CHE Switzerland
760 SY SYR Syria
158 TW TWN Taiwan
762 TJ TJK Tajikistan
834 TZ TZA Tanzania
764 TH THA Thailand
626 TL TLS Timor-Leste
768 TG TGO Togo
772 TK TKL Tokelau
776 TO TON Tonga
780 TT TTO Trinidad and Tobago
788 TN TUN Tunisia
795 TM TKM Turkmenistan
796 TC TCA Turks and Caicos Islands
798 TV TUV Tuvalu
792 TR TUR Türkiye
800 UG UGA Uganda
804 UA UKR Ukraine
784 AE ARE United Arab Emirates
826 GB GBR United Kingdom
840 US USA United States
858 UY URY Uruguay
860 UZ UZB Uzbekistan
548 VU VUT Vanuatu
862 VE VEN Venezuela
704 VN VNM Vietnam
92 VG VGB Virgin Islands, British
850 VI VIR Virgin Islands, U.S.
876 WF WLF Wallis and Futuna
732 EH ESH Western Sahara
887 YE YEM Yemen
894 ZM ZMB Zambia
716 ZW ZWE Zimbabwe
248 AX ALA Åland Islands
`;

const dialling = new Map(
  Object.entries(diallingCodes).flatMap(([code, codes]) => codes.split(' ').map((iso) => [iso, code] as const)),
);

function read(line: string): Country {
  // SAFETY: every line above has these parts, and every country a dialling code; a test checks it.
  const [id, iso_2, iso_3, ...words] = line.split(' ') as [string, string, string, ...string[]];
  const [currency_name, currency_code, currency_symbol] = currencies[iso_2] ?? [null, null, null];
  const dialling_code = dialling.get(iso_2)!;
  return {
    id: Number(id),
    name: words.join(' '),
    iso_2,
    iso_3,
    dialling_code,
    currency_name,
    currency_code,
    currency_symbol,
  };
}

/** Sorted by their English names. */
export const countries: readonly Country[] = written.trim().split('\n').map(read);
