// RUN: --test-bytecode-roundtrip="test-kind=4"
// A builtin attribute is read as an attribute of the test dialect.

"test.versionedC"() <{attribute = dense<[42, 24]> : tensor<2xi32>}> : () -> ()
