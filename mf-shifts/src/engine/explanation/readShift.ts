import type { ShiftInput } from '@seamline/shared/contract/shift';
import type { Language } from '@seamline/shared/session';
import {
  readBasics,
  readBreaks,
  readCompOff,
  readLateness,
  readLeave,
  readOvertime,
  readPenalty,
  readWeekOffs,
} from './readRules.ts';
import { readTimings } from './readTimings.ts';
import { basicTexts } from './texts/basic.ts';
import { breakTexts } from './texts/breaks.ts';
import { latenessTexts } from './texts/lateness.ts';
import { leaveTexts } from './texts/leave.ts';
import { payTexts } from './texts/pay.ts';
import { weekOffTexts } from './texts/weekOffs.ts';

/** The sentences about one subject. */
export interface Passage {
  title: string;
  sentences: string[];
}

/** The whole shift in words. */
export function readShift(shift: ShiftInput, language: Language): Passage[] {
  return [
    { title: basicTexts.title[language], sentences: readBasics(shift, language) },
    ...readTimings(shift, language),
    { title: weekOffTexts.title[language], sentences: readWeekOffs(shift, language) },
    { title: latenessTexts.title[language], sentences: readLateness(shift, language) },
    { title: leaveTexts.title[language], sentences: readLeave(shift, language) },
    { title: payTexts.penaltyTitle[language], sentences: readPenalty(shift, language) },
    { title: payTexts.overtimeTitle[language], sentences: readOvertime(shift, language) },
    { title: payTexts.compOffTitle[language], sentences: readCompOff(shift, language) },
    { title: breakTexts.title[language], sentences: readBreaks(shift, language) },
  ];
}
