import { useMessages } from '@seamline/shared/messages';
import { remoteMessages } from './messages.ts';
import type { RemoteError } from './RemoteError.ts';

/** Says in the language of the interface why a remote cannot be shown. */
export function useReason(): (error: RemoteError) => string {
  const text = useMessages(remoteMessages);
  return (error) => {
    switch (error.kind) {
      case 'timeout':
        return text.reasonTimeout;
      case 'load':
        return text.reasonLoad;
      case 'evaluation':
        return text.reasonEvaluation;
      case 'contract':
        return text.reasonContract;
      case 'incompatible':
        return text.reasonIncompatible;
      case 'untrusted':
        return text.reasonUntrusted;
      case 'disabled':
        return error.message;
    }
  };
}
