// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @nvgpu attributes {
  source = "MLIR 22.1"
} {
  ods.constraint @NVGPU_MmaSparseSyncMetadataType {
    accepts = "fixed_vector(i16) & elements(2) & builds(vector<2xi16>)",
    description = "fixed-length vector of 16-bit signless integer values of length 2"
  }

  ods.enum @RcpRoundingMode {
    type = "i32",
    cases = ["approx", "rn", "rz", "rm", "rp"]
  }
  ods.enum @TensorMapInterleaveKind {
    type = "i32",
    cases = ["none", "interleave_16b", "interleave_32b"]
  }
  ods.enum @TensorMapL2PromoKind {
    type = "i32",
    cases = ["none", "l2promo_64b", "l2promo_128b", "l2promo_256b"]
  }
  ods.enum @TensorMapOOBKind {type = "i32", cases = ["zero", "nan"]}
  ods.enum @TensorMapSwizzleKind {
    type = "i32",
    cases = ["none", "swizzle_32b", "swizzle_64b", "swizzle_128b"]
  }

  ods.attribute @swizzle {
    parameters = ["value: @TensorMapSwizzleKind"],
    format = "$value"
  }
  ods.attribute @l2promo {
    parameters = ["value: @TensorMapL2PromoKind"],
    format = "$value"
  }
  ods.attribute @oob {
    parameters = ["value: @TensorMapOOBKind"],
    format = "$value"
  }
  ods.attribute @interleave {
    parameters = ["value: @TensorMapInterleaveKind"],
    format = "$value"
  }
  ods.attribute @rcp_rounding_mode {
    parameters = ["value: @RcpRoundingMode"],
    format = "$value"
  }

  ods.type @device.async.token {}
  ods.type @mbarrier.group {
    parameters = ["memorySpace: attribute", "num_barriers: unsigned = 1"],
    format = "`<` struct(params) `>`"
  }
  ods.type @mbarrier.token
  ods.type @tensormap.descriptor {
    parameters = [
      "tensor: type(memref)",
      "swizzle: @TensorMapSwizzleKind",
      "l2promo: @TensorMapL2PromoKind",
      "oob: @TensorMapOOBKind",
      "interleave: @TensorMapInterleaveKind"
    ],
    format = "`<` struct(params) `>`"
  }
  ods.type @warpgroup.descriptor {
    parameters = ["tensor: type(memref)"],
    format = "`<` struct(params) `>`"
  }
  ods.type @warpgroup.accumulator {parameters = ["fragmented: type(vector)"], format = "`<` struct(params) `>`"}

  ods.operation @ldmatrix {
    operands = ["srcMemref: memref read", "indices: index..."],
    attributes = ["transpose: bool", "numTiles: i32"],
    results = ["res: vector & min_rank(1)"],
    effects = ["read"],
    format = "$srcMemref`[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)"
  }

  ods.operation @mma.sync {
    operands = ["matrixA: vector & min_rank(1)", "matrixB: vector & min_rank(1)", "matrixC: vector & min_rank(1)"],
    attributes = ["mmaShape: array(i64)", "tf32Enabled: unit?"],
    results = ["res: vector & min_rank(1)"],
    traits = ["pure"],
    format = "`(` $matrixA`,` $matrixB`,` $matrixC `)` attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)"
  }

  ods.operation @mma.sp.sync {
    operands = [
      "matrixA: vector & min_rank(1)",
      "matrixB: vector & min_rank(1)",
      "matrixC: vector & min_rank(1)",
      "sparseMetadata: @NVGPU_MmaSparseSyncMetadataType"
    ],
    attributes = ["mmaShape: array(i64)", "sparsitySelector: i32 = 0 : i32", "tf32Enabled: unit?"],
    results = ["res: vector & min_rank(1)"],
    traits = ["pure"],
    format = "`(` $matrixA`,` $matrixB`,` $matrixC `)` `metadata` `(` $sparseMetadata `)` attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)"
  }

  ods.operation @device_async_copy {
    operands = [
      "dst: memref write",
      "dstIndices: index...",
      "src: memref read",
      "srcIndices: index...",
      "srcElements: index?"
    ],
    attributes = ["dstElements: index", "bypassL1: unit?"],
    results = ["asyncToken: !nvgpu.device.async.token"],
    traits = ["attr_sized_operand_segments"],
    format = "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $dstElements (`,` $srcElements^)? attr-dict `:` type($src) `to` type($dst)"
  }

  ods.operation @device_async_create_group {
    operands = ["inputTokens: !nvgpu.device.async.token..."],
    results = ["asyncToken: !nvgpu.device.async.token"],
    format = "$inputTokens attr-dict"
  }

  ods.operation @device_async_wait {
    operands = ["asyncDependencies: !nvgpu.device.async.token"],
    attributes = ["numGroups: i32?"],
    format = "$asyncDependencies attr-dict"
  }

  ods.operation @mbarrier.create {
    results = ["barriers: !nvgpu.mbarrier.group"],
    format = "attr-dict `->` type($barriers)"
  }

  ods.operation @mbarrier.get {
    since = "22.1",
    operands = ["barriers: !nvgpu.mbarrier.group", "mbarId: index"],
    results = ["mbarrierPointer: i32 | i64"],
    format = "$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($mbarrierPointer)"
  }

  ods.operation @mbarrier.init {
    operands = ["barriers: !nvgpu.mbarrier.group", "count: index", "mbarId: index", "predicate: i1?"],
    format = "$barriers `[` $mbarId `]` `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type($barriers)"
  }

  ods.operation @mbarrier.test.wait {
    operands = ["barriers: !nvgpu.mbarrier.group", "token: !nvgpu.mbarrier.token", "mbarId: index"],
    results = ["waitComplete: i1"],
    format = "$barriers `[` $mbarId `]` `,` $token attr-dict `:` type($barriers) `,` type($token)"
  }

  ods.operation @mbarrier.arrive {
    operands = ["barriers: !nvgpu.mbarrier.group", "mbarId: index"],
    results = ["token: !nvgpu.mbarrier.token"],
    format = "$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($token)"
  }

  ods.operation @mbarrier.arrive.nocomplete {
    operands = ["barriers: !nvgpu.mbarrier.group", "mbarId: index", "count: index"],
    results = ["token: !nvgpu.mbarrier.token"],
    format = "$barriers `[` $mbarId `]` `,` $count attr-dict `:` type($barriers) `->` type($token)"
  }

  ods.operation @mbarrier.arrive.expect_tx {
    operands = ["barriers: !nvgpu.mbarrier.group", "txcount: index", "mbarId: index", "predicate: i1?"],
    format = "$barriers `[` $mbarId `]` `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type($barriers)"
  }

  ods.operation @mbarrier.try_wait.parity {
    operands = ["barriers: !nvgpu.mbarrier.group", "phaseParity: i1", "ticks: index", "mbarId: index"],
    format = "$barriers `[` $mbarId `]` `,` $phaseParity `,` $ticks attr-dict `:` type($barriers)"
  }

  ods.operation @tma.fence.descriptor {
    since = "22.1",
    operands = ["tensorMapDescriptor: !nvgpu.tensormap.descriptor"],
    format = "$tensorMapDescriptor attr-dict `:` type($tensorMapDescriptor)"
  }

  ods.operation @tma.prefetch.descriptor {
    operands = ["tensorMapDescriptor: !nvgpu.tensormap.descriptor", "predicate: i1?"],
    format = "$tensorMapDescriptor (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tensorMapDescriptor)"
  }

  ods.operation @tma.async.load {
    operands = [
      "dst: memref write",
      "barriers: !nvgpu.mbarrier.group",
      "tensorMapDescriptor: !nvgpu.tensormap.descriptor",
      "coordinates: index...",
      "mbarId: index",
      "multicastMask: i16?",
      "predicate: i1?"
    ],
    traits = ["attr_sized_operand_segments"],
    format = "$tensorMapDescriptor `[` $coordinates `]` `,` $barriers `[` $mbarId `]` `to` $dst (`multicast_mask` `=` $multicastMask^ )? (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tensorMapDescriptor) `,` type($barriers) `->` type($dst)"
  }

  ods.operation @tma.async.store {
    operands = [
      "src: memref read",
      "tensorMapDescriptor: !nvgpu.tensormap.descriptor write",
      "coordinates: index...",
      "predicate: i1?"
    ],
    traits = ["attr_sized_operand_segments"],
    format = "$src `to` $tensorMapDescriptor `[` $coordinates `]` (`,` `predicate` `=` $predicate^)? attr-dict `:` type($src) `->` type($tensorMapDescriptor)"
  }

  ods.operation @tma.create.descriptor {
    operands = ["tensor: unranked_memref", "boxDimensions: index..."],
    results = ["tensorMap: !nvgpu.tensormap.descriptor"],
    format = "$tensor `box` `[` $boxDimensions `]` attr-dict `:` type($tensor) `->` type($tensorMap)"
  }

  ods.operation @warpgroup.generate.descriptor {
    operands = ["tensor: memref read", "tensorMap: !nvgpu.tensormap.descriptor"],
    results = ["descriptor: !nvgpu.warpgroup.descriptor"],
    format = "$tensor `,` $tensorMap attr-dict `:` type($tensor) `,` type($tensorMap) `->` type($descriptor)"
  }

  ods.operation @warpgroup.mma {
    operands = [
      "descriptorA: !nvgpu.warpgroup.descriptor",
      "descriptorB: !nvgpu.warpgroup.descriptor",
      "matrixC: !nvgpu.warpgroup.accumulator"
    ],
    attributes = ["waitGroup: i64 = 1 : i64", "transposeA: unit?", "transposeB: unit?"],
    results = ["matrixD: !nvgpu.warpgroup.accumulator"],
    format = "$descriptorA`,` $descriptorB`,` $matrixC attr-dict `:` type($descriptorA) `,` type($descriptorB) `,` type($matrixC) `->` type($matrixD)"
  }

  ods.operation @warpgroup.mma.store {
    operands = ["matrixD: !nvgpu.warpgroup.accumulator", "dstMemref: memref write"],
    format = "$matrixD `,` $dstMemref attr-dict `:` type($matrixD) `to` type($dstMemref)"
  }

  ods.operation @warpgroup.mma.init.accumulator {
    results = ["matrixC: !nvgpu.warpgroup.accumulator"],
    format = "attr-dict `->` type($matrixC)"
  }

  ods.operation @rcp {
    since = "22.1",
    operands = ["in: vector(f32) & min_rank(1)"],
    attributes = ["rounding: #nvgpu.rcp_rounding_mode = #nvgpu<rcp_rounding_mode approx>", "ftz: unit?"],
    results = ["out: vector(f32) & min_rank(1)"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$in `{` `rounding` `=` $rounding (`,` `ftz` $ftz^)? `}` attr-dict `:` type($out)"
  }
}

