// RUN: --test-bytecode-roundtrip="test-kind=3"
// An attribute of the test dialect is written as a builtin attribute.

"test.versionedC"() <{attribute = #test.attr_params<42, 24>}> : () -> ()
