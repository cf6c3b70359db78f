import type { ReactNode } from 'react';

/** One picture for each game, drawn for it in the ink and wash of the map. */
const PICTURES: Record<string, ReactNode> = {
  foundation40k: (
    <>
      <path className="w3" d="M0 150 60 118 120 140 200 96 260 132 320 110V180H0Z" />
      <path className="w2" d="M70 150V70Q92 34 114 70V150Z" />
      <path className="line" d="M70 150V70Q92 34 114 70V150M80 150V78Q92 58 104 78V150M92 62V150M80 104H104" />
      <path className="w2" d="M206 150V52L222 30 238 52V150Z" />
      <path className="line" d="M206 150V52L222 30 238 52V150M214 62H230M214 78H230M214 94H230M222 30V14M217 19H227" />
      <path className="a" d="M138 150 146 118H174L182 150Z" />
      <path className="line" d="M138 150 146 118H174L182 150M152 118V104H168V118M160 104V92M168 110H200" />
      <path className="b" d="M40 150V126H50V150ZM26 150V130H36V150Z" />
      <path className="line" d="M0 150H320M10 162H70M96 166H180M210 160H300" />
      <path className="star" d="M286 30 290 42 302 42 292 49 296 61 286 54 276 61 280 49 270 42 282 42Z" />
    </>
  ),
  'warpath-1e': (
    <>
      <circle className="w2" cx="232" cy="60" r="38" />
      <path className="line" d="M232 22A38 38 0 1 1 231.900 22M178 82Q232 104 290 40M206 40Q232 52 262 42" />
      <path className="w3" d="M0 140Q80 112 160 134T320 122V180H0Z" />
      <path className="a" d="M34 138 58 84 82 138Z" />
      <path className="line" d="M34 138 58 84 82 138M58 84V66M50 72H66M44 120H72" />
      <path className="b" d="M110 142V124L150 116 176 124V142Z" />
      <path
        className="line"
        d="M110 142V124L150 116 176 124V142ZM150 116V104H178M118 142A6 6 0 1 0 130 142M154 142A6 6 0 1 0 166 142"
      />
      <path className="line" d="M0 150Q100 140 320 148M20 164H110M150 160H280" />
      <path className="star" d="M30 28h.1M62 44h.1M96 20h.1M130 48h.1M150 22h.1M300 20h.1" />
    </>
  ),
  'demonworld-2e': (
    <>
      <path className="w3" d="M0 128 50 70 84 108 130 44 186 116 232 76 320 132V180H0Z" />
      <path
        className="line"
        d="M0 128 50 70 84 108 130 44 186 116 232 76 320 132M118 62 130 74 140 60M42 80 52 90 60 82"
      />
      <path
        className="hex"
        d="M40 150 54 142 68 150 68 166 54 174 40 166ZM68 150 82 142 96 150 96 166 82 174 68 166ZM96 150 110 142 124 150 124 166 110 174 96 166ZM208 150 222 142 236 150 236 166 222 174 208 166ZM236 150 250 142 264 150 264 166 250 174 236 166Z"
      />
      <path className="b" d="M150 150V86H186L178 98 186 110H154V150Z" />
      <path className="line" d="M152 156V80M154 86H186L178 98 186 110H154" />
      <path className="a" d="M262 118Q246 84 276 78 270 92 284 96 300 100 290 120Z" />
      <path
        className="line"
        d="M262 118Q246 84 276 78 270 92 284 96 300 100 290 120ZM272 104h.1M258 92 246 82M288 94 300 82"
      />
    </>
  ),
  'practice-skirmish': (
    <>
      <path className="w3" d="M0 138Q70 108 150 132T320 118V180H0Z" />
      <path className="w2" d="M190 134V76H236V134Z" />
      <path
        className="line"
        d="M190 134V76H236V134M184 76V62H194V70H204V62H214V70H224V62H242V76ZM206 134V112H220V134M213 62V34"
      />
      <path className="b" d="M214 36H242L236 44 242 52H214Z" />
      <path className="line" d="M214 36H242L236 44 242 52H214" />
      <path className="a" d="M40 138A9 9 0 1 1 58 138ZM70 146A9 9 0 1 1 88 146ZM100 140A9 9 0 1 1 118 140Z" />
      <path className="line" d="M49 129V116M79 137V124M109 131V118M49 120 64 114M79 128 94 122M109 122 124 116" />
      <path className="dash" d="M128 118 186 96" />
      <path className="line" d="M262 132q6-22 14 0M278 134q8-28 16 0M20 152H150M180 148H310" />
    </>
  ),
  'practice-hexfield': (
    <>
      {[0, 1, 2].flatMap((r) =>
        [0, 1, 2, 3, 4, 5, 6].map((c) => (
          <path
            key={`${r} ${c}`}
            className={(r * 7 + c) % 5 === 0 ? 'hex filled' : 'hex'}
            d={`M${24 + c * 40 + (r % 2) * 20} ${46 + r * 34}l20 -11 20 11v23l-20 11 -20 -11z`}
          />
        )),
      )}
      <path className="a" d="M92 98V58H120L113 66 120 74H96V98Z" />
      <path className="line" d="M94 100V54" />
      <path className="b" d="M232 130V90H260L253 98 260 106H236V130Z" />
      <path className="line" d="M234 132V86" />
      <path className="dash" d="M106 104Q160 150 224 126" />
    </>
  ),
};

export function Picture({ game }: { game: string }) {
  return (
    <svg className="picture" viewBox="0 0 320 180" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect className="w1" width="320" height="180" />
      <path className="contour" d="M0 60Q80 30 160 56T320 40M0 84Q80 54 160 80T320 64M0 34Q90 8 170 30T320 16" />
      {PICTURES[game] ?? PICTURES['practice-skirmish']}
    </svg>
  );
}
