export { ApiError, type ApiErrorKind, type FieldError } from './ApiError.ts';
export { readAhead } from './ahead.ts';
export { call } from './call.ts';
export { type HttpSettings, setHttpSettings } from './settings.ts';
