// RUN: --test-bytecode-roundtrip="test-kind=1"
// A type of the test dialect is written as a builtin type.

func.func private @f(!test.i32) -> f32
