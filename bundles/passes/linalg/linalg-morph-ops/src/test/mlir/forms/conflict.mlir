// RUN: "--linalg-morph-ops=generic-to-named named-to-generic" --verify-diagnostics
// REFERENCE: does not end
// expected-error @below {{generic-to-named cannot be combined with conversions to generic operations}}
module {}
