export { ApiError, type ApiErrorKind, type FieldError } from './ApiError.ts';
export { call, readAhead } from './call.ts';
export { type HttpSettings, setHttpSettings } from './settings.ts';
