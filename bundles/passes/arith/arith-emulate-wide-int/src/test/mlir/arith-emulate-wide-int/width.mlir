// RUN: --arith-emulate-wide-int=widest-int-supported=24 --verify-diagnostics
// REFERENCE: fails without a message

// The width of a half must be a power of two.
// expected-error @below {{the width of the widest supported integer must be a power of two and at least 2, but is 24}}
module {
}
