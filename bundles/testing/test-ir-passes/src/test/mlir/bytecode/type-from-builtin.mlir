// RUN: --test-bytecode-roundtrip="test-kind=2"
// A builtin type is read as a type of the test dialect.

func.func private @f(i32) -> i64
