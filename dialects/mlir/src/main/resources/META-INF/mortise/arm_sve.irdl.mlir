// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @arm_sve attributes {
  source = "MLIR 22.1",
  other_attributes = true,
  other_types = true
} {
  ods.constraint @A1DScalableVectorWithLength16Of8Bit {
    accepts = "unchecked(\"cast<VectorType>($_self).getShape() == ArrayRef<int64_t>({16})\") & scalable_vector(i8)",
    description = "a 1-D scalable vector with length 16 of 8-bit signless integer values"
  }
  ods.constraint @A1DScalableVectorWithLength2Of64BitOr64 {
    accepts = "unchecked(\"cast<VectorType>($_self).getShape() == ArrayRef<int64_t>({2})\") & scalable_vector(i64 | f64)",
    description = "a 1-D scalable vector with length 2 of 64-bit signless integer or 64-bit float values"
  }
  ods.constraint @A1DScalableVectorWithLength4Of32BitOr32 {
    accepts = "unchecked(\"cast<VectorType>($_self).getShape() == ArrayRef<int64_t>({4})\") & scalable_vector(i32 | f32)",
    description = "a 1-D scalable vector with length 4 of 32-bit signless integer or 32-bit float values"
  }
  ods.constraint @A1DScalableVectorWithLength8Of16BitOr16 {
    accepts = "unchecked(\"cast<VectorType>($_self).getShape() == ArrayRef<int64_t>({8})\") & scalable_vector(i16 | f16 | bf16)",
    description = "a 1-D scalable vector with length 8 of 16-bit signless integer or 16-bit float or bfloat16 type values"
  }
  ods.constraint @LLVM_Type {
    accepts = "unchecked(\"LLVM::isCompatibleOuterType($_self)\")",
    description = "LLVM dialect-compatible type"
  }
  ods.constraint @OfRanks1 {accepts = "scalable_vector & rank(1)", description = "of ranks 1"}
  ods.constraint @SVBool {accepts = "scalable_vector(i1) & rank(1) & elements(16)", description = "vector<[16]xi1>"}
  ods.constraint @SVBoolMask {
    accepts = "vector(i1) & min_rank(1) & last_dim_scalable & only_trailing_scalable & unchecked(\"is_contained(ArrayRef<int64_t>({16}), cast<ShapedType>($_self).getDimSize(cast<ShapedType>($_self).getRank() + -1))\")",
    description = "trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}"
  }
  ods.constraint @SVEPredicate {
    accepts = "scalable_vector(i1) & rank(1) & elements(16, 8, 4, 2, 1)",
    description = "vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>"
  }
  ods.constraint @SVEPredicateMask {
    accepts = "vector(i1) & min_rank(1) & last_dim_scalable & only_trailing_scalable & unchecked(\"is_contained(ArrayRef<int64_t>({16, 8, 4, 2, 1}), cast<ShapedType>($_self).getDimSize(cast<ShapedType>($_self).getRank() + -1))\")",
    description = "trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}"
  }
  ods.constraint @SVEVector {
    accepts = "@A1DScalableVectorWithLength2Of64BitOr64 | @A1DScalableVectorWithLength4Of32BitOr32 | @A1DScalableVectorWithLength8Of16BitOr16 | @A1DScalableVectorWithLength16Of8Bit",
    description = "an SVE vector with element size <= 64-bit"
  }
  ods.constraint @ScalableVectorOf32BitFloatValuesOfLength {
    accepts = "scalable_vector(f32) & elements(4)",
    description = "scalable vector of 32-bit float values of length 4"
  }
  ods.constraint @ScalableVectorOf32BitSignlessIntegerOf4 {
    accepts = "scalable_vector(i32) & elements(4)",
    description = "scalable vector of 32-bit signless integer values of length 4"
  }
  ods.constraint @ScalableVectorOf32BitSignlessIntegerOr64 {
    accepts = "scalable_vector(i32 | i64) & elements(4, 2)",
    description = "scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2"
  }
  ods.constraint @ScalableVectorOf8BitSignlessIntegerOf16 {
    accepts = "scalable_vector(i8) & elements(16)",
    description = "scalable vector of 8-bit signless integer values of length 16"
  }
  ods.constraint @ScalableVectorOf8BitSignlessIntegerOr168 {
    accepts = "scalable_vector(i8 | i16) & elements(16, 8)",
    description = "scalable vector of 8-bit signless integer or 16-bit signless integer values of length 16/8"
  }
  ods.constraint @ScalableVectorOfBfloat16TypeValuesOf8 {
    accepts = "scalable_vector(bf16) & elements(8)",
    description = "scalable vector of bfloat16 type values of length 8"
  }
  ods.constraint @ZipInputVectorType {
    accepts = "@A1DScalableVectorWithLength2Of64BitOr64 | @A1DScalableVectorWithLength4Of32BitOr32 | @A1DScalableVectorWithLength8Of16BitOr16 | @A1DScalableVectorWithLength16Of8Bit",
    description = "an SVE vector with element size <= 64-bit"
  }

  ods.operation @sdot {
    operands = [
      "acc: @ScalableVectorOf32BitSignlessIntegerOr64",
      "src1: @ScalableVectorOf8BitSignlessIntegerOr168",
      "src2: @ScalableVectorOf8BitSignlessIntegerOr168"
    ],
    results = ["dst: @ScalableVectorOf32BitSignlessIntegerOr64"],
    types = ["same(src1, src2)", "same(acc, dst)"],
    traits = ["pure"],
    format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)"
  }

  ods.operation @smmla {
    operands = [
      "acc: @ScalableVectorOf32BitSignlessIntegerOf4",
      "src1: @ScalableVectorOf8BitSignlessIntegerOf16",
      "src2: @ScalableVectorOf8BitSignlessIntegerOf16"
    ],
    results = ["dst: @ScalableVectorOf32BitSignlessIntegerOf4"],
    types = ["same(src1, src2)", "same(acc, dst)"],
    traits = ["pure"],
    format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)"
  }

  ods.operation @udot {
    operands = [
      "acc: @ScalableVectorOf32BitSignlessIntegerOr64",
      "src1: @ScalableVectorOf8BitSignlessIntegerOr168",
      "src2: @ScalableVectorOf8BitSignlessIntegerOr168"
    ],
    results = ["dst: @ScalableVectorOf32BitSignlessIntegerOr64"],
    types = ["same(src1, src2)", "same(acc, dst)"],
    traits = ["pure"],
    format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)"
  }

  ods.operation @ummla {
    operands = [
      "acc: @ScalableVectorOf32BitSignlessIntegerOf4",
      "src1: @ScalableVectorOf8BitSignlessIntegerOf16",
      "src2: @ScalableVectorOf8BitSignlessIntegerOf16"
    ],
    results = ["dst: @ScalableVectorOf32BitSignlessIntegerOf4"],
    types = ["same(src1, src2)", "same(acc, dst)"],
    traits = ["pure"],
    format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)"
  }

  ods.operation @usmmla {
    since = "22.1",
    operands = [
      "acc: @ScalableVectorOf32BitSignlessIntegerOf4",
      "src1: @ScalableVectorOf8BitSignlessIntegerOf16",
      "src2: @ScalableVectorOf8BitSignlessIntegerOf16"
    ],
    results = ["dst: @ScalableVectorOf32BitSignlessIntegerOf4"],
    types = ["same(src1, src2)", "same(acc, dst)"],
    traits = ["pure"],
    format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)"
  }

  ods.operation @intr.bfmmla {
    since = "22.1",
    operands = [
      "acc: @ScalableVectorOf32BitFloatValuesOfLength",
      "src1: @ScalableVectorOfBfloat16TypeValuesOf8",
      "src2: @ScalableVectorOfBfloat16TypeValuesOf8"
    ],
    results = ["res: @ScalableVectorOf32BitFloatValuesOfLength"],
    types = ["same(src1, src2)", "same(acc, res)"],
    traits = ["pure"],
    format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"
  }

  ods.operation @convert_from_svbool {
    operands = ["source: @SVBoolMask"],
    results = ["result: @SVEPredicateMask"],
    traits = ["pure"]
  }

  ods.operation @convert_to_svbool {
    operands = ["source: @SVEPredicateMask"],
    results = ["result: @SVBoolMask"],
    traits = ["pure"]
  }

  ods.operation @zip.x2 {
    operands = ["sourceV1: @ZipInputVectorType", "sourceV2: @ZipInputVectorType"],
    results = ["resultV1: @ZipInputVectorType", "resultV2: @ZipInputVectorType"],
    types = ["same(sourceV1, sourceV2, resultV1, resultV2)"],
    traits = ["pure"],
    format = "$sourceV1 `,` $sourceV2 attr-dict `:` type($sourceV1)"
  }

  ods.operation @zip.x4 {
    operands = [
      "sourceV1: @ZipInputVectorType",
      "sourceV2: @ZipInputVectorType",
      "sourceV3: @ZipInputVectorType",
      "sourceV4: @ZipInputVectorType"
    ],
    results = [
      "resultV1: @ZipInputVectorType",
      "resultV2: @ZipInputVectorType",
      "resultV3: @ZipInputVectorType",
      "resultV4: @ZipInputVectorType"
    ],
    types = ["same(sourceV1, sourceV2, sourceV3, sourceV4, resultV1, resultV2, resultV3, resultV4)"],
    traits = ["pure"],
    format = "$sourceV1 `,` $sourceV2 `,` $sourceV3 `,` $sourceV4 attr-dict `:` type($sourceV1)"
  }

  ods.operation @psel {
    operands = ["p1: @SVEPredicate", "p2: @SVEPredicate", "index: index"],
    results = ["result: @SVEPredicate"],
    types = ["same(p1, result)"],
    traits = ["pure"],
    format = "$p1 `,` $p2 `[` $index `]` attr-dict `:` type($p1) `,` type($p2)"
  }

  ods.operation @masked.addi {
    operands = [
      "mask: scalable_vector(i1)",
      "src1: scalable_vector(i8 | i16 | i32 | i64)",
      "src2: scalable_vector(i8 | i16 | i32 | i64)"
    ],
    results = ["res: scalable_vector(i8 | i16 | i32 | i64)"],
    types = ["same(src1, src2, res)", "mask = i1_like(src1) : \"mask has i1 element type and same shape as operands\""],
    traits = ["commutative"],
    format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)"
  }

  ods.operation @masked.addf {
    operands = ["mask: scalable_vector(i1)", "src1: scalable_vector(float)", "src2: scalable_vector(float)"],
    results = ["res: scalable_vector(float)"],
    types = ["same(src1, src2, res)", "mask = i1_like(src1) : \"mask has i1 element type and same shape as operands\""],
    traits = ["commutative"],
    format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)"
  }

  ods.operation @masked.subi {
    operands = [
      "mask: scalable_vector(i1)",
      "src1: scalable_vector(i8 | i16 | i32 | i64)",
      "src2: scalable_vector(i8 | i16 | i32 | i64)"
    ],
    results = ["res: scalable_vector(i8 | i16 | i32 | i64)"],
    types = ["same(src1, src2, res)", "mask = i1_like(src1) : \"mask has i1 element type and same shape as operands\""],
    format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)"
  }

  ods.operation @masked.subf {
    operands = ["mask: scalable_vector(i1)", "src1: scalable_vector(float)", "src2: scalable_vector(float)"],
    results = ["res: scalable_vector(float)"],
    types = ["same(src1, src2, res)", "mask = i1_like(src1) : \"mask has i1 element type and same shape as operands\""],
    format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)"
  }

  ods.operation @masked.muli {
    operands = [
      "mask: scalable_vector(i1)",
      "src1: scalable_vector(i8 | i16 | i32 | i64)",
      "src2: scalable_vector(i8 | i16 | i32 | i64)"
    ],
    results = ["res: scalable_vector(i8 | i16 | i32 | i64)"],
    types = ["same(src1, src2, res)", "mask = i1_like(src1) : \"mask has i1 element type and same shape as operands\""],
    traits = ["commutative"],
    format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)"
  }

  ods.operation @masked.mulf {
    operands = ["mask: scalable_vector(i1)", "src1: scalable_vector(float)", "src2: scalable_vector(float)"],
    results = ["res: scalable_vector(float)"],
    types = ["same(src1, src2, res)", "mask = i1_like(src1) : \"mask has i1 element type and same shape as operands\""],
    traits = ["commutative"],
    format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)"
  }

  ods.operation @masked.divi_signed {
    operands = [
      "mask: scalable_vector(i1)",
      "src1: scalable_vector(i8 | i16 | i32 | i64)",
      "src2: scalable_vector(i8 | i16 | i32 | i64)"
    ],
    results = ["res: scalable_vector(i8 | i16 | i32 | i64)"],
    types = ["same(src1, src2, res)", "mask = i1_like(src1) : \"mask has i1 element type and same shape as operands\""],
    format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)"
  }

  ods.operation @masked.divi_unsigned {
    operands = [
      "mask: scalable_vector(i1)",
      "src1: scalable_vector(i8 | i16 | i32 | i64)",
      "src2: scalable_vector(i8 | i16 | i32 | i64)"
    ],
    results = ["res: scalable_vector(i8 | i16 | i32 | i64)"],
    types = ["same(src1, src2, res)", "mask = i1_like(src1) : \"mask has i1 element type and same shape as operands\""],
    format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)"
  }

  ods.operation @masked.divf {
    operands = ["mask: scalable_vector(i1)", "src1: scalable_vector(float)", "src2: scalable_vector(float)"],
    results = ["res: scalable_vector(float)"],
    types = ["same(src1, src2, res)", "mask = i1_like(src1) : \"mask has i1 element type and same shape as operands\""],
    format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)"
  }

  ods.operation @dupq_lane {
    since = "22.1",
    operands = ["src: @SVEVector"],
    attributes = ["lane: i64"],
    results = ["dst: @SVEVector"],
    types = ["same(src, dst)"],
    traits = ["pure"],
    format = "$src `[` $lane `]` attr-dict `:` type($dst)"
  }

  ods.operation @intr.ummla {
    operands = ["operand0: scalable_vector", "operand1: scalable_vector", "operand2: scalable_vector"],
    results = ["res: @LLVM_Type"]
  }

  ods.operation @intr.smmla {
    operands = ["operand0: scalable_vector", "operand1: scalable_vector", "operand2: scalable_vector"],
    results = ["res: @LLVM_Type"]
  }

  ods.operation @intr.usmmla {
    since = "22.1",
    operands = ["operand0: scalable_vector", "operand1: scalable_vector", "operand2: scalable_vector"],
    results = ["res: @LLVM_Type"]
  }

  ods.operation @intr.sdot {
    operands = ["operand0: scalable_vector", "operand1: scalable_vector", "operand2: scalable_vector"],
    results = ["res: @LLVM_Type"]
  }

  ods.operation @intr.udot {
    operands = ["operand0: scalable_vector", "operand1: scalable_vector", "operand2: scalable_vector"],
    results = ["res: @LLVM_Type"]
  }

  ods.operation @intr.add {
    operands = ["operand0: scalable_vector", "operand1: scalable_vector", "operand2: scalable_vector"],
    results = ["res: @LLVM_Type"]
  }

  ods.operation @intr.fadd {
    operands = ["operand0: scalable_vector", "operand1: scalable_vector", "operand2: scalable_vector"],
    results = ["res: @LLVM_Type"]
  }

  ods.operation @intr.mul {
    operands = ["operand0: scalable_vector", "operand1: scalable_vector", "operand2: scalable_vector"],
    results = ["res: @LLVM_Type"]
  }

  ods.operation @intr.fmul {
    operands = ["operand0: scalable_vector", "operand1: scalable_vector", "operand2: scalable_vector"],
    results = ["res: @LLVM_Type"]
  }

  ods.operation @intr.sub {
    operands = ["operand0: scalable_vector", "operand1: scalable_vector", "operand2: scalable_vector"],
    results = ["res: @LLVM_Type"]
  }

  ods.operation @intr.fsub {
    operands = ["operand0: scalable_vector", "operand1: scalable_vector", "operand2: scalable_vector"],
    results = ["res: @LLVM_Type"]
  }

  ods.operation @intr.sdiv {
    operands = ["operand0: scalable_vector", "operand1: scalable_vector", "operand2: scalable_vector"],
    results = ["res: @LLVM_Type"]
  }

  ods.operation @intr.udiv {
    operands = ["operand0: scalable_vector", "operand1: scalable_vector", "operand2: scalable_vector"],
    results = ["res: @LLVM_Type"]
  }

  ods.operation @intr.fdiv {
    operands = ["operand0: scalable_vector", "operand1: scalable_vector", "operand2: scalable_vector"],
    results = ["res: @LLVM_Type"]
  }

  ods.operation @intr.convert.from.svbool {
    operands = ["svbool: @SVBool"],
    results = ["res: @LLVM_Type"]
  }

  ods.operation @intr.convert.to.svbool {
    operands = ["mask: @SVEPredicate"],
    results = ["res: @LLVM_Type"]
  }

  ods.operation @intr.zip.x2 {
    operands = ["v1: scalable_vector", "v2: scalable_vector"],
    results = ["res: @LLVM_Type"]
  }

  ods.operation @intr.zip.x4 {
    operands = ["v1: scalable_vector", "v2: scalable_vector", "v3: scalable_vector", "v4: scalable_vector"],
    results = ["res: @LLVM_Type"]
  }

  ods.operation @intr.psel {
    operands = ["p1: @SVBool", "p2: @SVEPredicate", "index: i32"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"]
  }

  ods.operation @intr.whilelt {
    operands = ["base: i64", "n: i64"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"]
  }

  ods.operation @intr.dupq_lane {
    since = "22.1",
    operands = ["v: @OfRanks1"],
    attributes = ["lane: i64"],
    results = ["res: @LLVM_Type"]
  }
}

