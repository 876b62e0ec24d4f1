/** React's switch for tests that drive rendering through act(). */
declare var IS_REACT_ACT_ENVIRONMENT: boolean;
