// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @xegpu attributes {
  source = "MLIR 22.1"
} {
  ods.constraint @Non0RankedMemrefOf1BitSignlessIntegerOr4 {
    accepts = "memref(@XeGPU_ScalarType) & min_rank(1)",
    description = "non-0-ranked.memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values"
  }
  ods.constraint @ResideInShareMemoryAndStatically1dShaped {
    accepts = "@_1DMemrefOf1BitSignlessIntegerOr4BitOr8Or & static_shape & unchecked(\"isSharedMemory(cast<MemRefType>($_self))\")",
    description = "reside in share memory and statically 1d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values"
  }
  ods.constraint @ResideInShareMemoryAndStatically2dShaped {
    accepts = "@_2DMemrefOf1BitSignlessIntegerOr4BitOr8Or & static_shape & unchecked(\"isSharedMemory(cast<MemRefType>($_self))\")",
    description = "reside in share memory and statically 2d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values"
  }
  ods.constraint @XeGPU_DpasOprType {
    accepts = "fixed_vector(@XeGPU_ScalarType) & rank(1, 2, 3)",
    description = "fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values of ranks 1/2/3"
  }
  ods.constraint @XeGPU_DpasResType {
    accepts = "fixed_vector(@XeGPU_ScalarType) & rank(1, 2)",
    description = "fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values of ranks 1/2"
  }
  ods.constraint @XeGPU_FloatType {accepts = "f16 | f32 | f64 | bf16 | tf32"}
  ods.constraint @XeGPU_GatherScatterBaseAddrType {
    accepts = "@_1DMemrefOf1BitSignlessIntegerOr4BitOr8Or | ui64 | ui32 | i64 | i32"
  }
  ods.constraint @XeGPU_GatherScatterSourceType {accepts = "!xegpu.tensor_desc | @XeGPU_GatherScatterBaseAddrType"}
  ods.constraint @XeGPU_IntType {
    accepts = "i1 | i4 | i8 | i16 | i32 | i64 | si1 | si8 | si16 | si32 | si64 | ui1 | ui8 | ui16 | ui32 | ui64"
  }
  ods.constraint @XeGPU_MaskType {accepts = "fixed_vector(i1) & min_rank(1)"}
  ods.constraint @XeGPU_OffsetType {accepts = "fixed_vector(index) & min_rank(1)"}
  ods.constraint @XeGPU_ScalarType {accepts = "@XeGPU_IntType | @XeGPU_FloatType"}
  ods.constraint @XeGPU_ValueType {accepts = "fixed_vector(@XeGPU_ScalarType) & min_rank(1)"}
  ods.constraint @XeGPU_VectorType {
    accepts = "vector(@XeGPU_ScalarType) & rank(1, 2, 3, 4, 5, 6)",
    description = "vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values of ranks 1/2/3/4/5/6"
  }
  ods.constraint @_1DMemrefOf1BitSignlessIntegerOr4BitOr8Or {
    accepts = "memref(@XeGPU_ScalarType) & rank(1)",
    description = "1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values"
  }
  ods.constraint @_2DMemrefOf1BitSignlessIntegerOr4BitOr8Or {
    accepts = "memref(@XeGPU_ScalarType) & rank(2)",
    description = "2D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values"
  }

  ods.attribute_constraint @DistributeLayoutAttr {
    accepts = "implements(DistributeLayoutAttr)",
    description = "DistributeLayoutAttr instance"
  }

  ods.enum @AtomicRMWKind {
    type = "i64",
    cases = [
      "addf",
      "addi",
      "andi",
      "assign",
      "maximumf",
      "maxnumf",
      "maxs",
      "maxu",
      "minimumf",
      "minnumf",
      "mins",
      "minu",
      "mulf",
      "muli",
      "ori",
      "xori"
    ]
  }
  ods.enum @CachePolicy {
    type = "i32",
    cases = ["cached", "uncached", "streaming", "read_invalidate", "write_back", "write_through"]
  }
  ods.enum @FenceScope {
    type = "i32",
    cases = ["workgroup", "gpu"]
  }
  ods.enum @MemorySpace {
    type = "i32",
    cases = ["global", "slm = 3"]
  }

  ods.attribute @block_tdesc_attr {
    since = "22.1",
    parameters = [
      "memory_space: #xegpu.memory_space = #xegpu<memory_space global>",
      "array_length: attr(integer | index) = 1 : i64",
      "boundary_check: attr(bool) = true"
    ],
    format = "`<` struct(params) `>`"
  }
  ods.attribute @scatter_tdesc_attr {
    since = "22.1",
    parameters = [
      "memory_space: #xegpu.memory_space = #xegpu<memory_space global>",
      "chunk_size: attr(integer | index) = 1 : i64"
    ],
    format = "`<` struct(params) `>`"
  }
  ods.attribute @memory_space {
    parameters = ["value: @MemorySpace"],
    format = "$value"
  }
  ods.attribute @cache_hint {
    parameters = ["value: @CachePolicy"],
    format = "`<` $value `>`"
  }
  ods.attribute @fence_scope {
    parameters = ["value: @FenceScope"],
    format = "$value"
  }
  ods.attribute @layout {
    since = "22.1",
    parameters = [
      "sg_layout: attr(array_i32)?",
      "sg_data: attr(array_i32)?",
      "inst_data: attr(array_i32)?",
      "lane_layout: attr(array_i32)?",
      "lane_data: attr(array_i32)?",
      "order: attr(array_i32)?"
    ],
    implements = ["DistributeLayoutAttr"],
    format = "`<` struct(params) `>`"
  }
  ods.attribute @slice {
    since = "22.1",
    parameters = ["parent: attr(implements(DistributeLayoutAttr))", "dims: attr(array_i64)"],
    implements = ["DistributeLayoutAttr"],
    format = "`<` qualified($parent) `,` `dims` `=` $dims `>`"
  }
  ods.attribute @range {
    since = "22.1",
    parameters = ["start: attr(integer | index)", "end: attr(integer | index)"],
    format = "`<` `[`$start `,` $end `]` `>`"
  }
  ods.attribute @mem_layout {
    since = "22.1",
    parameters = ["block: attribute?", "stride: attribute?"],
    format = "`<` struct(params) `>`"
  }

  ods.type @tensor_desc {
    parameters = [
      "shape: dims",
      "element: type",
      "encoding: attribute = #xegpu.block_tdesc_attr<>",
      "layout: attribute?"
    ],
    implements = ["ShapedType"],
    format = "`<` $shape `` $element (`,` $encoding^)? (`,` $layout^)? `>`"
  }
  ods.type @nbarrier {}
  ods.type @mem_desc {
    since = "22.1",
    parameters = ["shape: dims", "element: type", "layout: attribute?"],
    implements = ["ShapedType"],
    format = "`<` $shape `` $element (`,` $layout^)? `>`"
  }

  ods.operation @create_nd_tdesc {
    operands = [
      "source: @Non0RankedMemrefOf1BitSignlessIntegerOr4 | ui64 | ui32 | i64 | i32",
      "offsets: index...",
      "shape: index...",
      "strides: index..."
    ],
    attributes = ["const_offsets: array_i64?", "const_shape: array_i64?", "const_strides: array_i64?"],
    results = ["TensorDesc: !xegpu.tensor_desc"],
    traits = ["attr_sized_operand_segments", "pure"],
    interfaces = ["view(source)"],
    format = "$source `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) (`,` `shape` `:` custom<DynamicIndexList>($shape, $const_shape)^ `,` `strides``:` custom<DynamicIndexList>($strides, $const_strides))? attr-dict `:` type($source) `->` qualified(type($TensorDesc))"
  }

  ods.operation @prefetch_nd {
    operands = ["TensorDesc: !xegpu.tensor_desc", "offsets: index..."],
    attributes = [
      "const_offsets: array_i64? since 22.1",
      "l1_hint: #xegpu.cache_hint?",
      "l2_hint: #xegpu.cache_hint?",
      "l3_hint: #xegpu.cache_hint?",
      "layout: @DistributeLayoutAttr? since 22.1"
    ],
    format = "$TensorDesc `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `:` qualified(type($TensorDesc))"
  }

  ods.operation @load_nd {
    operands = ["TensorDesc: !xegpu.tensor_desc", "offsets: index..."],
    attributes = [
      "const_offsets: array_i64? since 22.1",
      "packed: unit? since 22.1",
      "transpose: array_i64?",
      "l1_hint: #xegpu.cache_hint?",
      "l2_hint: #xegpu.cache_hint?",
      "l3_hint: #xegpu.cache_hint?",
      "layout: @DistributeLayoutAttr? since 22.1"
    ],
    results = ["value: @XeGPU_ValueType"],
    types = ["same_element(value, TensorDesc)"],
    effects = ["read"],
    format = "$TensorDesc `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `:` qualified(type($TensorDesc)) `->` type($value)"
  }

  ods.operation @store_nd {
    operands = ["value: @XeGPU_ValueType", "TensorDesc: !xegpu.tensor_desc", "offsets: index..."],
    attributes = [
      "const_offsets: array_i64? since 22.1",
      "l1_hint: #xegpu.cache_hint?",
      "l2_hint: #xegpu.cache_hint?",
      "l3_hint: #xegpu.cache_hint?",
      "layout: @DistributeLayoutAttr? since 22.1"
    ],
    types = ["same_element(value, TensorDesc)"],
    effects = ["write"],
    format = "$value `,` $TensorDesc `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `:` type($value) `,` qualified(type($TensorDesc))"
  }

  ods.operation @update_nd_offset {
    operands = ["TensorDesc: !xegpu.tensor_desc", "offsets: index..."],
    attributes = ["const_offsets: array_i64"],
    results = ["result: !xegpu.tensor_desc"],
    types = ["same(TensorDesc, result)"],
    traits = ["pure"],
    format = "$TensorDesc `,` custom<DynamicIndexList>($offsets, $const_offsets) attr-dict `:` qualified(type($result))"
  }

  ods.operation @create_tdesc {
    operands = ["source: @XeGPU_GatherScatterBaseAddrType", "offsets: @XeGPU_OffsetType"],
    results = ["TensorDesc: !xegpu.tensor_desc"],
    traits = ["pure"],
    interfaces = ["view(source)"],
    format = "$source `,` $offsets attr-dict `:` type($source) `,` type($offsets) `->` qualified(type($TensorDesc))"
  }

  ods.operation @prefetch {
    operands = ["source: @XeGPU_GatherScatterSourceType", "offsets: @XeGPU_OffsetType | index?"],
    attributes = [
      "l1_hint: #xegpu.cache_hint?",
      "l2_hint: #xegpu.cache_hint?",
      "l3_hint: #xegpu.cache_hint?",
      "offset_align_byte: i64? since 22.1",
      "layout: @DistributeLayoutAttr? since 22.1"
    ],
    format = "$source (`[` $offsets^ `]`)? prop-dict attr-dict `:` type(operands)"
  }

  ods.operation @load {
    operands = [
      "source: @XeGPU_GatherScatterSourceType",
      "offsets: @XeGPU_OffsetType | index?",
      "mask: @XeGPU_MaskType | i1"
    ],
    attributes = [
      "chunk_size: i64? since 22.1",
      "l1_hint: #xegpu.cache_hint?",
      "l2_hint: #xegpu.cache_hint?",
      "l3_hint: #xegpu.cache_hint?",
      "layout: @DistributeLayoutAttr? since 22.1"
    ],
    results = ["value: @XeGPU_ValueType | @XeGPU_ScalarType"],
    effects = ["read"],
    format = "$source (`[` $offsets^ `]`)? `,` $mask prop-dict attr-dict `:` type(operands) `->` type($value)"
  }

  ods.operation @store {
    operands = [
      "value: @XeGPU_ValueType | @XeGPU_ScalarType",
      "dest: @XeGPU_GatherScatterSourceType",
      "offsets: @XeGPU_OffsetType | index?",
      "mask: @XeGPU_MaskType | i1"
    ],
    attributes = [
      "chunk_size: i64? since 22.1",
      "l1_hint: #xegpu.cache_hint?",
      "l2_hint: #xegpu.cache_hint?",
      "l3_hint: #xegpu.cache_hint?",
      "layout: @DistributeLayoutAttr? since 22.1"
    ],
    effects = ["write"],
    format = "$value `,` $dest (`[` $offsets^ `]`)? `,` $mask prop-dict attr-dict `:` type(operands)"
  }

  ods.operation @update_offset {
    operands = ["TensorDesc: !xegpu.tensor_desc", "offsets: @XeGPU_OffsetType"],
    results = ["result: !xegpu.tensor_desc"],
    types = ["same(TensorDesc, result)"],
    format = "$TensorDesc `,` $offsets attr-dict `:` qualified(type($TensorDesc)) `,` type($offsets)"
  }

  ods.operation @dpas {
    operands = ["lhs: @XeGPU_DpasOprType", "rhs: @XeGPU_DpasOprType", "acc: @XeGPU_DpasResType?"],
    attributes = [
      "layout_a: @DistributeLayoutAttr? since 22.1",
      "layout_b: @DistributeLayoutAttr? since 22.1",
      "layout_cd: @DistributeLayoutAttr? since 22.1"
    ],
    results = ["result: @XeGPU_DpasResType"],
    types = ["same_element(lhs, rhs)"],
    traits = ["pure"],
    format = "$lhs `,` $rhs (`,` $acc^)? attr-dict `:` type($lhs)`,` type($rhs) (`,` type($acc)^)? `->` type($result)"
  }

  ods.operation @atomic_rmw {
    operands = ["tensorDesc: !xegpu.tensor_desc", "mask: @XeGPU_MaskType", "value: @XeGPU_ValueType"],
    attributes = ["kind: @AtomicRMWKind", "layout: @DistributeLayoutAttr? since 22.1"],
    results = ["result: @XeGPU_ValueType"],
    types = ["same_element(tensorDesc, value, result)", "same_shape(tensorDesc, value, result)"],
    effects = ["read", "write"],
    traits = ["always_speculatable"],
    format = "$kind $tensorDesc `,` $mask `,` $value attr-dict `:` qualified(type($tensorDesc)) `,` type($mask) `,` type($value) `->` type($result)"
  }

  ods.operation @alloc_nbarrier {
    attributes = ["nbarrier_num: i64"],
    format = "$nbarrier_num attr-dict"
  }

  ods.operation @init_nbarrier {
    operands = ["nbarrier_id: i8", "participant_thread_num: i8"],
    results = ["result: !xegpu.nbarrier"],
    format = "$nbarrier_id `,` $participant_thread_num attr-dict `:` type($nbarrier_id) `,` type($participant_thread_num) `->` qualified(type($result))"
  }

  ods.operation @nbarrier_arrive {
    operands = ["nbarrier: !xegpu.nbarrier"],
    format = "$nbarrier attr-dict `:` qualified(type($nbarrier))"
  }

  ods.operation @nbarrier_wait {
    operands = ["nbarrier: !xegpu.nbarrier"],
    format = "$nbarrier attr-dict `:` qualified(type($nbarrier))"
  }

  ods.operation @fence {
    attributes = ["memory_kind: #xegpu.memory_space", "fence_scope: #xegpu.fence_scope"],
    format = "`memory_kind` `=` `` $memory_kind `,` `fence_scope` `=` `` $fence_scope attr-dict"
  }

  ods.operation @convert_layout {
    since = "22.1",
    operands = ["source: @XeGPU_VectorType"],
    attributes = ["input_layout: @DistributeLayoutAttr", "target_layout: @DistributeLayoutAttr"],
    results = ["result: @XeGPU_VectorType"],
    types = ["same(source, result)"],
    traits = ["pure"],
    format = "$source prop-dict attr-dict `:` type($source)"
  }

  ods.operation @create_mem_desc {
    since = "22.1",
    operands = ["source: @ResideInShareMemoryAndStatically1dShaped | @ResideInShareMemoryAndStatically2dShaped"],
    results = ["mem_desc: !xegpu.mem_desc"],
    traits = ["pure"],
    format = "$source prop-dict attr-dict `` `:` type($source) `->` qualified(type($mem_desc))"
  }

  ods.operation @load_matrix {
    since = "22.1",
    operands = ["mem_desc: !xegpu.mem_desc", "offsets: index..."],
    attributes = ["const_offsets: array_i64", "subgroup_block_io: unit?", "layout: @DistributeLayoutAttr?"],
    results = ["res: @XeGPU_ValueType | @XeGPU_ScalarType"],
    types = ["same_element(mem_desc, res)"],
    effects = ["read"],
    format = "$mem_desc `` custom<DynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `` `:` type(operands) `->` type(results)"
  }

  ods.operation @store_matrix {
    since = "22.1",
    operands = ["data: @XeGPU_ValueType | @XeGPU_ScalarType", "mem_desc: !xegpu.mem_desc", "offsets: index..."],
    attributes = ["const_offsets: array_i64", "subgroup_block_io: unit?", "layout: @DistributeLayoutAttr?"],
    types = ["same_element(mem_desc, data)"],
    effects = ["write"],
    format = "$data `,` $mem_desc `` custom<DynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `` `:` type(operands)"
  }
}

