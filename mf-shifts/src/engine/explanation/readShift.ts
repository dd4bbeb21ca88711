import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { basicMessages } from './messages/basic.ts';
import { breakMessages, weekOffMessages } from './messages/breaksAndWeekOffs.ts';
import { latenessMessages } from './messages/lateness.ts';
import { leaveMessages } from './messages/leave.ts';
import { payMessages } from './messages/pay.ts';
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

/** The sentences about one subject. */
export interface Passage {
  title: string;
  sentences: string[];
}

/** The whole shift in words. */
export function readShift(shift: ShiftInput, i18n: I18n): Passage[] {
  const passage = (title: MessageDescriptor, sentences: readonly MessageDescriptor[]): Passage => ({
    title: i18n._(title),
    sentences: sentences.map((sentence) => i18n._(sentence)),
  });
  return [
    passage(basicMessages.title, readBasics(shift)),
    ...readTimings(shift, i18n),
    passage(weekOffMessages.title, readWeekOffs(shift, i18n)),
    passage(latenessMessages.title, readLateness(shift, i18n)),
    passage(leaveMessages.title, readLeave(shift, i18n)),
    passage(payMessages.penaltyTitle, readPenalty(shift)),
    passage(payMessages.overtimeTitle, readOvertime(shift)),
    passage(payMessages.compOffTitle, readCompOff(shift, i18n)),
    passage(breakMessages.title, readBreaks(shift, i18n)),
  ];
}
