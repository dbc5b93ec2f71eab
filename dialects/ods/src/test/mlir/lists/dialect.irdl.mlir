// RUN:
// REFERENCE: has no dialect ods.
ods.dialect @toy {
  ods.operation @switch {
    operands = ["flag: i32", "cases: any...(sizes)"],
    attributes = ["sizes: array_i32"],
    format = "$flag `,` $cases `:` type($cases) attr-dict"
  }
  ods.operation @maybe {
    operands = ["cases: i32...(sizes)"],
    attributes = ["sizes: array_i32"],
    format = "(`of` $cases^)? attr-dict"
  }
}
