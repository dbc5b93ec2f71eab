// RUN: --test-bytecode-roundtrip="test-dialect-version=1.2"
// Before version 2.0 of the test dialect, integer types had another encoding, and the parameters another order.

func.func private @integers(i32, si8)

"test.versionedB"() <{attribute = #test.attr_params<42, 24>}> : () -> ()
