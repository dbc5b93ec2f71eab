// RUN: --test-bytecode-roundtrip="test-dialect-version=2.0"
// Nothing is replaced in files of the current version.

"test.versionedB"() <{attribute = #test.attr_params<42, 24>}> : () -> ()
