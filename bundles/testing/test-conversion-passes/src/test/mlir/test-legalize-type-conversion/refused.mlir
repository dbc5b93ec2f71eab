// RUN: --mlir-version=19.1 -test-legalize-type-conversion -allow-unregistered-dialect -split-input-file -verify-diagnostics
// Values of old types that nothing can make are errors: casts first, the last of them before the others.
func.func @a() {
  %0 = "test.type_producer"() : () -> f16
  "foo.use"(%0) : (f16) -> ()
  return
}
// expected-error@+1 {{failed to legalize unresolved materialization from () to 'i8' that remained live after conversion}}
func.func @b(%arg0: i8) {
  "foo.use"(%arg0) : (i8) -> ()
  return
}

// -----

func.func @c() {
  // expected-error@+1 {{failed to materialize conversion for result #0 of operation 'test.type_producer' that remained live after conversion}}
  %0 = "test.another_type_producer"() : () -> f16
  // expected-note@+1 {{see existing live user here}}
  "foo.use"(%0) : (f16) -> ()
  return
}
