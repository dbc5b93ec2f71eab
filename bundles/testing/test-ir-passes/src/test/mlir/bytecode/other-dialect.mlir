// RUN: --test-bytecode-roundtrip="test-kind=6"
// Encodings that are stated to be those of another dialect are read as what they are.

func.func private @f(i32, !test.i32)
