// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @nvvm attributes {
  source = "MLIR 22.1",
  other_types = true
} {
  ods.constraint @FixedLengthVectorOf32BitSignlessInteger4 {
    accepts = "fixed_vector(i32) & elements(4, 8)",
    description = "fixed-length vector of 32-bit signless integer values of length 4/8"
  }
  ods.constraint @LLVM_AnyPointer {accepts = "!llvm.ptr", description = "LLVM pointer type"}
  ods.constraint @LLVM_AnyStruct {accepts = "!llvm.struct", description = "LLVM structure type"}
  ods.constraint @LLVM_PointerConst {
    accepts = "exactly(!llvm.ptr<4>)",
    description = "LLVM pointer in address space 4"
  }
  ods.constraint @LLVM_PointerGeneric {accepts = "exactly(!llvm.ptr)", description = "LLVM pointer in address space 0"}
  ods.constraint @LLVM_PointerGlobal {
    accepts = "exactly(!llvm.ptr<1>)",
    description = "LLVM pointer in address space 1"
  }
  ods.constraint @LLVM_PointerLocal {
    accepts = "exactly(!llvm.ptr<5>)",
    description = "LLVM pointer in address space 5"
  }
  ods.constraint @LLVM_PointerShared {
    accepts = "exactly(!llvm.ptr<3>)",
    description = "LLVM pointer in address space 3"
  }
  ods.constraint @LLVM_PointerSharedCluster {
    accepts = "exactly(!llvm.ptr<7>)",
    description = "LLVM pointer in address space 7"
  }
  ods.constraint @LLVM_PointerTensor {
    accepts = "exactly(!llvm.ptr<6>)",
    description = "LLVM pointer in address space 6"
  }
  ods.constraint @LLVM_Type {
    accepts = "unchecked(\"LLVM::isCompatibleOuterType($_self)\")",
    description = "LLVM dialect-compatible type"
  }
  ods.constraint @VectorOf16BitFloatValuesOfLength2 {
    accepts = "vector(f16) & min_rank(1) & elements(2)",
    description = "vector of 16-bit float values of length 2"
  }
  ods.constraint @VectorOf16BitSignlessIntegerValuesOf2 {
    accepts = "vector(i16) & min_rank(1) & elements(2)",
    description = "vector of 16-bit signless integer values of length 2"
  }
  ods.constraint @VectorOf32BitFloatValuesOfLength4 {
    accepts = "vector(f32) & min_rank(1) & elements(4)",
    description = "vector of 32-bit float values of length 4"
  }
  ods.constraint @VectorOf32BitSignlessIntegerValuesOf248 {
    accepts = "vector(i32) & min_rank(1) & elements(2, 4, 8, 16, 32, 64, 128)",
    description = "vector of 32-bit signless integer values of length 2/4/8/16/32/64/128"
  }
  ods.constraint @VectorOf8BitSignlessIntegerValuesOf2 {
    accepts = "vector(i8) & min_rank(1) & elements(2)",
    description = "vector of 8-bit signless integer values of length 2"
  }
  ods.constraint @VectorOf8BitSignlessIntegerValuesOf4 {
    accepts = "vector(i8) & min_rank(1) & elements(4)",
    description = "vector of 8-bit signless integer values of length 4"
  }
  ods.constraint @VectorOfBfloat16TypeValuesOfLength2 {
    accepts = "vector(bf16) & min_rank(1) & elements(2)",
    description = "vector of bfloat16 type values of length 2"
  }

  ods.enum @BarrierReduction {
    type = "i32",
    cases = ["popc", "and", "or"]
  }
  ods.enum @BlockScaleFormat {type = "i32", cases = ["ue8m0", "ue4m3"]}
  ods.enum @CTAGroupKind {type = "i32", cases = ["cta_1", "cta_2"]}
  ods.enum @CacheEvictionPriority {
    type = "i32",
    cases = ["evict_normal", "evict_first", "evict_last", "evict_unchanged", "no_allocate"]
  }
  ods.enum @ClusterLaunchControlQueryType {
    type = "i32",
    cases = ["is_canceled", "get_first_cta_id_x", "get_first_cta_id_y", "get_first_cta_id_z"]
  }
  ods.enum @DotAccumulateType {
    type = "i32",
    cases = ["signed = 1", "unsigned = 0"]
  }
  ods.enum @FPRoundingMode {
    type = "i32",
    cases = ["none", "rn", "rm", "rp", "rz", "rna", "rs"]
  }
  ods.enum @GridDepActionKind {
    type = "i32",
    cases = ["wait", "launch_dependents"]
  }
  ods.enum @LdStMatrixEltType {
    type = "i32",
    cases = ["b16", "b8", "b8x16.b6x16_p32", "b8x16.b4x16_p64"]
  }
  ods.enum @LoadCacheModifierKind {
    type = "i32",
    cases = ["ca", "cg", "cs", "lu", "cv"]
  }
  ods.enum @MMAB1Op {type = "i32", cases = ["none", "xor_popc", "and_popc"]}
  ods.enum @MMABlockScaleKind {type = "i32", cases = ["mxf8f6f4", "mxf4", "mxf4nvf4"]}
  ods.enum @MMAFrag {type = "i32", cases = ["a", "b", "c"]}
  ods.enum @MMAIntOverflow {type = "i32", cases = ["satfinite = 1", "wrapped = 0"]}
  ods.enum @MMAKind {type = "i32", cases = ["f8f6f4"]}
  ods.enum @MMALayout {type = "i32", cases = ["row", "col"]}
  ods.enum @MMATypes {
    type = "i32",
    cases = [
      "f16",
      "f32",
      "tf32",
      "bf16 = 9",
      "s8 = 4",
      "u8 = 3",
      "s32 = 5",
      "s4 = 8",
      "u4 = 7",
      "b1 = 6",
      "f64 = 10",
      "e4m3",
      "e5m2",
      "e3m2",
      "e2m3",
      "e2m1"
    ]
  }
  ods.enum @MatchSyncKind {type = "i32", cases = ["any", "all"]}
  ods.enum @MemOrderKind {
    type = "i32",
    cases = ["weak", "relaxed", "acquire", "release", "acq_rel", "sc", "mmio", "volatile"]
  }
  ods.enum @MemScopeKind {type = "i32", cases = ["cta", "cluster", "gpu", "sys"]}
  ods.enum @NVVMMemorySpace {
    type = "i32",
    cases = ["generic", "global", "shared = 3", "constant", "local", "tensor", "shared_cluster"]
  }
  ods.enum @PermuteMode {
    type = "i32",
    cases = ["default", "f4e", "b4e", "rc8", "ecl", "ecr", "rc16"]
  }
  ods.enum @PrefetchCacheLevel {type = "i32", cases = ["L1", "L2"]}
  ods.enum @ProxyKind {
    type = "i32",
    cases = ["alias", "async", "async.global", "async.shared", "tensormap", "generic"]
  }
  ods.enum @ReduxKind {
    type = "i32",
    cases = ["add = 1", "and", "max", "min", "or", "umax", "umin", "xor", "fmin", "fmax"]
  }
  ods.enum @SaturationMode {type = "i32", cases = ["none", "satfinite"]}
  ods.enum @ScaleVecSize {type = "i32", cases = ["x1", "x2", "x4"]}
  ods.enum @SetMaxRegisterAction {
    type = "i32",
    cases = ["decrease = 1", "increase = 0"]
  }
  ods.enum @SharedSpace {type = "i32", cases = ["cta", "cluster"]}
  ods.enum @ShflKind {type = "i32", cases = ["bfly", "up", "down", "idx"]}
  ods.enum @TMALoadMode {
    type = "i32",
    cases = ["tile", "im2col", "im2col_w", "im2col_w_128", "tile_gather4"]
  }
  ods.enum @TMAReduxKind {
    type = "i32",
    cases = ["add", "max = 2", "min = 1", "inc = 3", "dec", "and", "or", "xor"]
  }
  ods.enum @TMAStoreMode {type = "i32", cases = ["tile", "im2col", "tile_scatter4"]}
  ods.enum @Tcgen05CpMulticast {
    type = "i32",
    cases = ["none", "warpx2_02_13", "warpx2_01_23", "warpx4"]
  }
  ods.enum @Tcgen05CpShape {
    type = "i32",
    cases = ["shape_128x256b", "shape_4x256b", "shape_128x128b", "shape_64x128b", "shape_32x128b"]
  }
  ods.enum @Tcgen05CpSrcFormat {type = "i32", cases = ["b6x16_p32", "b4x16_p64"]}
  ods.enum @Tcgen05FenceKind {type = "i32", cases = ["before", "after"]}
  ods.enum @Tcgen05LdStShape {
    type = "i32",
    cases = ["shape_16x64b", "shape_16x128b", "shape_16x256b", "shape_32x32b", "shape_16x32bx2"]
  }
  ods.enum @Tcgen05MMABlockScale {
    type = "i32",
    cases = ["default", "block16", "block32"]
  }
  ods.enum @Tcgen05MMACollectorBBuffer {
    type = "i32",
    cases = ["b0", "b1", "b2", "b3"]
  }
  ods.enum @Tcgen05MMACollectorOp {
    type = "i32",
    cases = ["discard", "lastuse", "fill", "use"]
  }
  ods.enum @Tcgen05MMAKind {
    type = "i32",
    cases = ["f8f6f4 = 2", "i8", "f16 = 0", "tf32"]
  }
  ods.enum @Tcgen05WaitKind {type = "i32", cases = ["load", "store"]}
  ods.enum @VoteSyncKind {type = "i32", cases = ["any", "all", "ballot", "uni"]}
  ods.enum @WGMMAScaleIn {type = "i32", cases = ["one = 1", "neg = -1"]}
  ods.enum @WGMMAScaleOut {type = "i32", cases = ["zero", "one"]}
  ods.enum @WGMMATypes {
    type = "i32",
    cases = ["f16", "tf32", "u8", "s8", "b1", "bf16", "e4m3", "e5m2", "f32", "s32"]
  }

  ods.attribute @cache_eviction_priority {
    parameters = ["value: @CacheEvictionPriority"],
    format = "$value"
  }
  ods.attribute @memory_space {
    parameters = ["value: @NVVMMemorySpace"],
    implements = ["LLVMAddrSpaceAttrInterface", "MemorySpaceAttrInterface"],
    format = "`<` $value `>`"
  }
  ods.attribute @mem_scope {
    parameters = ["value: @MemScopeKind"],
    format = "`<` $value `>`"
  }
  ods.attribute @shared_space {
    parameters = ["value: @SharedSpace"],
    format = "`<` $value `>`"
  }
  ods.attribute @mem_order {
    parameters = ["value: @MemOrderKind"],
    format = "`<` $value `>`"
  }
  ods.attribute @redux_kind {parameters = ["value: @ReduxKind"], format = "$value"}
  ods.attribute @reduction {
    parameters = ["value: @BarrierReduction"],
    format = "`<` $value `>`"
  }
  ods.attribute @proxy_kind {parameters = ["value: @ProxyKind"], format = "`<` $value `>`"}
  ods.attribute @action {
    parameters = ["value: @SetMaxRegisterAction"],
    format = "$value"
  }
  ods.attribute @shfl_kind {parameters = ["value: @ShflKind"], format = "$value"}
  ods.attribute @vote_sync_kind {
    parameters = ["value: @VoteSyncKind"],
    format = "$value"
  }
  ods.attribute @permute_mode {
    parameters = ["value: @PermuteMode"],
    format = "`<` $value `>`"
  }
  ods.attribute @load_cache_modifier {
    parameters = ["value: @LoadCacheModifierKind"],
    format = "$value"
  }
  ods.attribute @fp_rnd_mode {
    parameters = ["value: @FPRoundingMode"],
    format = "`<` $value `>`"
  }
  ods.attribute @sat_mode {
    parameters = ["value: @SaturationMode"],
    format = "`<` $value `>`"
  }
  ods.attribute @mma_b1op {
    parameters = ["value: @MMAB1Op"],
    format = "`<` $value `>`"
  }
  ods.attribute @mma_int_overflow {
    parameters = ["value: @MMAIntOverflow"],
    format = "`<` $value `>`"
  }
  ods.attribute @mma_kind {parameters = ["value: @MMAKind"], format = "`<` $value `>`"}
  ods.attribute @shape {
    parameters = ["m: int32", "n: int32", "k: int32"],
    format = "`<` struct(params) `>`"
  }
  ods.attribute @mma_layout {
    parameters = ["value: @MMALayout"],
    format = "`<` $value `>`"
  }
  ods.attribute @mma_type {parameters = ["value: @MMATypes"], format = "`<` $value `>`"}
  ods.attribute @mma_frag {parameters = ["value: @MMAFrag"], format = "`<` $value `>`"}
  ods.attribute @ld_st_matrix_shape {
    parameters = ["m: int32", "n: int32"],
    format = "`<` struct(params) `>`"
  }
  ods.attribute @ld_st_matrix_elt_type {
    parameters = ["value: @LdStMatrixEltType"],
    format = "`<` $value `>`"
  }
  ods.attribute @scale_vec_size {
    parameters = ["value: @ScaleVecSize"],
    format = "`<` $value `>`"
  }
  ods.attribute @block_scale_format {
    parameters = ["value: @BlockScaleFormat"],
    format = "`<` $value `>`"
  }
  ods.attribute @block_scale_kind {
    parameters = ["value: @MMABlockScaleKind"],
    format = "`<` $value `>`"
  }
  ods.attribute @tma_load_mode {
    parameters = ["value: @TMALoadMode"],
    format = "`<` $value `>`"
  }
  ods.attribute @tma_store_mode {
    parameters = ["value: @TMAStoreMode"],
    format = "`<` $value `>`"
  }
  ods.attribute @cta_group {
    parameters = ["value: @CTAGroupKind"],
    format = "`<` $value `>`"
  }
  ods.attribute @prefetch_cache_level {
    parameters = ["value: @PrefetchCacheLevel"],
    format = "$value"
  }
  ods.attribute @tma_redux_kind {
    parameters = ["value: @TMAReduxKind"],
    format = "`<` $value `>`"
  }
  ods.attribute @wgmma_scale_in {
    parameters = ["value: @WGMMAScaleIn"],
    format = "`<` $value `>`"
  }
  ods.attribute @wgmma_scale_out {
    parameters = ["value: @WGMMAScaleOut"],
    format = "`<` $value `>`"
  }
  ods.attribute @wgmma_type {
    parameters = ["value: @WGMMATypes"],
    format = "`<` $value `>`"
  }
  ods.attribute @grid_dep_action {
    parameters = ["value: @GridDepActionKind"],
    format = "$value"
  }
  ods.attribute @match_sync_kind {
    parameters = ["value: @MatchSyncKind"],
    format = "$value"
  }
  ods.attribute @tcgen05_fence {
    parameters = ["value: @Tcgen05FenceKind"],
    format = "`<` $value `>`"
  }
  ods.attribute @tcgen05_wait {
    parameters = ["value: @Tcgen05WaitKind"],
    format = "`<` $value `>`"
  }
  ods.attribute @tcgen05_cp_shape {
    parameters = ["value: @Tcgen05CpShape"],
    format = "`<` $value `>`"
  }
  ods.attribute @tcgen05_cp_multicast {
    parameters = ["value: @Tcgen05CpMulticast"],
    format = "`<` $value `>`"
  }
  ods.attribute @tcgen05_cp_src_fmt {
    parameters = ["value: @Tcgen05CpSrcFormat"],
    format = "`<` $value `>`"
  }
  ods.attribute @tcgen05_ldst_shape {
    parameters = ["value: @Tcgen05LdStShape"],
    format = "`<` $value `>`"
  }
  ods.attribute @dot_accumulate_type {
    parameters = ["value: @DotAccumulateType"],
    format = "`<` $value `>`"
  }
  ods.attribute @cluster_launch_control_query_type {
    parameters = ["value: @ClusterLaunchControlQueryType"],
    format = "$value"
  }
  ods.attribute @tcgen05_mma_kind {
    parameters = ["value: @Tcgen05MMAKind"],
    format = "`<` $value `>`"
  }
  ods.attribute @tcgen05_mma_collectorop {
    parameters = ["value: @Tcgen05MMACollectorOp"],
    format = "`<` $value `>`"
  }
  ods.attribute @tcgen05_mma_block_scale {
    parameters = ["value: @Tcgen05MMABlockScale"],
    format = "`<` $value `>`"
  }
  ods.attribute @tcgen05_mma_collectorb {
    parameters = ["value: @Tcgen05MMACollectorBBuffer"],
    format = "`<` $value `>`"
  }
  ods.attribute @target {
    parameters = [
      "O: int32 = 2",
      "triple: string = \"nvptx64-nvidia-cuda\"",
      "chip: string = \"sm_50\"",
      "features: string = \"\"",
      "flags: attr(dictionary)?",
      "link: attr(array)?",
      "verifyTarget: bool = true"
    ],
    implements = ["TargetAttrVerifyInterface"],
    format = "(`<` struct($O, $triple, $chip, $features, $flags, $link, $verifyTarget)^ `>`)?"
  }

  ods.operation @read.ptx.sreg.laneid {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.warpsize {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.warpid {
    since = "22.1",
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.nwarpid {
    since = "22.1",
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.smid {
    since = "22.1",
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.nsmid {
    since = "22.1",
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.gridid {
    since = "22.1",
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.lanemask.eq {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.lanemask.le {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.lanemask.lt {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.lanemask.ge {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.lanemask.gt {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.tid.x {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.tid.y {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.tid.z {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.ntid.x {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.ntid.y {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.ntid.z {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.ctaid.x {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.ctaid.y {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.ctaid.z {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.nctaid.x {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.nctaid.y {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.nctaid.z {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.clusterid.x {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.clusterid.y {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.clusterid.z {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.nclusterid.x {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.nclusterid.y {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.nclusterid.z {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.cluster.ctaid.x {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.cluster.ctaid.y {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.cluster.ctaid.z {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.cluster.nctaid.x {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.cluster.nctaid.y {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.cluster.nctaid.z {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.cluster.ctarank {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.cluster.nctarank {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.total.smem.size {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.dynamic.smem.size {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.aggr.smem.size {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.clock {
    results = ["res: @LLVM_Type"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.clock64 {
    results = ["res: @LLVM_Type"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.globaltimer {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.globaltimer.lo {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg0 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg10 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg11 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg12 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg13 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg14 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg15 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg16 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg17 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg18 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg19 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg1 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg20 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg21 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg22 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg23 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg24 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg25 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg26 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg27 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg28 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg29 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg2 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg30 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg31 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg3 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg4 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg5 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg6 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg7 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg8 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @read.ptx.sreg.envreg9 {
    since = "22.1",
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($res)"
  }

  ods.operation @inline_ptx {
    since = "22.1",
    operands = ["readOnlyArgs: any...", "readWriteArgs: any...", "predicate: i1?"],
    attributes = ["ptxCode: string"],
    results = ["writeOnlyArgs: any..."],
    traits = ["attr_sized_operand_segments"],
    format = "$ptxCode ( `ro` `(` $readOnlyArgs^ `:` type($readOnlyArgs) `)` )? ( `rw` `(` $readWriteArgs^ `:` type($readWriteArgs) `)` )? (`,` `predicate` `=` $predicate^)? attr-dict ( `->` type($writeOnlyArgs)^ )?"
  }

  ods.operation @rcp.approx.ftz.f {
    operands = ["arg: f32"],
    results = ["res: f32"],
    traits = ["pure"],
    format = "$arg attr-dict `:` type($res)"
  }

  ods.operation @redux.sync {
    operands = ["val: i32 | f32", "mask_and_clamp: i32"],
    attributes = ["kind: #nvvm.redux_kind", "abs: bool = false since 22.1", "nan: bool = false since 22.1"],
    results = ["res: i32 | f32"],
    types = ["same(res, val)"],
    format = "$kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)"
  }

  ods.operation @nanosleep {
    since = "22.1",
    operands = ["duration: i32"],
    format = "attr-dict $duration"
  }

  ods.operation @pmevent {
    since = "22.1",
    attributes = ["maskedEventId: i16?", "eventId: i32?"],
    format = "attr-dict (`id` `=` $eventId^)? (`mask` `=` $maskedEventId^)?"
  }

  ods.operation @mbarrier.init {
    operands = ["addr: @LLVM_PointerGeneric | @LLVM_PointerShared", "count: i32", "predicate: i1?"],
    format = "$addr `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)"
  }

  ods.operation @mbarrier.inval {
    operands = ["addr: @LLVM_PointerGeneric | @LLVM_PointerShared"],
    format = "$addr attr-dict `:` type(operands)"
  }

  ods.operation @mbarrier.expect_tx {
    since = "22.1",
    operands = ["addr: @LLVM_PointerShared | @LLVM_PointerSharedCluster", "txcount: i32"],
    attributes = ["scope: #nvvm.mem_scope = #nvvm.mem_scope<cta>"],
    format = "$addr `,` $txcount attr-dict `:` type(operands)"
  }

  ods.operation @mbarrier.complete_tx {
    since = "22.1",
    operands = ["addr: @LLVM_PointerShared | @LLVM_PointerSharedCluster", "txcount: i32"],
    attributes = ["scope: #nvvm.mem_scope = #nvvm.mem_scope<cta>"],
    format = "$addr `,` $txcount attr-dict `:` type(operands)"
  }

  ods.operation @mbarrier.arrive {
    operands = ["addr: @LLVM_PointerGeneric | @LLVM_PointerShared | @LLVM_PointerSharedCluster", "count: i32?"],
    attributes = ["scope: #nvvm.mem_scope = #nvvm.mem_scope<cta> since 22.1", "relaxed: bool = false since 22.1"],
    results = ["res: i64?"],
    format = "$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?"
  }

  ods.operation @mbarrier.arrive_drop {
    since = "22.1",
    operands = ["addr: @LLVM_PointerGeneric | @LLVM_PointerShared | @LLVM_PointerSharedCluster", "count: i32?"],
    attributes = ["scope: #nvvm.mem_scope = #nvvm.mem_scope<cta>", "relaxed: bool = false"],
    results = ["res: i64?"],
    format = "$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?"
  }

  ods.operation @mbarrier.arrive.nocomplete {
    operands = ["addr: @LLVM_PointerGeneric | @LLVM_PointerShared", "count: i32"],
    results = ["res: i64"],
    format = "$addr `,` $count attr-dict `:` type(operands) `->` type($res)"
  }

  ods.operation @mbarrier.arrive_drop.nocomplete {
    since = "22.1",
    operands = ["addr: @LLVM_PointerGeneric | @LLVM_PointerShared", "count: i32"],
    results = ["res: i64"],
    format = "$addr `,` $count attr-dict `:` type(operands) `->` type($res)"
  }

  ods.operation @mbarrier.arrive.expect_tx {
    operands = [
      "addr: @LLVM_PointerGeneric | @LLVM_PointerShared | @LLVM_PointerSharedCluster",
      "txcount: i32",
      "predicate: i1?"
    ],
    attributes = ["scope: #nvvm.mem_scope = #nvvm.mem_scope<cta> since 22.1", "relaxed: bool = false since 22.1"],
    results = ["res: i64?"],
    format = "$addr `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands) (`->` type($res)^)?"
  }

  ods.operation @mbarrier.arrive_drop.expect_tx {
    since = "22.1",
    operands = ["addr: @LLVM_PointerGeneric | @LLVM_PointerShared | @LLVM_PointerSharedCluster", "txcount: i32"],
    attributes = ["scope: #nvvm.mem_scope = #nvvm.mem_scope<cta>", "relaxed: bool = false"],
    results = ["res: i64?"],
    format = "$addr `,` $txcount attr-dict `:` type(operands) (`->` type($res)^)?"
  }

  ods.operation @mbarrier.try_wait.parity {
    operands = ["addr: @LLVM_PointerGeneric | @LLVM_PointerShared", "phase: i32", "ticks: i32"],
    format = "$addr `,` $phase `,` $ticks attr-dict `:` type(operands)"
  }

  ods.operation @mbarrier.test.wait {
    operands = ["addr: @LLVM_PointerGeneric | @LLVM_PointerShared", "stateOrPhase: i64 | i32"],
    attributes = ["scope: #nvvm.mem_scope = #nvvm.mem_scope<cta> since 22.1", "relaxed: bool = false since 22.1"],
    results = ["res: i1"],
    format = "$addr `,` $stateOrPhase attr-dict `:` type(operands) `->` type($res)"
  }

  ods.operation @mbarrier.try_wait {
    since = "22.1",
    operands = ["addr: @LLVM_PointerGeneric | @LLVM_PointerShared", "stateOrPhase: i64 | i32", "ticks: i32?"],
    attributes = ["scope: #nvvm.mem_scope = #nvvm.mem_scope<cta>", "relaxed: bool = false"],
    results = ["res: i1"],
    format = "$addr `,` $stateOrPhase (`,` $ticks^)? attr-dict `:` type(operands) `->` type($res)"
  }

  ods.operation @barrier0 {
    format = "attr-dict"
  }

  ods.operation @barrier {
    operands = ["barrierId: i32?", "numberOfThreads: i32?", "reductionPredicate: i32?"],
    attributes = ["reductionOp: #nvvm.reduction? since 22.1"],
    results = ["res: i32?"],
    traits = ["attr_sized_operand_segments"],
    format = "(`id` `=` $barrierId^)? (`number_of_threads` `=` $numberOfThreads^)? (qualified($reductionOp)^ $reductionPredicate)? (`->` type($res)^)? attr-dict"
  }

  ods.operation @barrier.arrive {
    operands = ["barrierId: i32?", "numberOfThreads: i32"],
    format = "(`id` `=` $barrierId^)? `number_of_threads` `=` $numberOfThreads attr-dict"
  }

  ods.operation @cluster.arrive {
    attributes = ["aligned: unit?"],
    format = "attr-dict"
  }

  ods.operation @cluster.arrive.relaxed {
    attributes = ["aligned: unit?"],
    format = "attr-dict"
  }

  ods.operation @cluster.wait {
    attributes = ["aligned: unit?"],
    format = "attr-dict"
  }

  ods.operation @memory.barrier {
    since = "22.1",
    attributes = ["scope: #nvvm.mem_scope"],
    format = "$scope attr-dict"
  }

  ods.operation @fence.sc.cluster {
    format = "attr-dict"
  }

  ods.operation @fence.sync_restrict {
    since = "22.1",
    attributes = ["order: #nvvm.mem_order"],
    format = "attr-dict"
  }

  ods.operation @fence.mbarrier.init {
    format = "attr-dict"
  }

  ods.operation @fence.proxy {
    attributes = ["kind: #nvvm.proxy_kind", "space: #nvvm.shared_space?"],
    format = "attr-dict"
  }

  ods.operation @fence.proxy.acquire {
    since = "22.1",
    operands = ["addr: @LLVM_PointerGeneric", "size: i32"],
    attributes = [
      "scope: #nvvm.mem_scope",
      "fromProxy: #nvvm.proxy_kind = #nvvm.proxy_kind<generic>",
      "toProxy: #nvvm.proxy_kind = #nvvm.proxy_kind<tensormap>"
    ],
    format = "$scope $addr `,` $size (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict"
  }

  ods.operation @fence.proxy.release {
    since = "22.1",
    attributes = [
      "scope: #nvvm.mem_scope",
      "fromProxy: #nvvm.proxy_kind = #nvvm.proxy_kind<generic>",
      "toProxy: #nvvm.proxy_kind = #nvvm.proxy_kind<tensormap>"
    ],
    format = "$scope (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict"
  }

  ods.operation @fence.proxy.sync_restrict {
    since = "22.1",
    attributes = [
      "order: #nvvm.mem_order",
      "fromProxy: #nvvm.proxy_kind = #nvvm.proxy_kind<generic>",
      "toProxy: #nvvm.proxy_kind = #nvvm.proxy_kind<async>"
    ],
    format = "attr-dict"
  }

  ods.operation @setmaxregister {
    attributes = ["regCount: i32", "action: #nvvm.action"],
    format = "$action $regCount attr-dict"
  }

  ods.operation @shfl.sync {
    operands = ["thread_mask: i32", "val: i32 | f32", "offset: i32", "mask_and_clamp: i32"],
    attributes = ["kind: #nvvm.shfl_kind", "return_value_and_is_valid: unit?"],
    results = ["res: i32 | f32 | !llvm.struct"],
    format = "$kind $thread_mask `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)"
  }

  ods.operation @vote.sync {
    since = "22.1",
    operands = ["mask: i32", "pred: i1"],
    attributes = ["kind: #nvvm.vote_sync_kind"],
    results = ["res: i32 | i1"],
    format = "$kind $mask `,` $pred attr-dict `->` type($res)"
  }

  ods.operation @bar.warp.sync {
    operands = ["mask: i32"],
    format = "$mask attr-dict `:` type($mask)"
  }

  ods.operation @elect.sync {
    operands = ["membermask: i32?"],
    results = ["pred: i1"],
    format = "($membermask^)? attr-dict `->` type(results)"
  }

  ods.operation @prmt {
    since = "22.1",
    operands = ["lo: i32", "hi: i32?", "selector: i32"],
    attributes = ["mode: #nvvm.permute_mode"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "$mode $selector `,` $lo (`,` $hi^)? attr-dict `:` type($res)"
  }

  ods.operation @cp.async.shared.global {
    operands = ["dst: @LLVM_PointerShared", "src: @LLVM_PointerGlobal", "cpSize: i32?"],
    attributes = ["size: i32", "modifier: #nvvm.load_cache_modifier"],
    format = "$dst `,` $src `,` $size `,` `cache` `=` $modifier (`,` $cpSize^)? attr-dict `:` type(operands)"
  }

  ods.operation @cp.async.commit.group {
    format = "attr-dict"
  }

  ods.operation @cp.async.wait.group {
    attributes = ["n: i32"],
    format = "$n attr-dict"
  }

  ods.operation @cp.async.mbarrier.arrive {
    operands = ["addr: @LLVM_PointerGeneric | @LLVM_PointerShared"],
    attributes = ["noinc: i1 = false"],
    format = "$addr attr-dict `:` type(operands)"
  }

  ods.operation @convert.float.to.tf32 {
    since = "22.1",
    operands = ["src: f32"],
    attributes = [
      "rnd: #nvvm.fp_rnd_mode = #nvvm.fp_rnd_mode<none>",
      "sat: #nvvm.sat_mode = #nvvm.sat_mode<none>",
      "relu: bool = false"
    ],
    results = ["res: i32"],
    format = "$src attr-dict"
  }

  ods.operation @convert.f32x2.to.f4x2 {
    since = "22.1",
    operands = ["a: f32", "b: f32"],
    attributes = ["relu: bool = false", "dstTy: type"],
    results = ["dst: i8"],
    format = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`"
  }

  ods.operation @convert.f32x2.to.f6x2 {
    since = "22.1",
    operands = ["a: f32", "b: f32"],
    attributes = ["relu: bool = false", "dstTy: type"],
    results = ["dst: i16 | @VectorOf8BitSignlessIntegerValuesOf2"],
    format = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`"
  }

  ods.operation @convert.f32x2.to.f8x2 {
    since = "22.1",
    operands = ["a: f32", "b: f32"],
    attributes = [
      "rnd: #nvvm.fp_rnd_mode = #nvvm.fp_rnd_mode<none>",
      "sat: #nvvm.sat_mode = #nvvm.sat_mode<none>",
      "relu: bool = false",
      "dstTy: type"
    ],
    results = ["dst: i16 | @VectorOf8BitSignlessIntegerValuesOf2"],
    format = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`"
  }

  ods.operation @convert.f16x2.to.f8x2 {
    since = "22.1",
    operands = ["a: @VectorOf16BitFloatValuesOfLength2"],
    attributes = ["relu: bool = false", "dstTy: type"],
    results = ["dst: i16 | @VectorOf8BitSignlessIntegerValuesOf2"],
    format = "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`"
  }

  ods.operation @convert.bf16x2.to.f8x2 {
    since = "22.1",
    operands = ["a: @VectorOfBfloat16TypeValuesOfLength2"],
    attributes = [
      "rnd: #nvvm.fp_rnd_mode = #nvvm.fp_rnd_mode<none>",
      "sat: #nvvm.sat_mode = #nvvm.sat_mode<none>",
      "dstTy: type"
    ],
    results = ["dst: i16 | @VectorOf8BitSignlessIntegerValuesOf2"],
    format = "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`"
  }

  ods.operation @convert.f8x2.to.f16x2 {
    since = "22.1",
    operands = ["src: @VectorOf8BitSignlessIntegerValuesOf2"],
    attributes = ["relu: bool = false", "srcType: type"],
    results = ["dst: @VectorOf16BitFloatValuesOfLength2"],
    format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"
  }

  ods.operation @convert.f8x2.to.bf16x2 {
    since = "22.1",
    operands = ["src: @VectorOf8BitSignlessIntegerValuesOf2"],
    attributes = ["srcType: type"],
    results = ["dst: @VectorOfBfloat16TypeValuesOfLength2"],
    format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"
  }

  ods.operation @convert.f6x2.to.f16x2 {
    since = "22.1",
    operands = ["src: @VectorOf8BitSignlessIntegerValuesOf2"],
    attributes = ["relu: bool = false", "srcType: type"],
    results = ["dst: @VectorOf16BitFloatValuesOfLength2"],
    format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"
  }

  ods.operation @convert.f4x2.to.f16x2 {
    since = "22.1",
    operands = ["src: i8"],
    attributes = ["relu: bool = false", "srcType: type"],
    results = ["dst: @VectorOf16BitFloatValuesOfLength2"],
    format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"
  }

  ods.operation @convert.f32x2.to.f16x2 {
    since = "22.1",
    operands = ["src_hi: f32", "src_lo: f32", "random_bits: i32?"],
    attributes = [
      "rnd: #nvvm.fp_rnd_mode = #nvvm.fp_rnd_mode<none>",
      "sat: #nvvm.sat_mode = #nvvm.sat_mode<none>",
      "relu: bool = false"
    ],
    results = ["dst: @VectorOf16BitFloatValuesOfLength2"],
    traits = ["pure"],
    format = "$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)"
  }

  ods.operation @convert.f32x2.to.bf16x2 {
    since = "22.1",
    operands = ["src_hi: f32", "src_lo: f32", "random_bits: i32?"],
    attributes = [
      "rnd: #nvvm.fp_rnd_mode = #nvvm.fp_rnd_mode<none>",
      "sat: #nvvm.sat_mode = #nvvm.sat_mode<none>",
      "relu: bool = false"
    ],
    results = ["dst: @VectorOfBfloat16TypeValuesOfLength2"],
    traits = ["pure"],
    format = "$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)"
  }

  ods.operation @convert.f32x4.to.f8x4 {
    since = "22.1",
    operands = ["src: @VectorOf32BitFloatValuesOfLength4", "rbits: i32"],
    attributes = ["relu: bool = false", "dstTy: type"],
    results = ["dst: @VectorOf8BitSignlessIntegerValuesOf4"],
    traits = ["pure"],
    format = "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`"
  }

  ods.operation @convert.f32x4.to.f6x4 {
    since = "22.1",
    operands = ["src: @VectorOf32BitFloatValuesOfLength4", "rbits: i32"],
    attributes = ["relu: bool = false", "dstTy: type"],
    results = ["dst: @VectorOf8BitSignlessIntegerValuesOf4"],
    traits = ["pure"],
    format = "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`"
  }

  ods.operation @convert.f32x4.to.f4x4 {
    since = "22.1",
    operands = ["src: @VectorOf32BitFloatValuesOfLength4", "rbits: i32"],
    attributes = ["relu: bool = false", "dstTy: type"],
    results = ["dst: i16"],
    traits = ["pure"],
    format = "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`"
  }

  ods.operation @wmma.load {
    operands = ["ptr: @LLVM_AnyPointer", "stride: i32"],
    attributes = [
      "m: i32",
      "n: i32",
      "k: i32",
      "layout: #nvvm.mma_layout",
      "eltype: #nvvm.mma_type",
      "frag: #nvvm.mma_frag"
    ],
    results = ["res: @LLVM_AnyStruct | f64"],
    format = "$ptr `,` $stride attr-dict `:` functional-type($ptr, $res)"
  }

  ods.operation @wmma.store {
    operands = ["ptr: @LLVM_AnyPointer", "args: @LLVM_Type...", "stride: i32"],
    attributes = ["m: i32", "n: i32", "k: i32", "layout: #nvvm.mma_layout", "eltype: #nvvm.mma_type"],
    format = "$ptr `,` $stride `,` $args attr-dict `:` qualified(type($ptr)) `,` type($args)"
  }

  ods.operation @wmma.mma {
    operands = ["args: @LLVM_Type..."],
    attributes = [
      "m: i32",
      "n: i32",
      "k: i32",
      "layoutA: #nvvm.mma_layout",
      "layoutB: #nvvm.mma_layout",
      "eltypeA: #nvvm.mma_type",
      "eltypeB: #nvvm.mma_type"
    ],
    results = ["res: @LLVM_AnyStruct"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @stmatrix {
    operands = ["ptr: @LLVM_PointerShared", "sources: i32..."],
    attributes = [
      "layout: #nvvm.mma_layout",
      "shape: #nvvm.ld_st_matrix_shape",
      "eltType: #nvvm.ld_st_matrix_elt_type"
    ],
    format = "$ptr `,` $sources attr-dict `:` type(operands)"
  }

  ods.operation @ldmatrix {
    operands = ["ptr: @LLVM_PointerShared"],
    attributes = [
      "num: i32",
      "layout: #nvvm.mma_layout",
      "shape: #nvvm.ld_st_matrix_shape",
      "eltType: #nvvm.ld_st_matrix_elt_type"
    ],
    results = ["res: any"],
    format = "$ptr attr-dict `:` functional-type($ptr, $res)"
  }

  ods.operation @mma.sync {
    operands = ["operandA: @LLVM_Type...", "operandB: @LLVM_Type...", "operandC: @LLVM_Type..."],
    attributes = [
      "shape: #nvvm.shape",
      "b1Op: #nvvm.mma_b1op?",
      "intOverflowBehavior: #nvvm.mma_int_overflow?",
      "layoutA: #nvvm.mma_layout",
      "layoutB: #nvvm.mma_layout",
      "multiplicandAPtxType: #nvvm.mma_type?",
      "multiplicandBPtxType: #nvvm.mma_type?"
    ],
    results = ["res: @LLVM_AnyStruct"],
    traits = ["attr_sized_operand_segments"]
  }

  ods.operation @mma.sp.sync {
    since = "22.1",
    operands = [
      "operandA: @LLVM_Type...",
      "operandB: @LLVM_Type...",
      "operandC: @LLVM_Type...",
      "sparseMetadata: i32",
      "sparsitySelector: i32"
    ],
    attributes = [
      "shape: #nvvm.shape",
      "intOverflowBehavior: #nvvm.mma_int_overflow?",
      "multiplicandAPtxType: #nvvm.mma_type?",
      "multiplicandBPtxType: #nvvm.mma_type?",
      "orderedMetadata: unit?",
      "kind: #nvvm.mma_kind?"
    ],
    results = ["res: @LLVM_AnyStruct"],
    traits = ["attr_sized_operand_segments"]
  }

  ods.operation @mma.block_scale {
    since = "22.1",
    operands = [
      "operandA: @LLVM_Type...",
      "operandB: @LLVM_Type...",
      "operandC: @LLVM_Type...",
      "scaleAData: i32",
      "byteIdA: i16",
      "threadIdA: i16",
      "scaleBData: i32",
      "byteIdB: i16",
      "threadIdB: i16"
    ],
    attributes = [
      "shape: #nvvm.shape",
      "multiplicandAPtxType: #nvvm.mma_type?",
      "multiplicandBPtxType: #nvvm.mma_type?",
      "scaleVecSize: #nvvm.scale_vec_size",
      "blockScaleFormat: #nvvm.block_scale_format",
      "kind: #nvvm.block_scale_kind"
    ],
    results = ["res: @LLVM_AnyStruct"],
    traits = ["attr_sized_operand_segments"]
  }

  ods.operation @mma.sp.block_scale {
    since = "22.1",
    operands = [
      "operandA: @LLVM_Type...",
      "operandB: @LLVM_Type...",
      "operandC: @LLVM_Type...",
      "sparseMetadata: i32",
      "sparsitySelector: i32",
      "scaleAData: i32",
      "byteIdA: i16",
      "threadIdA: i16",
      "scaleBData: i32",
      "byteIdB: i16",
      "threadIdB: i16"
    ],
    attributes = [
      "shape: #nvvm.shape",
      "multiplicandAPtxType: #nvvm.mma_type?",
      "multiplicandBPtxType: #nvvm.mma_type?",
      "scaleVecSize: #nvvm.scale_vec_size",
      "blockScaleFormat: #nvvm.block_scale_format",
      "kind: #nvvm.block_scale_kind",
      "orderedMetadata: unit?"
    ],
    results = ["res: @LLVM_AnyStruct"],
    traits = ["attr_sized_operand_segments"]
  }

  ods.operation @cp.async.bulk.commit.group {
    format = "attr-dict"
  }

  ods.operation @cp.async.bulk.wait_group {
    attributes = ["group: i32 & min(0)", "read: unit?"],
    format = "$group attr-dict"
  }

  ods.operation @cp.async.bulk.tensor.shared.cluster.global {
    operands = [
      "dstMem: @LLVM_PointerShared | @LLVM_PointerSharedCluster",
      "tmaDescriptor: @LLVM_PointerGeneric",
      "coordinates: i32...",
      "mbar: @LLVM_PointerShared",
      "im2colOffsets: i16...",
      "multicastMask: i16?",
      "l2CacheHint: i64?",
      "predicate: i1?"
    ],
    attributes = [
      "mode: #nvvm.tma_load_mode = #nvvm.tma_load_mode<tile> since 22.1",
      "isCTAOnly: bool = false since 22.1",
      "group: #nvvm.cta_group? since 22.1"
    ],
    traits = ["attr_sized_operand_segments"],
    format = "$dstMem `,` $tmaDescriptor `,` $mbar `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )? (`multicast_mask` `=` $multicastMask^ )? (`l2_cache_hint` `=` $l2CacheHint^ )? (`predicate` `=` $predicate^)? attr-dict `:` type($dstMem) `,` type($tmaDescriptor)"
  }

  ods.operation @cp.async.bulk.tensor.global.shared.cta {
    operands = [
      "tmaDescriptor: @LLVM_PointerGeneric",
      "srcMem: @LLVM_PointerShared",
      "coordinates: i32...",
      "l2CacheHint: i64?",
      "predicate: i1?"
    ],
    attributes = ["mode: #nvvm.tma_store_mode = #nvvm.tma_store_mode<tile> since 22.1"],
    traits = ["attr_sized_operand_segments"],
    format = "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )? (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)"
  }

  ods.operation @prefetch {
    since = "22.1",
    operands = [
      "addr: @LLVM_PointerGlobal | @LLVM_PointerLocal | @LLVM_PointerGeneric | @LLVM_PointerConst",
      "predicate: i1?"
    ],
    attributes = [
      "cacheLevel: #nvvm.prefetch_cache_level?",
      "evictPriority: #nvvm.cache_eviction_priority?",
      "tensormap: unit?",
      "uniform: unit?",
      "in_param_space: unit?"
    ],
    format = "(`level` `=` $cacheLevel^ (`uniform` $uniform^)? `,`)? (`tensormap` $tensormap^ (`in_param_space` $in_param_space^)? `,`)? (`evict_priority` `=` $evictPriority^ `,`)? $addr (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)"
  }

  ods.operation @cp.async.bulk.prefetch {
    since = "22.1",
    operands = ["srcMem: @LLVM_PointerGlobal", "size: i32", "l2CacheHint: i64?"],
    format = "$srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($srcMem)"
  }

  ods.operation @cp.async.bulk.tensor.prefetch {
    since = "22.1",
    operands = [
      "tmaDescriptor: @LLVM_PointerGeneric",
      "coordinates: i32...",
      "im2colOffsets: i16...",
      "l2CacheHint: i64?"
    ],
    attributes = ["mode: #nvvm.tma_load_mode = #nvvm.tma_load_mode<tile>"],
    traits = ["attr_sized_operand_segments"],
    format = "$tmaDescriptor `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )? (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($tmaDescriptor)"
  }

  ods.operation @cp.async.bulk.tensor.reduce {
    since = "22.1",
    operands = [
      "tmaDescriptor: @LLVM_AnyPointer",
      "srcMem: @LLVM_PointerShared",
      "coordinates: i32...",
      "l2CacheHint: i64?"
    ],
    attributes = ["redKind: #nvvm.tma_redux_kind", "mode: #nvvm.tma_store_mode = #nvvm.tma_store_mode<tile>"],
    traits = ["attr_sized_operand_segments"],
    format = "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)"
  }

  ods.operation @cp.async.bulk.shared.cluster.global {
    since = "22.1",
    operands = [
      "dstMem: @LLVM_PointerShared | @LLVM_PointerSharedCluster",
      "srcMem: @LLVM_PointerGlobal",
      "mbar: @LLVM_PointerShared",
      "size: i32",
      "multicastMask: i16?",
      "l2CacheHint: i64?"
    ],
    traits = ["attr_sized_operand_segments"],
    format = "$dstMem `,` $srcMem `,` $mbar `,` $size (`multicast_mask` `=` $multicastMask^ )? (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($dstMem) `,` type($srcMem)"
  }

  ods.operation @cp.async.bulk.shared.cluster.shared.cta {
    since = "22.1",
    operands = [
      "dstMem: @LLVM_PointerSharedCluster",
      "srcMem: @LLVM_PointerShared",
      "mbar: @LLVM_PointerShared",
      "size: i32"
    ],
    format = "$dstMem `,` $srcMem `,` $mbar `,` $size attr-dict `:` type($dstMem) `,` type($srcMem)"
  }

  ods.operation @cp.async.bulk.global.shared.cta {
    since = "22.1",
    operands = [
      "dstMem: @LLVM_PointerGlobal",
      "srcMem: @LLVM_PointerShared",
      "size: i32",
      "l2CacheHint: i64?",
      "byteMask: i16?"
    ],
    traits = ["attr_sized_operand_segments"],
    format = "$dstMem `,` $srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )? (`byte_mask` `=` $byteMask^ )? attr-dict `:` type($dstMem) `,` type($srcMem)"
  }

  ods.operation @wgmma.fence.aligned {
    format = "attr-dict"
  }

  ods.operation @wgmma.commit.group.sync.aligned {
    format = "attr-dict"
  }

  ods.operation @wgmma.wait.group.sync.aligned {
    attributes = ["group: i64"],
    format = "attr-dict $group"
  }

  ods.operation @wgmma.mma_async {
    operands = ["inouts: @LLVM_AnyStruct", "descriptorA: i64", "descriptorB: i64"],
    attributes = [
      "shape: #nvvm.shape",
      "typeA: #nvvm.wgmma_type",
      "typeB: #nvvm.wgmma_type",
      "typeD: #nvvm.wgmma_type",
      "scaleD: #nvvm.wgmma_scale_out",
      "scaleA: #nvvm.wgmma_scale_in",
      "scaleB: #nvvm.wgmma_scale_in",
      "layoutA: #nvvm.mma_layout",
      "layoutB: #nvvm.mma_layout",
      "satfinite: #nvvm.mma_int_overflow?"
    ],
    results = ["results: @LLVM_AnyStruct"],
    format = "$descriptorA `,` $descriptorB `,` $inouts `,` $shape `,` `D` `[` $typeD `,` $scaleD (`,` $satfinite^)? `]` `,` `A` `[` $typeA `,` $scaleA `,` $layoutA `]` `,` `B` `[` $typeB `,` $scaleB `,` $layoutB `]` attr-dict `:` type($inouts) `->` type($results)"
  }

  ods.operation @griddepcontrol {
    since = "22.1",
    attributes = ["kind: #nvvm.grid_dep_action"],
    format = "$kind attr-dict"
  }

  ods.operation @mapa {
    since = "22.1",
    operands = ["a: @LLVM_PointerGeneric | @LLVM_PointerShared", "b: i32"],
    results = ["res: @LLVM_PointerGeneric | @LLVM_PointerSharedCluster"],
    format = "$a`,` $b attr-dict `:` type($a) `->` type($res)"
  }

  ods.operation @match.sync {
    since = "22.1",
    operands = ["thread_mask: i32", "val: i32 | i64"],
    attributes = ["kind: #nvvm.match_sync_kind"],
    results = ["res: i32 | !llvm.struct"],
    format = "$kind $thread_mask `,` $val attr-dict `:` type($val) `->` type($res)"
  }

  ods.operation @st.bulk {
    since = "22.1",
    operands = ["addr: @LLVM_PointerGeneric | @LLVM_PointerShared", "size: i64"],
    attributes = ["initVal: i64 = 0 : i64"],
    format = "$addr `,` `size` `=` $size (`,` `init` `=` $initVal^)? attr-dict `:` type($addr)"
  }

  ods.operation @exit {
    since = "22.1",
    format = "attr-dict"
  }

  ods.operation @breakpoint {
    since = "22.1",
    format = "attr-dict"
  }

  ods.operation @tcgen05.alloc {
    since = "22.1",
    operands = ["addr: @LLVM_AnyPointer | @LLVM_PointerShared", "nCols: i32"],
    attributes = ["group: #nvvm.cta_group = #nvvm.cta_group<cta_1>"],
    format = "$addr `,` $nCols attr-dict `:` type(operands)"
  }

  ods.operation @tcgen05.dealloc {
    since = "22.1",
    operands = ["taddr: @LLVM_PointerTensor", "nCols: i32"],
    attributes = ["group: #nvvm.cta_group = #nvvm.cta_group<cta_1>"],
    format = "$taddr `,` $nCols attr-dict `:` type(operands)"
  }

  ods.operation @tcgen05.relinquish_alloc_permit {
    since = "22.1",
    attributes = ["group: #nvvm.cta_group = #nvvm.cta_group<cta_1>"],
    format = "attr-dict"
  }

  ods.operation @tcgen05.fence {
    since = "22.1",
    attributes = ["kind: #nvvm.tcgen05_fence"],
    format = "$kind attr-dict"
  }

  ods.operation @tcgen05.wait {
    since = "22.1",
    attributes = ["kind: #nvvm.tcgen05_wait"],
    format = "$kind attr-dict"
  }

  ods.operation @tcgen05.commit {
    since = "22.1",
    operands = ["addr: @LLVM_AnyPointer | @LLVM_PointerShared", "multicastMask: i16?"],
    attributes = ["group: #nvvm.cta_group = #nvvm.cta_group<cta_1>"],
    format = "$addr (`,` `multicast_mask` `=` $multicastMask^)? attr-dict `:` type(operands)"
  }

  ods.operation @tcgen05.shift {
    since = "22.1",
    operands = ["taddr: @LLVM_PointerTensor"],
    attributes = ["group: #nvvm.cta_group = #nvvm.cta_group<cta_1>"],
    format = "$taddr attr-dict `:` type(operands)"
  }

  ods.operation @tcgen05.cp {
    since = "22.1",
    operands = ["taddr: @LLVM_PointerTensor", "smem_desc: i64"],
    attributes = [
      "shape: #nvvm.tcgen05_cp_shape",
      "group: #nvvm.cta_group = #nvvm.cta_group<cta_1>",
      "multicast: #nvvm.tcgen05_cp_multicast = #nvvm.tcgen05_cp_multicast<none>",
      "srcFormat: #nvvm.tcgen05_cp_src_fmt?"
    ],
    format = "$taddr`,` $smem_desc attr-dict"
  }

  ods.operation @tcgen05.mma_smem_desc {
    since = "22.1",
    operands = [
      "startAddr: i32",
      "leadingDimOffset: i32",
      "strideDimOffset: i32",
      "baseOffset: i8",
      "leadingDimMode: i1",
      "swizzleMode: i8"
    ],
    results = ["res: i64"],
    format = "`(` operands `)` attr-dict `:` `(` type(operands) `)` `->` type($res)"
  }

  ods.operation @tcgen05.ld {
    since = "22.1",
    operands = ["tmemAddr: @LLVM_PointerTensor", "offset: i64?"],
    attributes = ["pack: unit?", "shape: #nvvm.tcgen05_ldst_shape"],
    results = ["res: i32 | @VectorOf32BitSignlessIntegerValuesOf248"],
    format = "$tmemAddr (`,` $offset^)? (`pack` $pack^)? attr-dict `:` type($res)"
  }

  ods.operation @tcgen05.st {
    since = "22.1",
    operands = ["tmemAddr: @LLVM_PointerTensor", "val: i32 | @VectorOf32BitSignlessIntegerValuesOf248", "offset: i64?"],
    attributes = ["unpack: unit?", "shape: #nvvm.tcgen05_ldst_shape"],
    format = "$tmemAddr `,` $val (`,` $offset^)? (`unpack` $unpack^)? attr-dict `:` type($val)"
  }

  ods.operation @dot.accumulate.4way {
    since = "22.1",
    operands = ["a: @VectorOf8BitSignlessIntegerValuesOf4", "b: @VectorOf8BitSignlessIntegerValuesOf4", "c: i32"],
    attributes = ["a_type: #nvvm.dot_accumulate_type", "b_type: #nvvm.dot_accumulate_type"],
    results = ["res: i32"],
    format = "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)"
  }

  ods.operation @dot.accumulate.2way {
    since = "22.1",
    operands = ["a: @VectorOf16BitSignlessIntegerValuesOf2", "b: @VectorOf8BitSignlessIntegerValuesOf4", "c: i32"],
    attributes = ["a_type: #nvvm.dot_accumulate_type", "b_type: #nvvm.dot_accumulate_type", "b_hi: bool"],
    results = ["res: i32"],
    format = "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)"
  }

  ods.operation @clusterlaunchcontrol.try.cancel {
    since = "22.1",
    operands = ["smemAddress: @LLVM_PointerShared", "mbarrier: @LLVM_PointerShared"],
    attributes = ["multicast: unit?"],
    format = "(`multicast` $multicast^ `,`)? $smemAddress `,` $mbarrier attr-dict"
  }

  ods.operation @clusterlaunchcontrol.query.cancel {
    since = "22.1",
    operands = ["try_cancel_response: i128"],
    attributes = ["query_type: #nvvm.cluster_launch_control_query_type"],
    results = ["res: i1 | i32"],
    format = "`query` `=` $query_type `,` $try_cancel_response attr-dict `:` type($res)"
  }

  ods.operation @tcgen05.mma {
    since = "22.1",
    operands = [
      "matrixD: @LLVM_PointerTensor",
      "matrixA: @LLVM_PointerTensor | i64",
      "matrixB: i64",
      "idesc: i32",
      "enableInputD: i1",
      "scaleInputD: i64?",
      "disableOutputLane: @FixedLengthVectorOf32BitSignlessInteger4?"
    ],
    attributes = [
      "kind: #nvvm.tcgen05_mma_kind",
      "ctaGroup: #nvvm.cta_group",
      "collectorOp: #nvvm.tcgen05_mma_collectorop = #nvvm.tcgen05_mma_collectorop<discard>",
      "aShift: unit?"
    ],
    traits = ["attr_sized_operand_segments"],
    format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`scale` `=` $scaleInputD^)? (`mask` `=` $disableOutputLane^)? attr-dict `:` `(` type(operands) `)`"
  }

  ods.operation @tcgen05.mma.sp {
    since = "22.1",
    operands = [
      "matrixD: @LLVM_PointerTensor",
      "matrixA: @LLVM_PointerTensor | i64",
      "matrixB: i64",
      "idesc: i32",
      "enableInputD: i1",
      "sparseMetadata: @LLVM_PointerTensor",
      "scaleInputD: i64?",
      "disableOutputLane: @FixedLengthVectorOf32BitSignlessInteger4?"
    ],
    attributes = [
      "kind: #nvvm.tcgen05_mma_kind",
      "ctaGroup: #nvvm.cta_group",
      "collectorOp: #nvvm.tcgen05_mma_collectorop = #nvvm.tcgen05_mma_collectorop<discard>",
      "aShift: unit?"
    ],
    traits = ["attr_sized_operand_segments"],
    format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`scale` `=` $scaleInputD^)? (`mask` `=` $disableOutputLane^)? attr-dict `:` `(` type(operands) `)`"
  }

  ods.operation @tcgen05.mma.block_scale {
    since = "22.1",
    operands = [
      "matrixD: @LLVM_PointerTensor",
      "matrixA: @LLVM_PointerTensor | i64",
      "matrixB: i64",
      "idesc: i32",
      "enableInputD: i1",
      "scaleA: @LLVM_PointerTensor",
      "scaleB: @LLVM_PointerTensor"
    ],
    attributes = [
      "kind: #nvvm.block_scale_kind",
      "ctaGroup: #nvvm.cta_group",
      "blockScale: #nvvm.tcgen05_mma_block_scale = #nvvm.tcgen05_mma_block_scale<default>",
      "collectorOp: #nvvm.tcgen05_mma_collectorop = #nvvm.tcgen05_mma_collectorop<discard>"
    ],
    format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $scaleA `,` $scaleB attr-dict `:` `(` type(operands) `)`"
  }

  ods.operation @tcgen05.mma.sp.block_scale {
    since = "22.1",
    operands = [
      "matrixD: @LLVM_PointerTensor",
      "matrixA: @LLVM_PointerTensor | i64",
      "matrixB: i64",
      "idesc: i32",
      "enableInputD: i1",
      "sparseMetadata: @LLVM_PointerTensor",
      "scaleA: @LLVM_PointerTensor",
      "scaleB: @LLVM_PointerTensor"
    ],
    attributes = [
      "kind: #nvvm.block_scale_kind",
      "ctaGroup: #nvvm.cta_group",
      "blockScale: #nvvm.tcgen05_mma_block_scale = #nvvm.tcgen05_mma_block_scale<default>",
      "collectorOp: #nvvm.tcgen05_mma_collectorop = #nvvm.tcgen05_mma_collectorop<discard>"
    ],
    format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata `,` $scaleA `,` $scaleB attr-dict `:` `(` type(operands) `)`"
  }

  ods.operation @tcgen05.mma.ws {
    since = "22.1",
    operands = [
      "matrixD: @LLVM_PointerTensor",
      "matrixA: @LLVM_PointerTensor | i64",
      "matrixB: i64",
      "idesc: i32",
      "enableInputD: i1",
      "zeroColMask: i64?"
    ],
    attributes = [
      "kind: #nvvm.tcgen05_mma_kind",
      "collectorBBuffer: #nvvm.tcgen05_mma_collectorb = #nvvm.tcgen05_mma_collectorb<b0>",
      "collectorOp: #nvvm.tcgen05_mma_collectorop = #nvvm.tcgen05_mma_collectorop<discard>"
    ],
    format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`,` $zeroColMask^)? attr-dict `:` `(` type(operands) `)`"
  }

  ods.operation @tcgen05.mma.ws.sp {
    since = "22.1",
    operands = [
      "matrixD: @LLVM_PointerTensor",
      "matrixA: @LLVM_PointerTensor | i64",
      "matrixB: i64",
      "idesc: i32",
      "enableInputD: i1",
      "sparseMetadata: @LLVM_PointerTensor",
      "zeroColMask: i64?"
    ],
    attributes = [
      "kind: #nvvm.tcgen05_mma_kind",
      "collectorBBuffer: #nvvm.tcgen05_mma_collectorb = #nvvm.tcgen05_mma_collectorb<b0>",
      "collectorOp: #nvvm.tcgen05_mma_collectorop = #nvvm.tcgen05_mma_collectorop<discard>"
    ],
    format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`,` $zeroColMask^)? attr-dict `:` `(` type(operands) `)`"
  }
}

