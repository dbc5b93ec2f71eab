// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @arm_sme attributes {
  source = "MLIR 22.1",
  other_types = true
} {
  ods.constraint @LLVM_AnyPointer {accepts = "!llvm.ptr", description = "LLVM pointer type"}
  ods.constraint @LLVM_Type {
    accepts = "unchecked(\"LLVM::isCompatibleOuterType($_self)\")",
    description = "LLVM dialect-compatible type"
  }
  ods.constraint @MOPPredicate {
    accepts = "scalable_vector(i1) & rank(1) & elements(16, 8, 4, 2)",
    description = "a vector type that is a supported predicate for the SME MOP instructions"
  }
  ods.constraint @MOPVector {
    accepts = "scalable_vector(i8 | i16 | bf16 | f16 | f32 | f64) & rank(1) & elements(16, 8, 4, 2)",
    description = "a vector type that is a supported input for the SME MOP instructions"
  }
  ods.constraint @OfRanks1scalableVectorOf16BitFloatOrType {
    accepts = "scalable_vector(f16 | bf16) & rank(1) & elements(8)",
    description = "of ranks 1scalable vector of 16-bit float or bfloat16 type values of length 8"
  }
  ods.constraint @OfRanks1scalableVectorOf16BitSignlessOf8 {
    accepts = "scalable_vector(i16) & rank(1) & elements(8)",
    description = "of ranks 1scalable vector of 16-bit signless integer values of length 8"
  }
  ods.constraint @OfRanks1scalableVectorOf8BitSignlessOf16 {
    accepts = "scalable_vector(i8) & rank(1) & elements(16)",
    description = "of ranks 1scalable vector of 8-bit signless integer values of length 16"
  }
  ods.constraint @SMETile {
    accepts = "@nxnxv16i8 | @nxnxv8i16 | @nxnxv4i32 | @nxnxv2i64 | @nxnxv1i128 | @nxnxv8f16 | @nxnxv8bf16 | @nxnxv4f32 | @nxnxv2f64",
    description = "a vector type that fits into a SME tile"
  }
  ods.constraint @SVEPredicate {
    accepts = "scalable_vector(i1) & rank(1) & elements(16, 8, 4, 2, 1)",
    description = "a vector type that matches the size of a SVE predicate"
  }
  ods.constraint @SVEVector {
    accepts = "scalable_vector(i8 | i16 | i32 | i64 | i128 | f16 | bf16 | f32 | f64) & rank(1) & elements(16, 8, 4, 2, 1)",
    description = "a vector type that matches the size of a SVE vector"
  }
  ods.constraint @_2DMemrefOfAnyTypeValues {accepts = "memref & rank(2)", description = "2D memref of any type values"}
  ods.constraint @nxnxv16i8 {
    accepts = "vector(i8) & rank(2) & all_dims_scalable & unchecked(\"cast<VectorType>($_self).getShape() == ArrayRef<int64_t>({16, 16})\")",
    description = "vector<[16]x[16]xi8> of 8-bit signless integer values"
  }
  ods.constraint @nxnxv1i128 {
    accepts = "vector(i128) & rank(2) & all_dims_scalable & unchecked(\"cast<VectorType>($_self).getShape() == ArrayRef<int64_t>({1, 1})\")",
    description = "vector<[1]x[1]xi128> of 128-bit signless integer values"
  }
  ods.constraint @nxnxv2f64 {
    accepts = "vector(f64) & rank(2) & all_dims_scalable & unchecked(\"cast<VectorType>($_self).getShape() == ArrayRef<int64_t>({2, 2})\")",
    description = "vector<[2]x[2]xf64> of 64-bit float values"
  }
  ods.constraint @nxnxv2i64 {
    accepts = "vector(i64) & rank(2) & all_dims_scalable & unchecked(\"cast<VectorType>($_self).getShape() == ArrayRef<int64_t>({2, 2})\")",
    description = "vector<[2]x[2]xi64> of 64-bit signless integer values"
  }
  ods.constraint @nxnxv4f32 {
    accepts = "vector(f32) & rank(2) & all_dims_scalable & unchecked(\"cast<VectorType>($_self).getShape() == ArrayRef<int64_t>({4, 4})\")",
    description = "vector<[4]x[4]xf32> of 32-bit float values"
  }
  ods.constraint @nxnxv4i32 {
    accepts = "vector(i32) & rank(2) & all_dims_scalable & unchecked(\"cast<VectorType>($_self).getShape() == ArrayRef<int64_t>({4, 4})\")",
    description = "vector<[4]x[4]xi32> of 32-bit signless integer values"
  }
  ods.constraint @nxnxv8bf16 {
    accepts = "vector(bf16) & rank(2) & all_dims_scalable & unchecked(\"cast<VectorType>($_self).getShape() == ArrayRef<int64_t>({8, 8})\")",
    description = "vector<[8]x[8]xbf16> of bfloat16 type values"
  }
  ods.constraint @nxnxv8f16 {
    accepts = "vector(f16) & rank(2) & all_dims_scalable & unchecked(\"cast<VectorType>($_self).getShape() == ArrayRef<int64_t>({8, 8})\")",
    description = "vector<[8]x[8]xf16> of 16-bit float values"
  }
  ods.constraint @nxnxv8i16 {
    accepts = "vector(i16) & rank(2) & all_dims_scalable & unchecked(\"cast<VectorType>($_self).getShape() == ArrayRef<int64_t>({8, 8})\")",
    description = "vector<[8]x[8]xi16> of 16-bit signless integer values"
  }

  ods.enum @CombiningKind {type = "i32", cases = ["add", "sub"]}
  ods.enum @TileSliceLayout {type = "i32", cases = ["horizontal", "vertical"]}
  ods.enum @TypeSize {
    type = "i32",
    cases = ["byte", "half", "word", "double"]
  }

  ods.attribute @layout {
    parameters = ["value: @TileSliceLayout"],
    format = "`<` $value `>`"
  }
  ods.attribute @kind {
    parameters = ["value: @CombiningKind"],
    format = "`<` $value `>`"
  }
  ods.attribute @type_size {
    parameters = ["value: @TypeSize"],
    format = "`<` $value `>`"
  }

  ods.operation @get_tile {
    results = ["tile: @SMETile"],
    traits = ["pure"],
    format = "attr-dict `:` type($tile)"
  }

  ods.operation @zero {
    results = ["res: @SMETile"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @copy_tile {
    operands = ["tile: @SMETile"],
    results = ["result: @SMETile"],
    types = ["same(tile, result)"],
    traits = ["pure"],
    format = "$tile attr-dict `:` type($result)"
  }

  ods.operation @tile_load {
    operands = [
      "base: @_2DMemrefOfAnyTypeValues read",
      "indices: index...",
      "padding: any?",
      "mask: vector & min_rank(1)?"
    ],
    attributes = ["layout: #arm_sme.layout = #arm_sme.layout<horizontal>"],
    results = ["result: @SMETile"],
    types = [
      "same_element(result, base)",
      "padding = element(result) : \"padding type matches element type of result\"",
      "mask = i1_like(result) : \"mask has i1 element type and same shape as result\""
    ],
    traits = ["attr_sized_operand_segments"],
    format = "$base `[` $indices `]` (`,` $padding `,` $mask^)? (`layout` `` $layout^)?attr-dict `:` type($base) `,` type($result)"
  }

  ods.operation @tile_store {
    operands = [
      "valueToStore: @SMETile",
      "base: @_2DMemrefOfAnyTypeValues write",
      "indices: index...",
      "mask: vector & min_rank(1)?"
    ],
    attributes = ["layout: #arm_sme.layout = #arm_sme.layout<horizontal>"],
    types = [
      "same_element(valueToStore, base)",
      "mask = i1_like(valueToStore) : \"mask has i1 element type and same shape as valueToStore\""
    ],
    traits = ["attr_sized_operand_segments"],
    format = "$valueToStore `,` $base `[` $indices `]` (`,` $mask^)? (`layout` `` $layout^)?attr-dict `:` type($base) `,` type($valueToStore)"
  }

  ods.operation @load_tile_slice {
    operands = [
      "base: memref read",
      "mask: @SVEPredicate",
      "tile: @SMETile",
      "indices: index...",
      "tile_slice_index: index"
    ],
    attributes = ["layout: #arm_sme.layout = #arm_sme.layout<horizontal>"],
    results = ["result: @SMETile"],
    types = ["same_element(tile, base)", "same(tile, result)"],
    format = "$base `[` $indices `]` `,` $mask `,` $tile `,` $tile_slice_index (`layout` `` $layout^)? attr-dict `:` type($base) `,` type($mask) `,` type($result)"
  }

  ods.operation @store_tile_slice {
    operands = [
      "tile: @SMETile",
      "tile_slice_index: index",
      "mask: @SVEPredicate",
      "base: memref write",
      "indices: index..."
    ],
    attributes = ["layout: #arm_sme.layout = #arm_sme.layout<horizontal>"],
    types = ["same_element(tile, base)"],
    format = "$tile `,` $tile_slice_index `,` $mask `,` $base `[` $indices `]` (`layout` `` $layout^)? attr-dict `:` type($base) `,` type($mask) `,` type($tile)"
  }

  ods.operation @insert_tile_slice {
    since = "22.1",
    operands = ["vector: @SVEVector", "tile: @SMETile", "tile_slice_index: index"],
    attributes = ["layout: #arm_sme.layout = #arm_sme.layout<horizontal>"],
    results = ["result: @SMETile"],
    types = ["same(tile, result)"],
    traits = ["pure"],
    format = "$vector `,` $tile `[` $tile_slice_index `]` (`layout` `` $layout^)? attr-dict `:` type($vector) `into` type($result)"
  }

  ods.operation @extract_tile_slice {
    since = "22.1",
    operands = ["tile: @SMETile", "tile_slice_index: index"],
    attributes = ["layout: #arm_sme.layout = #arm_sme.layout<horizontal>"],
    results = ["result: @SVEVector"],
    traits = ["pure"],
    format = "$tile `[` $tile_slice_index `]` (`layout` `` $layout^)? attr-dict `:` type($result) `from` type($tile)"
  }

  ods.operation @outerproduct {
    operands = [
      "lhs: @SVEVector",
      "rhs: @SVEVector",
      "lhsMask: @SVEPredicate?",
      "rhsMask: @SVEPredicate?",
      "acc: @SMETile?"
    ],
    attributes = ["kind: #arm_sme.kind = #arm_sme.kind<add>"],
    results = ["result: @SMETile"],
    types = [
      "same(lhs, rhs)",
      "lhsMask = i1_like(lhs) : \"lhsMask has i1 element type and same shape as lhs\"",
      "rhsMask = i1_like(rhs) : \"rhsMask has i1 element type and same shape as rhs\""
    ],
    traits = ["attr_sized_operand_segments", "pure"]
  }

  ods.operation @fmopa_2way {
    operands = [
      "lhs: @OfRanks1scalableVectorOf16BitFloatOrType",
      "rhs: vector & min_rank(1)",
      "lhsMask: vector & min_rank(1)?",
      "rhsMask: vector & min_rank(1)?",
      "acc: vector & min_rank(1)?"
    ],
    results = ["result: @nxnxv4f32"],
    types = [
      "same(lhs, rhs)",
      "lhsMask = i1_like(lhs) : \"lhsMask has i1 element type and same shape as lhs\"",
      "rhsMask = i1_like(rhs) : \"rhsMask has i1 element type and same shape as rhs\"",
      "acc = result : \"`result` and `acc` have the same type\""
    ],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)"
  }

  ods.operation @fmops_2way {
    operands = [
      "lhs: @OfRanks1scalableVectorOf16BitFloatOrType",
      "rhs: vector & min_rank(1)",
      "lhsMask: vector & min_rank(1)?",
      "rhsMask: vector & min_rank(1)?",
      "acc: vector & min_rank(1)?"
    ],
    results = ["result: @nxnxv4f32"],
    types = [
      "same(lhs, rhs)",
      "lhsMask = i1_like(lhs) : \"lhsMask has i1 element type and same shape as lhs\"",
      "rhsMask = i1_like(rhs) : \"rhsMask has i1 element type and same shape as rhs\"",
      "acc = result : \"`result` and `acc` have the same type\""
    ],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)"
  }

  ods.operation @smopa_2way {
    operands = [
      "lhs: @OfRanks1scalableVectorOf16BitSignlessOf8",
      "rhs: vector & min_rank(1)",
      "lhsMask: vector & min_rank(1)?",
      "rhsMask: vector & min_rank(1)?",
      "acc: vector & min_rank(1)?"
    ],
    results = ["result: @nxnxv4i32"],
    types = [
      "same(lhs, rhs)",
      "lhsMask = i1_like(lhs) : \"lhsMask has i1 element type and same shape as lhs\"",
      "rhsMask = i1_like(rhs) : \"rhsMask has i1 element type and same shape as rhs\"",
      "acc = result : \"`result` and `acc` have the same type\""
    ],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)"
  }

  ods.operation @smops_2way {
    operands = [
      "lhs: @OfRanks1scalableVectorOf16BitSignlessOf8",
      "rhs: vector & min_rank(1)",
      "lhsMask: vector & min_rank(1)?",
      "rhsMask: vector & min_rank(1)?",
      "acc: vector & min_rank(1)?"
    ],
    results = ["result: @nxnxv4i32"],
    types = [
      "same(lhs, rhs)",
      "lhsMask = i1_like(lhs) : \"lhsMask has i1 element type and same shape as lhs\"",
      "rhsMask = i1_like(rhs) : \"rhsMask has i1 element type and same shape as rhs\"",
      "acc = result : \"`result` and `acc` have the same type\""
    ],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)"
  }

  ods.operation @umopa_2way {
    operands = [
      "lhs: @OfRanks1scalableVectorOf16BitSignlessOf8",
      "rhs: vector & min_rank(1)",
      "lhsMask: vector & min_rank(1)?",
      "rhsMask: vector & min_rank(1)?",
      "acc: vector & min_rank(1)?"
    ],
    results = ["result: @nxnxv4i32"],
    types = [
      "same(lhs, rhs)",
      "lhsMask = i1_like(lhs) : \"lhsMask has i1 element type and same shape as lhs\"",
      "rhsMask = i1_like(rhs) : \"rhsMask has i1 element type and same shape as rhs\"",
      "acc = result : \"`result` and `acc` have the same type\""
    ],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)"
  }

  ods.operation @umops_2way {
    operands = [
      "lhs: @OfRanks1scalableVectorOf16BitSignlessOf8",
      "rhs: vector & min_rank(1)",
      "lhsMask: vector & min_rank(1)?",
      "rhsMask: vector & min_rank(1)?",
      "acc: vector & min_rank(1)?"
    ],
    results = ["result: @nxnxv4i32"],
    types = [
      "same(lhs, rhs)",
      "lhsMask = i1_like(lhs) : \"lhsMask has i1 element type and same shape as lhs\"",
      "rhsMask = i1_like(rhs) : \"rhsMask has i1 element type and same shape as rhs\"",
      "acc = result : \"`result` and `acc` have the same type\""
    ],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)"
  }

  ods.operation @smopa_4way {
    operands = [
      "lhs: @OfRanks1scalableVectorOf8BitSignlessOf16 | @OfRanks1scalableVectorOf16BitSignlessOf8",
      "rhs: vector & min_rank(1)",
      "lhsMask: vector & min_rank(1)?",
      "rhsMask: vector & min_rank(1)?",
      "acc: vector & min_rank(1)?"
    ],
    results = ["result: @nxnxv4i32 | @nxnxv2i64"],
    types = [
      "same(lhs, rhs)",
      "lhsMask = i1_like(lhs) : \"lhsMask has i1 element type and same shape as lhs\"",
      "rhsMask = i1_like(rhs) : \"rhsMask has i1 element type and same shape as rhs\"",
      "acc = result : \"`result` and `acc` have the same type\""
    ],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)"
  }

  ods.operation @smops_4way {
    operands = [
      "lhs: @OfRanks1scalableVectorOf8BitSignlessOf16 | @OfRanks1scalableVectorOf16BitSignlessOf8",
      "rhs: vector & min_rank(1)",
      "lhsMask: vector & min_rank(1)?",
      "rhsMask: vector & min_rank(1)?",
      "acc: vector & min_rank(1)?"
    ],
    results = ["result: @nxnxv4i32 | @nxnxv2i64"],
    types = [
      "same(lhs, rhs)",
      "lhsMask = i1_like(lhs) : \"lhsMask has i1 element type and same shape as lhs\"",
      "rhsMask = i1_like(rhs) : \"rhsMask has i1 element type and same shape as rhs\"",
      "acc = result : \"`result` and `acc` have the same type\""
    ],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)"
  }

  ods.operation @umopa_4way {
    operands = [
      "lhs: @OfRanks1scalableVectorOf8BitSignlessOf16 | @OfRanks1scalableVectorOf16BitSignlessOf8",
      "rhs: vector & min_rank(1)",
      "lhsMask: vector & min_rank(1)?",
      "rhsMask: vector & min_rank(1)?",
      "acc: vector & min_rank(1)?"
    ],
    results = ["result: @nxnxv4i32 | @nxnxv2i64"],
    types = [
      "same(lhs, rhs)",
      "lhsMask = i1_like(lhs) : \"lhsMask has i1 element type and same shape as lhs\"",
      "rhsMask = i1_like(rhs) : \"rhsMask has i1 element type and same shape as rhs\"",
      "acc = result : \"`result` and `acc` have the same type\""
    ],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)"
  }

  ods.operation @umops_4way {
    operands = [
      "lhs: @OfRanks1scalableVectorOf8BitSignlessOf16 | @OfRanks1scalableVectorOf16BitSignlessOf8",
      "rhs: vector & min_rank(1)",
      "lhsMask: vector & min_rank(1)?",
      "rhsMask: vector & min_rank(1)?",
      "acc: vector & min_rank(1)?"
    ],
    results = ["result: @nxnxv4i32 | @nxnxv2i64"],
    types = [
      "same(lhs, rhs)",
      "lhsMask = i1_like(lhs) : \"lhsMask has i1 element type and same shape as lhs\"",
      "rhsMask = i1_like(rhs) : \"rhsMask has i1 element type and same shape as rhs\"",
      "acc = result : \"`result` and `acc` have the same type\""
    ],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)"
  }

  ods.operation @sumopa_4way {
    operands = [
      "lhs: @OfRanks1scalableVectorOf8BitSignlessOf16 | @OfRanks1scalableVectorOf16BitSignlessOf8",
      "rhs: vector & min_rank(1)",
      "lhsMask: vector & min_rank(1)?",
      "rhsMask: vector & min_rank(1)?",
      "acc: vector & min_rank(1)?"
    ],
    results = ["result: @nxnxv4i32 | @nxnxv2i64"],
    types = [
      "same(lhs, rhs)",
      "lhsMask = i1_like(lhs) : \"lhsMask has i1 element type and same shape as lhs\"",
      "rhsMask = i1_like(rhs) : \"rhsMask has i1 element type and same shape as rhs\"",
      "acc = result : \"`result` and `acc` have the same type\""
    ],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)"
  }

  ods.operation @sumops_4way {
    operands = [
      "lhs: @OfRanks1scalableVectorOf8BitSignlessOf16 | @OfRanks1scalableVectorOf16BitSignlessOf8",
      "rhs: vector & min_rank(1)",
      "lhsMask: vector & min_rank(1)?",
      "rhsMask: vector & min_rank(1)?",
      "acc: vector & min_rank(1)?"
    ],
    results = ["result: @nxnxv4i32 | @nxnxv2i64"],
    types = [
      "same(lhs, rhs)",
      "lhsMask = i1_like(lhs) : \"lhsMask has i1 element type and same shape as lhs\"",
      "rhsMask = i1_like(rhs) : \"rhsMask has i1 element type and same shape as rhs\"",
      "acc = result : \"`result` and `acc` have the same type\""
    ],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)"
  }

  ods.operation @usmopa_4way {
    operands = [
      "lhs: @OfRanks1scalableVectorOf8BitSignlessOf16 | @OfRanks1scalableVectorOf16BitSignlessOf8",
      "rhs: vector & min_rank(1)",
      "lhsMask: vector & min_rank(1)?",
      "rhsMask: vector & min_rank(1)?",
      "acc: vector & min_rank(1)?"
    ],
    results = ["result: @nxnxv4i32 | @nxnxv2i64"],
    types = [
      "same(lhs, rhs)",
      "lhsMask = i1_like(lhs) : \"lhsMask has i1 element type and same shape as lhs\"",
      "rhsMask = i1_like(rhs) : \"rhsMask has i1 element type and same shape as rhs\"",
      "acc = result : \"`result` and `acc` have the same type\""
    ],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)"
  }

  ods.operation @usmops_4way {
    operands = [
      "lhs: @OfRanks1scalableVectorOf8BitSignlessOf16 | @OfRanks1scalableVectorOf16BitSignlessOf8",
      "rhs: vector & min_rank(1)",
      "lhsMask: vector & min_rank(1)?",
      "rhsMask: vector & min_rank(1)?",
      "acc: vector & min_rank(1)?"
    ],
    results = ["result: @nxnxv4i32 | @nxnxv2i64"],
    types = [
      "same(lhs, rhs)",
      "lhsMask = i1_like(lhs) : \"lhsMask has i1 element type and same shape as lhs\"",
      "rhsMask = i1_like(rhs) : \"rhsMask has i1 element type and same shape as rhs\"",
      "acc = result : \"`result` and `acc` have the same type\""
    ],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)"
  }

  ods.operation @streaming_vl {
    attributes = ["type_size: #arm_sme.type_size"],
    results = ["result0: index"],
    traits = ["pure"],
    format = "$type_size attr-dict"
  }

  ods.operation @intr.zero {
    attributes = ["tile_mask: i32"]
  }

  ods.operation @intr.mopa {
    operands = [
      "lhs_predicate: @MOPPredicate",
      "rhs_predicate: @MOPPredicate",
      "lhs_vector: @MOPVector",
      "rhs_vector: @MOPVector"
    ],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.mops {
    operands = [
      "lhs_predicate: @MOPPredicate",
      "rhs_predicate: @MOPPredicate",
      "lhs_vector: @MOPVector",
      "rhs_vector: @MOPVector"
    ],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.mopa.wide {
    operands = [
      "lhs_predicate: @MOPPredicate",
      "rhs_predicate: @MOPPredicate",
      "lhs_vector: @MOPVector",
      "rhs_vector: @MOPVector"
    ],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.mops.wide {
    operands = [
      "lhs_predicate: @MOPPredicate",
      "rhs_predicate: @MOPPredicate",
      "lhs_vector: @MOPVector",
      "rhs_vector: @MOPVector"
    ],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.smopa.wide {
    operands = [
      "lhs_predicate: @MOPPredicate",
      "rhs_predicate: @MOPPredicate",
      "lhs_vector: @MOPVector",
      "rhs_vector: @MOPVector"
    ],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.smops.wide {
    operands = [
      "lhs_predicate: @MOPPredicate",
      "rhs_predicate: @MOPPredicate",
      "lhs_vector: @MOPVector",
      "rhs_vector: @MOPVector"
    ],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.umopa.wide {
    operands = [
      "lhs_predicate: @MOPPredicate",
      "rhs_predicate: @MOPPredicate",
      "lhs_vector: @MOPVector",
      "rhs_vector: @MOPVector"
    ],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.umops.wide {
    operands = [
      "lhs_predicate: @MOPPredicate",
      "rhs_predicate: @MOPPredicate",
      "lhs_vector: @MOPVector",
      "rhs_vector: @MOPVector"
    ],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.sumopa.wide {
    operands = [
      "lhs_predicate: @MOPPredicate",
      "rhs_predicate: @MOPPredicate",
      "lhs_vector: @MOPVector",
      "rhs_vector: @MOPVector"
    ],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.sumops.wide {
    operands = [
      "lhs_predicate: @MOPPredicate",
      "rhs_predicate: @MOPPredicate",
      "lhs_vector: @MOPVector",
      "rhs_vector: @MOPVector"
    ],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.usmopa.wide {
    operands = [
      "lhs_predicate: @MOPPredicate",
      "rhs_predicate: @MOPPredicate",
      "lhs_vector: @MOPVector",
      "rhs_vector: @MOPVector"
    ],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.usmops.wide {
    operands = [
      "lhs_predicate: @MOPPredicate",
      "rhs_predicate: @MOPPredicate",
      "lhs_vector: @MOPVector",
      "rhs_vector: @MOPVector"
    ],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.smopa.za32 {
    operands = [
      "lhs_predicate: @MOPPredicate",
      "rhs_predicate: @MOPPredicate",
      "lhs_vector: @MOPVector",
      "rhs_vector: @MOPVector"
    ],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.umopa.za32 {
    operands = [
      "lhs_predicate: @MOPPredicate",
      "rhs_predicate: @MOPPredicate",
      "lhs_vector: @MOPVector",
      "rhs_vector: @MOPVector"
    ],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.smops.za32 {
    operands = [
      "lhs_predicate: @MOPPredicate",
      "rhs_predicate: @MOPPredicate",
      "lhs_vector: @MOPVector",
      "rhs_vector: @MOPVector"
    ],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.umops.za32 {
    operands = [
      "lhs_predicate: @MOPPredicate",
      "rhs_predicate: @MOPPredicate",
      "lhs_vector: @MOPVector",
      "rhs_vector: @MOPVector"
    ],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.ld1b.horiz {
    operands = ["predicate: @SVEPredicate", "load_address: @LLVM_AnyPointer", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.ld1h.horiz {
    operands = ["predicate: @SVEPredicate", "load_address: @LLVM_AnyPointer", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.ld1w.horiz {
    operands = ["predicate: @SVEPredicate", "load_address: @LLVM_AnyPointer", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.ld1d.horiz {
    operands = ["predicate: @SVEPredicate", "load_address: @LLVM_AnyPointer", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.ld1q.horiz {
    operands = ["predicate: @SVEPredicate", "load_address: @LLVM_AnyPointer", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.ld1b.vert {
    operands = ["predicate: @SVEPredicate", "load_address: @LLVM_AnyPointer", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.ld1h.vert {
    operands = ["predicate: @SVEPredicate", "load_address: @LLVM_AnyPointer", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.ld1w.vert {
    operands = ["predicate: @SVEPredicate", "load_address: @LLVM_AnyPointer", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.ld1d.vert {
    operands = ["predicate: @SVEPredicate", "load_address: @LLVM_AnyPointer", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.ld1q.vert {
    operands = ["predicate: @SVEPredicate", "load_address: @LLVM_AnyPointer", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.st1b.horiz {
    operands = ["predicate: @SVEPredicate", "store_address: @LLVM_AnyPointer write", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.st1h.horiz {
    operands = ["predicate: @SVEPredicate", "store_address: @LLVM_AnyPointer write", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.st1w.horiz {
    operands = ["predicate: @SVEPredicate", "store_address: @LLVM_AnyPointer write", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.st1d.horiz {
    operands = ["predicate: @SVEPredicate", "store_address: @LLVM_AnyPointer write", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.st1q.horiz {
    operands = ["predicate: @SVEPredicate", "store_address: @LLVM_AnyPointer write", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.st1b.vert {
    operands = ["predicate: @SVEPredicate", "store_address: @LLVM_AnyPointer write", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.st1h.vert {
    operands = ["predicate: @SVEPredicate", "store_address: @LLVM_AnyPointer write", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.st1w.vert {
    operands = ["predicate: @SVEPredicate", "store_address: @LLVM_AnyPointer write", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.st1d.vert {
    operands = ["predicate: @SVEPredicate", "store_address: @LLVM_AnyPointer write", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.st1q.vert {
    operands = ["predicate: @SVEPredicate", "store_address: @LLVM_AnyPointer write", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"]
  }

  ods.operation @intr.str {
    operands = ["index: i32", "store_address: @LLVM_AnyPointer write", "offset: i32"]
  }

  ods.operation @intr.write.horiz {
    operands = ["tile_slice_index: i32", "predicate: @SVEPredicate", "vector: @SVEVector"],
    attributes = ["tile_id: i32"],
    types = ["same_shape(predicate, vector)"]
  }

  ods.operation @intr.write.vert {
    operands = ["tile_slice_index: i32", "predicate: @SVEPredicate", "vector: @SVEVector"],
    attributes = ["tile_id: i32"],
    types = ["same_shape(predicate, vector)"]
  }

  ods.operation @intr.read.horiz {
    operands = ["vector: @SVEVector", "predicate: @SVEPredicate", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"],
    results = ["res: @LLVM_Type"],
    types = ["same_shape(vector, predicate, res)", "same_element(vector, res)"]
  }

  ods.operation @intr.read.vert {
    operands = ["vector: @SVEVector", "predicate: @SVEPredicate", "tile_slice_index: i32"],
    attributes = ["tile_id: i32"],
    results = ["res: @LLVM_Type"],
    types = ["same_shape(vector, predicate, res)", "same_element(vector, res)"]
  }

  ods.operation @intr.cntsd {
    results = ["res: @LLVM_Type"]
  }
}

