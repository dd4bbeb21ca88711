export { ApiError, type ApiErrorKind } from './ApiError.ts';
export { call } from './call.ts';
export { errorMessages, errorText, useErrorText } from './errorText.ts';
export { prefetchCalls } from './importKy.ts';
export { fetchEarly } from './request.ts';
export { type HttpSettings, setHttpSettings } from './settings.ts';
