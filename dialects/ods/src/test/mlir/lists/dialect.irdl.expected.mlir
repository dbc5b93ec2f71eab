module {
  ods.dialect @toy {
    ods.operation @switch {attributes = ["sizes: array_i32"], format = "$flag `,` $cases `:` type($cases) attr-dict", operands = ["flag: i32", "cases: any...(sizes)"]}
    ods.operation @maybe {attributes = ["sizes: array_i32"], format = "(`of` $cases^)? attr-dict", operands = ["cases: i32...(sizes)"]}
  }
}

