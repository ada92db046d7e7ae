import { percentageOf } from 'toolworker';
import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatInWords, formatNumber, percentage } from '../../../src/form/numbers/format.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { inRange } from '../shared/in-range.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { changedShare } from './changed-share.ts';

export const page = { wording } satisfies FormParts<ToolAnswer<'percentage-of'>>;

/** The headline is the price after a discount or the sum with a tip, if the form asks for it. */
function wording(
  { request: { x, y }, result }: ToolAnswer<'percentage-of'>,
  { kind }: Inputs,
): Wordings {
  if (kind !== 'less' && kind !== 'more') return {};
  const share = changedShare(kind === 'less' ? -x : x);
  const changed = inRange(() => percentageOf({ x: share, y }).result);
  if (changed === undefined) return {};
  const parts = { value: formatNumber(y), percentage: percentage(formatNumber(x)) };
  const title =
    kind === 'less' ? t('{value} less {percentage}', parts) : t('{value} plus {percentage}', parts);
  return {
    result: { title, shown: formatInWords(changed), copied: String(changed) },
    part: {
      title: t('{percentage} of {value}', parts),
      shown: formatInWords(result.result),
      copied: String(result.result),
    },
  };
}
