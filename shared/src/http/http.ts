export { ApiError, type ApiErrorKind } from './ApiError.ts';
export { readAhead } from './ahead.ts';
export { call } from './call.ts';
export { errorText, useErrorText } from './errorMessages.ts';
export { type HttpSettings, setHttpSettings } from './settings.ts';
