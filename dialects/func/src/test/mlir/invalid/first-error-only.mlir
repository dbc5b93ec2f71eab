// RUN: --mlir-version=19.1 --verify-diagnostics

// After an error nothing else is verified, not even in other functions.
// expected-error @below {{has 0 operands, but enclosing function (@a) returns 1}}
func.func @a() -> i32 { "func.return"() : () -> () }
func.func @b() -> i32 { "func.return"() : () -> () }
