interface SharedModule {
  /**
   * The exports that the shell provides; the rest of a library is shaken off. React's modules are CommonJS: they are
   * provided whole.
   */
  readonly exports?: readonly string[];
  /** The chunk of the module is fetched when a remote's chunk first needs it. */
  readonly lazy?: true;
}

const words = (text: string) => text.trim().split(/\s+/);

/** React Router has two names for the same release of the same code. */
const ROUTER = words(`
  Link NavLink Navigate Outlet isRouteErrorResponse redirect useBlocker useLoaderData useLocation useMatch
  useNavigate useNavigation useParams useRevalidator useRouteError useSearchParams
`);

/**
 * The modules that the shell provides to the remotes once in the page, because they hold state or are too heavy to load
 * twice. The shell's module `provided.ts` and the remotes' `shared` configuration are made from this table.
 */
export const SHARED_MODULES: Readonly<Record<string, SharedModule>> = {
  react: {},
  'react/jsx-runtime': {},
  // Only development builds use it.
  'react/jsx-dev-runtime': { exports: ['Fragment', 'jsxDEV'], lazy: true },
  'react-dom': {},
  'react-router': { exports: ROUTER },
  'react-router-dom': { exports: ROUTER },
  '@tanstack/react-query': {
    exports: words(`
      QueryClientProvider infiniteQueryOptions queryOptions useInfiniteQuery useMutation useQueries useQuery
      useQueryClient
    `),
  },
  '@lingui/core': { exports: words('i18n setupI18n') },
  '@lingui/react': { exports: words('I18nProvider Trans useLingui') },
  '@chakra-ui/react/alert': { exports: ['Alert'] },
  '@chakra-ui/react/box': { exports: ['Box'] },
  '@chakra-ui/react/card': { exports: ['Card'] },
  '@chakra-ui/react/empty-state': { exports: ['EmptyState'] },
  '@chakra-ui/react/field': { exports: ['Field'] },
  '@chakra-ui/react/flex': { exports: ['Flex'] },
  '@chakra-ui/react/grid': { exports: ['Grid'] },
  '@chakra-ui/react/heading': { exports: ['Heading'] },
  '@chakra-ui/react/input': { exports: ['Input'] },
  '@chakra-ui/react/link': { exports: ['Link'] },
  '@chakra-ui/react/native-select': { exports: ['NativeSelect'] },
  '@chakra-ui/react/skeleton': { exports: ['Skeleton'] },
  '@chakra-ui/react/stack': { exports: ['HStack', 'Stack'] },
  '@chakra-ui/react/styled-system': { exports: ['chakra'] },
  '@chakra-ui/react/text': { exports: ['Text'] },
  '@chakra-ui/react/textarea': { exports: ['Textarea'] },
  '@chakra-ui/react/visually-hidden': { exports: ['VisuallyHidden'] },
  '@chakra-ui/react/dialog': { exports: ['Dialog'], lazy: true },
  'zod/mini': {
    exports: words(`
      _default array boolean catch codec decode encode enum extend file int literal looseObject maxLength
      maxSize maximum meta minLength minSize minimum nullable number object omit optional overwrite parse
      partial pipe record refine regex safeDecode safeEncode safeParse strictObject string transform trim union
      unknown
    `),
  },
  '@seamline/shared/session': {
    exports: words(`
      LANGUAGES TOKEN_KEY clearNotifications currentLanguage currentRights currentSession dismissFailures
      dismissMessage expireSession hasUnsavedWork keepNotifications mayEdit notify onLanguageChange
      pauseMessage readNotifications readStored readStoredJson resumeMessage setColourMode setDensity
      setLanguage setRights setSidebarChoice signIn signOut signedInAgain storedLanguage tidyNumber
      undoMessage useColourMode useCountdown useDensity useFailures useLanguage useMayEdit useNotifications
      useRights useSession useSessionLapsed useSidebarChoice useUnsavedWork writeStored
    `),
  },
  '@seamline/shared/http': {
    exports: words(`
      ApiError call errorMessages errorText fetchEarly prefetchCalls setHttpSettings useErrorText
    `),
  },
  '@seamline/shared/ui': {
    exports: words(`
      Actions Avatar Badge Button Checkbox CheckboxInput ConfirmDialog DayField DayInput DeleteDialog Dialog
      EmptyState ErrorState Field Icon IconButton Input LanguageButtons LoadingState Logo MessageRegion
      NativeSelect Notice Page PasswordInput Popover ProgressBar RowAction SearchInput Skeleton Spinner
      StitchDivider Switch SwitchInput Textarea UiProvider useIsNarrow useMediaQuery usePrinting
      useUncommittedValue
    `),
  },
  '@seamline/shared/query': {
    exports: words(`
      forgetServerData mutation prefetch queryClient recordList request withClientId
    `),
  },
};
