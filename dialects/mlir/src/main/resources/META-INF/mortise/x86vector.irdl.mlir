// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @x86vector attributes {
  source = "MLIR 22.1",
  other_attributes = true,
  other_types = true
} {
  ods.constraint @VectorOf1BitSignlessIntegerValuesOf168 {
    accepts = "vector(i1) & min_rank(1) & elements(16, 8)",
    description = "vector of 1-bit signless integer values of length 16/8"
  }
  ods.constraint @VectorOf32BitFloatOr32BitSignlessInteger {
    accepts = "vector(f32 | i32 | f64 | i64) & min_rank(1) & elements(16, 8)",
    description = "vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8"
  }
  ods.constraint @VectorOf32BitFloatOr64BitFloatValuesOf16 {
    accepts = "vector(f32 | f64) & min_rank(1) & elements(16, 8)",
    description = "vector of 32-bit float or 64-bit float values of length 16/8"
  }
  ods.constraint @VectorOf32BitFloatValuesOfLength48 {
    accepts = "vector(f32) & min_rank(1) & elements(4, 8)",
    description = "vector of 32-bit float values of length 4/8"
  }
  ods.constraint @VectorOf32BitFloatValuesOfLength4816 {
    accepts = "vector(f32) & min_rank(1) & elements(4, 8, 16)",
    description = "vector of 32-bit float values of length 4/8/16"
  }
  ods.constraint @VectorOf32BitFloatValuesOfLength8 {
    accepts = "vector(f32) & min_rank(1) & elements(8)",
    description = "vector of 32-bit float values of length 8"
  }
  ods.constraint @VectorOf32BitFloatValuesOfLength816 {
    accepts = "vector(f32) & min_rank(1) & elements(8, 16)",
    description = "vector of 32-bit float values of length 8/16"
  }
  ods.constraint @VectorOf32BitSignlessIntegerOr64BitOf168 {
    accepts = "vector(i32 | i64) & min_rank(1) & elements(16, 8)",
    description = "vector of 32-bit signless integer or 64-bit signless integer values of length 16/8"
  }
  ods.constraint @VectorOf32BitSignlessIntegerValuesOf48 {
    accepts = "vector(i32) & min_rank(1) & elements(4, 8)",
    description = "vector of 32-bit signless integer values of length 4/8"
  }
  ods.constraint @VectorOf8BitSignlessIntegerValuesOf1632 {
    accepts = "vector(i8) & min_rank(1) & elements(16, 32)",
    description = "vector of 8-bit signless integer values of length 16/32"
  }
  ods.constraint @VectorOfBfloat16TypeValuesOfLength816 {
    accepts = "vector(bf16) & min_rank(1) & elements(8, 16)",
    description = "vector of bfloat16 type values of length 8/16"
  }
  ods.constraint @VectorOfBfloat16TypeValuesOfLength81632 {
    accepts = "vector(bf16) & min_rank(1) & elements(8, 16, 32)",
    description = "vector of bfloat16 type values of length 8/16/32"
  }

  ods.operation @avx512.mask.compress {
    operands = [
      "k: @VectorOf1BitSignlessIntegerValuesOf168",
      "a: @VectorOf32BitFloatOr32BitSignlessInteger",
      "src: @VectorOf32BitFloatOr32BitSignlessInteger?"
    ],
    attributes = ["constant_src: elements?"],
    results = ["dst: @VectorOf32BitFloatOr32BitSignlessInteger"],
    types = ["same(a, dst)", "k = i1_like(dst) : \"`k` has the same number of bits as elements in `dst`\""],
    traits = ["pure"],
    format = "$k `,` $a (`,` $src^)? attr-dict `:` type($dst) (`,` type($src)^)?"
  }

  ods.operation @avx512.mask.rndscale {
    operands = [
      "src: @VectorOf32BitFloatOr64BitFloatValuesOf16",
      "k: i32",
      "a: @VectorOf32BitFloatOr64BitFloatValuesOf16",
      "imm: i16 | i8",
      "rounding: i32"
    ],
    results = ["dst: @VectorOf32BitFloatOr64BitFloatValuesOf16"],
    types = ["same(src, a, dst)"],
    traits = ["pure"]
  }

  ods.operation @avx512.mask.scalef {
    operands = [
      "src: @VectorOf32BitFloatOr64BitFloatValuesOf16",
      "a: @VectorOf32BitFloatOr64BitFloatValuesOf16",
      "b: @VectorOf32BitFloatOr64BitFloatValuesOf16",
      "k: i16 | i8",
      "rounding: i32"
    ],
    results = ["dst: @VectorOf32BitFloatOr64BitFloatValuesOf16"],
    types = ["same(src, a, b, dst)"],
    traits = ["pure"]
  }

  ods.operation @avx512.vp2intersect {
    operands = ["a: @VectorOf32BitSignlessIntegerOr64BitOf168", "b: @VectorOf32BitSignlessIntegerOr64BitOf168"],
    results = ["k1: @VectorOf1BitSignlessIntegerValuesOf168", "k2: @VectorOf1BitSignlessIntegerValuesOf168"],
    types = [
      "same(a, b)",
      "k1 = i1_like(a) : \"k1 has the same number of bits as elements in a\"",
      "k2 = i1_like(a) : \"k2 has the same number of bits as elements in b\""
    ],
    traits = ["pure"],
    format = "$a `,` $b attr-dict `:` type($a)"
  }

  ods.operation @avx512.dot {
    since = "22.1",
    operands = [
      "src: @VectorOf32BitFloatValuesOfLength4816",
      "a: @VectorOfBfloat16TypeValuesOfLength81632",
      "b: @VectorOfBfloat16TypeValuesOfLength81632"
    ],
    results = ["dst: @VectorOf32BitFloatValuesOfLength4816"],
    types = ["same(a, b)", "same(src, dst)"],
    traits = ["pure"],
    format = "$src `,` $a `,` $b attr-dict `:` type($a) `->` type($src)"
  }

  ods.operation @avx512.cvt.packed.f32_to_bf16 {
    since = "22.1",
    operands = ["a: @VectorOf32BitFloatValuesOfLength816"],
    results = ["dst: @VectorOfBfloat16TypeValuesOfLength816"],
    types = ["same_element_count(a, dst)"],
    traits = ["pure"],
    format = "$a attr-dict `:` type($a) `->` type($dst)"
  }

  ods.operation @avx.rsqrt {
    operands = ["a: @VectorOf32BitFloatValuesOfLength8"],
    results = ["b: @VectorOf32BitFloatValuesOfLength8"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$a attr-dict `:` type($a)"
  }

  ods.operation @avx.intr.dot {
    operands = ["a: @VectorOf32BitFloatValuesOfLength8", "b: @VectorOf32BitFloatValuesOfLength8"],
    results = ["res: @VectorOf32BitFloatValuesOfLength8"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$a `,` $b attr-dict `:` type($res)"
  }

  ods.operation @avx.dot.i8 {
    since = "22.1",
    operands = [
      "w: @VectorOf32BitSignlessIntegerValuesOf48",
      "a: @VectorOf8BitSignlessIntegerValuesOf1632",
      "b: @VectorOf8BitSignlessIntegerValuesOf1632"
    ],
    results = ["dst: @VectorOf32BitSignlessIntegerValuesOf48"],
    types = ["same(a, b)", "same(w, dst)"],
    traits = ["pure"],
    format = "$w `,` $a `,` $b attr-dict `:` type($a) `->` type($w)"
  }

  ods.operation @avx.bcst_to_f32.packed {
    since = "22.1",
    operands = ["a: memref(bf16 | f16)"],
    results = ["dst: @VectorOf32BitFloatValuesOfLength48"],
    effects = ["read"],
    format = "$a attr-dict`:` type($a)`->` type($dst)"
  }

  ods.operation @avx.cvt.packed.even.indexed_to_f32 {
    since = "22.1",
    operands = ["a: memref(bf16 | f16)"],
    results = ["dst: @VectorOf32BitFloatValuesOfLength48"],
    effects = ["read"],
    format = "$a attr-dict`:` type($a)`->` type($dst)"
  }

  ods.operation @avx.cvt.packed.odd.indexed_to_f32 {
    since = "22.1",
    operands = ["a: memref(bf16 | f16)"],
    results = ["dst: @VectorOf32BitFloatValuesOfLength48"],
    effects = ["read"],
    format = "$a attr-dict`:` type($a)`->` type($dst)"
  }
}

