// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @arm_neon attributes {
  source = "MLIR 22.1",
  other_attributes = true,
  other_types = true
} {
  ods.constraint @AVectorWithLength16Of8BitSignlessInteger {
    accepts = "unchecked(\"cast<VectorType>($_self).getShape() == ArrayRef<int64_t>({16})\") & fixed_vector(i8)",
    description = "a vector with length 16 of 8-bit signless integer values"
  }
  ods.constraint @AVectorWithLength4Of32BitFloatValues {
    accepts = "unchecked(\"cast<VectorType>($_self).getShape() == ArrayRef<int64_t>({4})\") & fixed_vector(f32)",
    description = "a vector with length 4 of 32-bit float values"
  }
  ods.constraint @AVectorWithLength4Of32BitSignlessInteger {
    accepts = "unchecked(\"cast<VectorType>($_self).getShape() == ArrayRef<int64_t>({4})\") & fixed_vector(i32)",
    description = "a vector with length 4 of 32-bit signless integer values"
  }
  ods.constraint @AVectorWithLength8OfBfloat16TypeValues {
    accepts = "unchecked(\"cast<VectorType>($_self).getShape() == ArrayRef<int64_t>({8})\") & fixed_vector(bf16)",
    description = "a vector with length 8 of bfloat16 type values"
  }
  ods.constraint @VectorOf16BitSignlessIntegerOr32BitOr648 {
    accepts = "vector(i16 | i32 | i64) & min_rank(1) & elements(8, 4, 2)",
    description = "vector of 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of length 8/4/2"
  }
  ods.constraint @VectorOf32BitSignlessIntegerValuesOf42 {
    accepts = "vector(i32) & min_rank(1) & elements(4, 2)",
    description = "vector of 32-bit signless integer values of length 4/2"
  }
  ods.constraint @VectorOf8BitSignlessIntegerOr16BitOr32Of {
    accepts = "vector(i8 | i16 | i32) & min_rank(1) & elements(8, 4, 2)",
    description = "vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer values of length 8/4/2"
  }
  ods.constraint @VectorOf8BitSignlessIntegerValuesOf168 {
    accepts = "vector(i8) & min_rank(1) & elements(16, 8)",
    description = "vector of 8-bit signless integer values of length 16/8"
  }

  ods.operation @intr.smull {
    operands = ["a: @VectorOf8BitSignlessIntegerOr16BitOr32Of", "b: @VectorOf8BitSignlessIntegerOr16BitOr32Of"],
    results = ["res: @VectorOf16BitSignlessIntegerOr32BitOr648"],
    types = ["same(a, b)"],
    traits = ["pure"],
    format = "$a `,` $b attr-dict `:` type($a) `to` type($res)"
  }

  ods.operation @intr.sdot {
    operands = [
      "a: @VectorOf32BitSignlessIntegerValuesOf42",
      "b: @VectorOf8BitSignlessIntegerValuesOf168",
      "c: @VectorOf8BitSignlessIntegerValuesOf168"
    ],
    results = ["res: @VectorOf32BitSignlessIntegerValuesOf42"],
    types = ["same(b, c)", "same(a, res)"],
    traits = ["pure"],
    format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)"
  }

  ods.operation @intr.smmla {
    operands = [
      "acc: @AVectorWithLength4Of32BitSignlessInteger",
      "src1: @AVectorWithLength16Of8BitSignlessInteger",
      "src2: @AVectorWithLength16Of8BitSignlessInteger"
    ],
    results = ["res: @AVectorWithLength4Of32BitSignlessInteger"],
    types = ["same(src1, src2)", "same(acc, res)"],
    traits = ["pure"],
    format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"
  }

  ods.operation @intr.ummla {
    operands = [
      "acc: @AVectorWithLength4Of32BitSignlessInteger",
      "src1: @AVectorWithLength16Of8BitSignlessInteger",
      "src2: @AVectorWithLength16Of8BitSignlessInteger"
    ],
    results = ["res: @AVectorWithLength4Of32BitSignlessInteger"],
    types = ["same(src1, src2)", "same(acc, res)"],
    traits = ["pure"],
    format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"
  }

  ods.operation @intr.usmmla {
    operands = [
      "acc: @AVectorWithLength4Of32BitSignlessInteger",
      "src1: @AVectorWithLength16Of8BitSignlessInteger",
      "src2: @AVectorWithLength16Of8BitSignlessInteger"
    ],
    results = ["res: @AVectorWithLength4Of32BitSignlessInteger"],
    types = ["same(src1, src2)", "same(acc, res)"],
    traits = ["pure"],
    format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"
  }

  ods.operation @intr.bfmmla {
    since = "22.1",
    operands = [
      "acc: @AVectorWithLength4Of32BitFloatValues",
      "src1: @AVectorWithLength8OfBfloat16TypeValues",
      "src2: @AVectorWithLength8OfBfloat16TypeValues"
    ],
    results = ["res: @AVectorWithLength4Of32BitFloatValues"],
    types = ["same(src1, src2)", "same(acc, res)"],
    traits = ["pure"],
    format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"
  }

  ods.operation @"2d.sdot" {
    operands = [
      "a: @VectorOf32BitSignlessIntegerValuesOf42",
      "b: @VectorOf8BitSignlessIntegerValuesOf168",
      "c: @VectorOf8BitSignlessIntegerValuesOf168"
    ],
    results = ["res: @VectorOf32BitSignlessIntegerValuesOf42"],
    types = ["same(b, c)", "same(a, res)"],
    traits = ["pure"],
    format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)"
  }
}

