// RUN: --verify-diagnostics --split-input-file --allow-unregistered-dialect
// REFERENCE: it reads a number of any type, and prints what cannot be read again, such as complex<index>
// expected-error@+1 {{expected a floating-point type}}
"other.op"() {a = #complex.number<:index 1.0, 2.0>} : () -> ()
// -----
// expected-error@+1 {{expected a floating-point type}}
"other.op"() {a = #complex.number<:i32 1.0, 2.0>} : () -> ()
