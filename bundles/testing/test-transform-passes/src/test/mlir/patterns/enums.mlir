// RUN: --mlir-version=19.1 --test-patterns
// Patterns on attributes of the test dialect.
test.op_with_enum first tag 0 : i32
test.op_with_bit_enum <execute, write> tag 0 : i32
"test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
