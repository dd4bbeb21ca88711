export { ApiError, type ApiErrorKind } from './ApiError.ts';
export { call, prefetchCalls } from './call.ts';
export { errorMessages, errorText, useErrorText } from './errorBody.ts';
export { fetchEarly } from './request.ts';
export { type HttpSettings, setHttpSettings } from './settings.ts';
