// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @xevm attributes {
  source = "MLIR 22.1",
  since = "22.1",
  other_types = true
} {
  ods.constraint @FixedLengthVectorOf8BitIntegerOr16BitOr1 {
    accepts = "fixed_vector(int(8) | int(16) | int(32) | f32 | tf32 | f16 | bf16) & rank(1)",
    description = "fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1"
  }
  ods.constraint @FixedLengthVectorOf8BitSignlessIntegerOr {
    accepts = "fixed_vector(i8 | i16 | i32 | i64) & rank(1)",
    description = "fixed-length vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of ranks 1"
  }
  ods.constraint @LLVMPointerInAddressSpace1 {
    accepts = "exactly(!llvm.ptr<1>)",
    description = "LLVM pointer in address space 1"
  }
  ods.constraint @LLVMPointerInAddressSpace4 {
    accepts = "exactly(!llvm.ptr<4>)",
    description = "LLVM pointer in address space 4"
  }
  ods.constraint @LLVM_AnyPointer {accepts = "!llvm.ptr", description = "LLVM pointer type"}

  ods.enum @AddrSpace {
    type = "i32",
    cases = ["private", "global", "constant", "shared", "generic"]
  }
  ods.enum @ElemType {
    type = "i32",
    cases = ["bf16 = 8", "f16", "s8", "u8", "s4", "u4", "tf32", "f32", "s32"]
  }
  ods.enum @LoadCacheControl {
    type = "i32",
    cases = [
      "L1uc_L2uc_L3uc = 1",
      "L1uc_L2uc_L3c",
      "L1uc_L2c_L3uc",
      "L1uc_L2c_L3c",
      "L1c_L2uc_L3uc",
      "L1c_L2uc_L3c",
      "L1c_L2c_L3uc",
      "L1c_L2c_L3c",
      "L1s_L2uc_L3uc",
      "L1s_L2uc_L3c",
      "L1s_L2c_L3uc",
      "L1s_L2c_L3c",
      "ir"
    ]
  }
  ods.enum @MemScope {
    type = "i32",
    cases = ["lane", "subgroup", "workgroup", "cluster", "device", "system"]
  }
  ods.enum @StoreCacheControl {
    type = "i32",
    cases = [
      "L1uc_L2uc_L3uc = 1",
      "L1uc_L2uc_L3wb",
      "L1uc_L2wb_L3uc",
      "L1uc_L2wb_L3wb",
      "L1wt_L2uc_L3uc",
      "L1wt_L2uc_L3wb",
      "L1wt_L2wb_L3uc",
      "L1wt_L2wb_L3wb",
      "L1s_L2uc_L3uc",
      "L1s_L2uc_L3wb",
      "L1s_L2wb_L3uc",
      "L1s_L2wb_L3wb",
      "L1wb_L2uc_L3uc",
      "L1wb_L2wb_L3uc",
      "L1wb_L2uc_L3wb"
    ]
  }

  ods.attribute @load_cache_control {
    parameters = ["value: @LoadCacheControl"],
    format = "`<` $value `>`"
  }
  ods.attribute @store_cache_control {
    parameters = ["value: @StoreCacheControl"],
    format = "`<` $value `>`"
  }
  ods.attribute @mem_scope {
    parameters = ["value: @MemScope"],
    format = "`<` $value `>`"
  }
  ods.attribute @addr_space {
    parameters = ["value: @AddrSpace"],
    format = "`<` $value `>`"
  }
  ods.attribute @mma_shape {parameters = ["m: int32", "n: int32", "k: int32"], format = "`<` struct(params) `>`"}
  ods.attribute @mma_types {
    parameters = ["d: @ElemType", "a: @ElemType", "b: @ElemType", "c: @ElemType?"],
    format = "`<` struct(params) `>`"
  }
  ods.attribute @target {
    parameters = [
      "O: int32 = 2",
      "triple: string = \"spirv64-unknown-unknown\"",
      "chip: string = \"bmg\"",
      "flags: attr(dictionary)?",
      "linkFiles: attr(array)?"
    ],
    format = "(`<` struct($O, $triple, $chip, $flags, $linkFiles)^ `>`)?"
  }

  ods.operation @blockload {
    operands = ["ptr: @LLVM_AnyPointer read"],
    attributes = ["cache_control: #xevm.load_cache_control?"],
    results = ["res: i8 | i16 | i32 | i64 | @FixedLengthVectorOf8BitSignlessIntegerOr"],
    format = "operands prop-dict attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @blockstore {
    operands = ["ptr: @LLVM_AnyPointer write", "val: i8 | i16 | i32 | i64 | @FixedLengthVectorOf8BitSignlessIntegerOr"],
    attributes = ["cache_control: #xevm.store_cache_control?"],
    format = "operands prop-dict attr-dict `:` `(` type(operands) `)`"
  }

  ods.operation @blockload2d {
    operands = [
      "ptr: @LLVM_AnyPointer read",
      "base_width: i32",
      "base_height: i32",
      "base_pitch: i32",
      "x: i32",
      "y: i32"
    ],
    attributes = [
      "elem_size_in_bits: i32",
      "tile_width: i32",
      "tile_height: i32",
      "v_blocks: i32",
      "transpose: i1",
      "pack_register: i1",
      "cache_control: #xevm.load_cache_control?"
    ],
    results = ["res: @FixedLengthVectorOf8BitIntegerOr16BitOr1"],
    format = "operands prop-dict attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @blockstore2d {
    operands = [
      "ptr: @LLVM_AnyPointer write",
      "base_width: i32",
      "base_height: i32",
      "base_pitch: i32",
      "x: i32",
      "y: i32",
      "stored_val: @FixedLengthVectorOf8BitIntegerOr16BitOr1"
    ],
    attributes = [
      "elem_size_in_bits: i32",
      "tile_width: i32",
      "tile_height: i32",
      "cache_control: #xevm.store_cache_control?"
    ],
    format = "operands prop-dict attr-dict `:` `(` type(operands) `)`"
  }

  ods.operation @memfence {
    attributes = ["scope: #xevm.mem_scope", "addrspace: #xevm.addr_space = #xevm.addr_space<generic>"],
    format = "prop-dict attr-dict"
  }

  ods.operation @prefetch {
    operands = ["ptr: @LLVMPointerInAddressSpace1 | @LLVMPointerInAddressSpace4"],
    attributes = ["cache_control: #xevm.load_cache_control?"],
    format = "operands prop-dict attr-dict `:` `(` type(operands) `)`"
  }

  ods.operation @blockprefetch2d {
    operands = ["ptr: @LLVM_AnyPointer", "base_width: i32", "base_height: i32", "base_pitch: i32", "x: i32", "y: i32"],
    attributes = [
      "elem_size_in_bits: i32",
      "tile_width: i32",
      "tile_height: i32",
      "v_blocks: i32",
      "cache_control: #xevm.load_cache_control?"
    ],
    format = "operands prop-dict attr-dict `:` `(` type(operands) `)`"
  }

  ods.operation @mma {
    operands = [
      "a: @FixedLengthVectorOf8BitIntegerOr16BitOr1",
      "b: @FixedLengthVectorOf8BitIntegerOr16BitOr1",
      "c: @FixedLengthVectorOf8BitIntegerOr16BitOr1?"
    ],
    attributes = ["shape: #xevm.mma_shape", "types: #xevm.mma_types"],
    results = ["d: @FixedLengthVectorOf8BitIntegerOr16BitOr1"],
    format = "$a `,` $b (`,` $c^)? ` ` `{` `shape` `=` $shape `,` `types` `=` $types `}` attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @group_count.x {
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: i32 | i64"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @local_size.x {
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: i32 | i64"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @group_id.x {
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: i32 | i64"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @local_id.x {
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: i32 | i64"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @group_count.y {
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: i32 | i64"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @local_size.y {
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: i32 | i64"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @group_id.y {
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: i32 | i64"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @local_id.y {
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: i32 | i64"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @group_count.z {
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: i32 | i64"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @local_size.z {
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: i32 | i64"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @group_id.z {
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: i32 | i64"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @local_id.z {
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: i32 | i64"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @lane_id {
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: i32 | i64"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @subgroup_id {
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: i32 | i64"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @subgroup_size {
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: i32 | i64"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }
}
