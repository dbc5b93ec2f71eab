// RUN: --verify-diagnostics

// Of several attributes that are missing the one first in the alphabet is named.
// expected-error @below {{requires attribute 'function_type'}}
"func.func"() ({}) : () -> ()
