// RUN: --mlir-version=19.1 -allow-unregistered-dialect -test-legalize-patterns -test-legalize-mode=full
// All operations are legal in the end, unknown ones by a callback.
func.func @full() {
  "foo.unknown"() {test.dynamically_legal} : () -> ()
  %0 = "test.type_producer"() : () -> i32
  "test.type_consumer"(%0) : (i32) -> ()
  builtin.module attributes {test.recursively_legal} {
    %1 = "test.illegal_op_f"() : () -> i32
  }
  "test.return"() : () -> ()
}
