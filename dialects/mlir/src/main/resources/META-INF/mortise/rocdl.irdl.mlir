// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @rocdl attributes {
  source = "MLIR 22.1",
  other_types = true
} {
  ods.constraint @LLVMDialectCompatibleStructOf32BitBit {
    accepts = "!llvm.struct & unchecked(\"cast<LLVM::LLVMStructType>($_self).getBody()[0].isSignlessInteger(32) && cast<LLVM::LLVMStructType>($_self).getBody()[1].isSignlessInteger(32)\")",
    description = "LLVM dialect-compatible struct of 32-bit signless integerand32-bit signless integer"
  }
  ods.constraint @LLVMDialectCompatibleVectorOf16BitFloat {
    accepts = "unchecked(\"LLVM::isCompatibleVectorType($_self)\") & element(f16)",
    description = "LLVM dialect-compatible vector of 16-bit float"
  }
  ods.constraint @LLVMDialectCompatibleVectorOf32BitFloat {
    accepts = "unchecked(\"LLVM::isCompatibleVectorType($_self)\") & element(f32)",
    description = "LLVM dialect-compatible vector of 32-bit float"
  }
  ods.constraint @LLVMDialectCompatibleVectorOfBfloat16 {
    accepts = "unchecked(\"LLVM::isCompatibleVectorType($_self)\") & element(bf16)",
    description = "LLVM dialect-compatible vector of bfloat16 type"
  }
  ods.constraint @LLVMDialectCompatibleVectorOfFloating {
    accepts = "unchecked(\"LLVM::isCompatibleVectorType($_self)\") & element(unchecked(\"LLVM::isCompatibleFloatingPointType($_self)\"))",
    description = "LLVM dialect-compatible vector of floating point LLVM type"
  }
  ods.constraint @LLVMDialectCompatibleVectorOfInteger {
    accepts = "unchecked(\"LLVM::isCompatibleVectorType($_self)\") & element(integer)",
    description = "LLVM dialect-compatible vector of integer"
  }
  ods.constraint @LLVM_AnyFloat {
    accepts = "unchecked(\"LLVM::isCompatibleFloatingPointType($_self)\")",
    description = "floating point LLVM type"
  }
  ods.constraint @LLVM_AnyPointer {accepts = "!llvm.ptr", description = "LLVM pointer type"}
  ods.constraint @LLVM_DefaultPointer {accepts = "exactly(!llvm.ptr)", description = "LLVM pointer in address space 0"}
  ods.constraint @LLVM_Type {
    accepts = "unchecked(\"LLVM::isCompatibleOuterType($_self)\")",
    description = "LLVM dialect-compatible type"
  }
  ods.constraint @ROCDLBufferLDS {accepts = "exactly(!llvm.ptr<3>)", description = "LLVM pointer in address space 3"}
  ods.constraint @ROCDLBufferRsrc {accepts = "exactly(!llvm.ptr<8>)", description = "LLVM pointer in address space 8"}
  ods.constraint @ROCDLGlobalBuffer {
    accepts = "exactly(!llvm.ptr<1>)",
    description = "LLVM pointer in address space 1"
  }
  ods.constraint @ROCDL_V16BF16Type {
    accepts = "fixed_vector(bf16) & elements(16) & builds(vector<16xbf16>)",
    description = "fixed-length vector of bfloat16 type values of length 16"
  }
  ods.constraint @ROCDL_V16F16Type {
    accepts = "fixed_vector(f16) & elements(16) & builds(vector<16xf16>)",
    description = "fixed-length vector of 16-bit float values of length 16"
  }
  ods.constraint @ROCDL_V16F32Type {
    accepts = "fixed_vector(f32) & elements(16) & builds(vector<16xf32>)",
    description = "fixed-length vector of 32-bit float values of length 16"
  }
  ods.constraint @ROCDL_V2BF16Type {
    accepts = "fixed_vector(bf16) & elements(2) & builds(vector<2xbf16>)",
    description = "fixed-length vector of bfloat16 type values of length 2"
  }
  ods.constraint @ROCDL_V2F16Type {
    accepts = "fixed_vector(f16) & elements(2) & builds(vector<2xf16>)",
    description = "fixed-length vector of 16-bit float values of length 2"
  }
  ods.constraint @ROCDL_V2F32Type {
    accepts = "fixed_vector(f32) & elements(2) & builds(vector<2xf32>)",
    description = "fixed-length vector of 32-bit float values of length 2"
  }
  ods.constraint @ROCDL_V2I16Type {
    accepts = "fixed_vector(i16) & elements(2) & builds(vector<2xi16>)",
    description = "fixed-length vector of 16-bit signless integer values of length 2"
  }
  ods.constraint @ROCDL_V2I32Type {
    accepts = "fixed_vector(i32) & elements(2) & builds(vector<2xi32>)",
    description = "fixed-length vector of 32-bit signless integer values of length 2"
  }
  ods.constraint @ROCDL_V32BF16Type {
    accepts = "fixed_vector(bf16) & elements(32) & builds(vector<32xbf16>)",
    description = "fixed-length vector of bfloat16 type values of length 32"
  }
  ods.constraint @ROCDL_V32F16Type {
    accepts = "fixed_vector(f16) & elements(32) & builds(vector<32xf16>)",
    description = "fixed-length vector of 16-bit float values of length 32"
  }
  ods.constraint @ROCDL_V32F32Type {
    accepts = "fixed_vector(f32) & elements(32) & builds(vector<32xf32>)",
    description = "fixed-length vector of 32-bit float values of length 32"
  }
  ods.constraint @ROCDL_V3I32Type {
    accepts = "fixed_vector(i32) & elements(3) & builds(vector<3xi32>)",
    description = "fixed-length vector of 32-bit signless integer values of length 3"
  }
  ods.constraint @ROCDL_V4I32Type {
    accepts = "fixed_vector(i32) & elements(4) & builds(vector<4xi32>)",
    description = "fixed-length vector of 32-bit signless integer values of length 4"
  }
  ods.constraint @ROCDL_V6I32Type {
    accepts = "fixed_vector(i32) & elements(6) & builds(vector<6xi32>)",
    description = "fixed-length vector of 32-bit signless integer values of length 6"
  }
  ods.constraint @ROCDL_V8BF16Type {
    accepts = "fixed_vector(bf16) & elements(8) & builds(vector<8xbf16>)",
    description = "fixed-length vector of bfloat16 type values of length 8"
  }
  ods.constraint @ROCDL_V8F16Type {
    accepts = "fixed_vector(f16) & elements(8) & builds(vector<8xf16>)",
    description = "fixed-length vector of 16-bit float values of length 8"
  }
  ods.constraint @ROCDL_V8F32Type {
    accepts = "fixed_vector(f32) & elements(8) & builds(vector<8xf32>)",
    description = "fixed-length vector of 32-bit float values of length 8"
  }
  ods.constraint @ROCDL_V8I32Type {
    accepts = "fixed_vector(i32) & elements(8) & builds(vector<8xi32>)",
    description = "fixed-length vector of 32-bit signless integer values of length 8"
  }

  ods.attribute_constraint @LLVM_AliasScopeArrayAttr {
    accepts = "array(#llvm.alias_scope)",
    description = "LLVM dialect alias scope array"
  }
  ods.attribute_constraint @LLVM_TBAATagArrayAttr {
    accepts = "array(#llvm.tbaa_tag)",
    description = "LLVM dialect TBAA tag metadata array"
  }

  ods.attribute @target {
    parameters = [
      "O: int32 = 2",
      "triple: string = \"amdgcn-amd-amdhsa\"",
      "chip: string = \"gfx900\"",
      "features: string = \"\"",
      "abi: string = \"600\"",
      "flags: attr(dictionary)?",
      "link: attr(array)?"
    ],
    format = "(`<` struct($O, $triple, $chip, $features, $abi, $flags, $link)^ `>`)?"
  }

  ods.operation @mbcnt.lo {
    operands = ["in0: i32", "in1: i32"],
    attributes = ["arg_attrs: array(dictionary)?", "res_attrs: array(dictionary)?"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "$in0 `,` $in1 attr-dict `:` `(` type($in0) `,` type($in1) `)` `->` type($res)"
  }

  ods.operation @mbcnt.hi {
    operands = ["in0: i32", "in1: i32"],
    attributes = ["arg_attrs: array(dictionary)?", "res_attrs: array(dictionary)?"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "$in0 `,` $in1 attr-dict `:` `(` type($in0) `,` type($in1) `)` `->` type($res)"
  }

  ods.operation @ds_swizzle {
    operands = ["src: i32", "offset: i32"],
    results = ["res: i32"],
    format = "$src `,` $offset attr-dict `:` `(` type($src) `,` type($offset) `)` `->` type($res)"
  }

  ods.operation @ds_bpermute {
    operands = ["index: i32", "src: i32"],
    results = ["res: i32"],
    format = "$index `,` $src attr-dict `:` `(` type($index) `,` type($src) `)` `->` type($res)"
  }

  ods.operation @ballot {
    operands = ["pred: i1"],
    results = ["res: @LLVM_Type"],
    format = "$pred attr-dict `:` type($res)"
  }

  ods.operation @readfirstlane {
    since = "22.1",
    operands = ["src: @LLVM_Type"],
    results = ["res: @LLVM_Type"],
    types = ["same(res, src)"],
    format = "$src attr-dict `:` type($res)"
  }

  ods.operation @readlane {
    since = "22.1",
    operands = ["src0: @LLVM_Type", "src1: i32"],
    results = ["res: @LLVM_Type"],
    types = ["same(res, src0)"],
    format = "$src0 `,` $src1 attr-dict `:` `(` type($src0) `,` type($src1) `)` `->` type($res)"
  }

  ods.operation @workitem.id.x {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @workitem.id.y {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @workitem.id.z {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @workgroup.id.x {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @workgroup.id.y {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @workgroup.id.z {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @cluster.id.x {
    since = "22.1",
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @cluster.id.y {
    since = "22.1",
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @cluster.id.z {
    since = "22.1",
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @wavefrontsize {
    since = "22.1",
    attributes = ["range: #llvm.constant_range?"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @workgroup.dim.x {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @workgroup.dim.y {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @workgroup.dim.z {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @grid.dim.x {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @grid.dim.y {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @grid.dim.z {
    attributes = ["range: #llvm.constant_range? since 22.1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "(`range` $range^)? attr-dict `:` type($res)"
  }

  ods.operation @s.waitcnt {
    since = "22.1",
    attributes = ["bitfield: i32"],
    format = "attr-dict $bitfield"
  }

  ods.operation @s.sleep {
    since = "22.1",
    attributes = ["count: i32"],
    format = "attr-dict $count"
  }

  ods.operation @s.nop {
    since = "22.1",
    attributes = ["count: i16"],
    format = "attr-dict $count"
  }

  ods.operation @s.barrier {
    format = "attr-dict"
  }

  ods.operation @barrier {
    format = "attr-dict"
  }

  ods.operation @s.barrier.init {
    since = "22.1",
    operands = ["ptr: @ROCDLBufferLDS"],
    attributes = ["memberCnt: i32"],
    format = "$ptr `member_cnt` `=` $memberCnt attr-dict `:` qualified(type($ptr))"
  }

  ods.operation @s.barrier.signal {
    since = "22.1",
    attributes = ["id: i32"],
    format = "`id` `=` $id attr-dict"
  }

  ods.operation @s.barrier.signal.var {
    since = "22.1",
    operands = ["ptr: @ROCDLBufferLDS"],
    attributes = ["memberCnt: i32"],
    format = "$ptr `member_cnt` `=` $memberCnt attr-dict `:` qualified(type($ptr))"
  }

  ods.operation @s.barrier.join {
    since = "22.1",
    operands = ["ptr: @ROCDLBufferLDS"],
    format = "$ptr attr-dict `:` qualified(type($ptr))"
  }

  ods.operation @s.barrier.leave {
    since = "22.1",
    attributes = ["id: i16"],
    format = "`id` `=` $id attr-dict"
  }

  ods.operation @s.barrier.wait {
    since = "22.1",
    attributes = ["id: i16"],
    format = "`id` `=` $id attr-dict"
  }

  ods.operation @s.barrier.signal.isfirst {
    since = "22.1",
    attributes = ["id: i32"],
    results = ["res: i1"],
    format = "`id` `=` $id attr-dict `->` type($res)"
  }

  ods.operation @s.get.barrier.state {
    since = "22.1",
    attributes = ["id: i32"],
    results = ["res: i32"],
    format = "`id` `=` $id attr-dict `->` type($res)"
  }

  ods.operation @s.get.named.barrier.state {
    since = "22.1",
    operands = ["ptr: @ROCDLBufferLDS"],
    results = ["res: i32"],
    format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"
  }

  ods.operation @s.wakeup.barrier {
    since = "22.1",
    operands = ["ptr: @ROCDLBufferLDS"],
    format = "$ptr attr-dict `:` qualified(type($ptr))"
  }

  ods.operation @s.wait.dscnt {
    since = "22.1",
    attributes = ["count: i16"],
    format = "$count attr-dict"
  }

  ods.operation @s.wait.loadcnt {
    since = "22.1",
    attributes = ["count: i16"],
    format = "$count attr-dict"
  }

  ods.operation @s.wait.storecnt {
    since = "22.1",
    attributes = ["count: i16"],
    format = "$count attr-dict"
  }

  ods.operation @s.wait.expcnt {
    since = "22.1",
    attributes = ["count: i16"],
    format = "$count attr-dict"
  }

  ods.operation @s.wait.asynccnt {
    since = "22.1",
    attributes = ["count: i16"],
    format = "$count attr-dict"
  }

  ods.operation @s.wait.tensorcnt {
    since = "22.1",
    attributes = ["count: i16"],
    format = "$count attr-dict"
  }

  ods.operation @s.setprio {
    attributes = ["priority: i16"],
    format = "$priority attr-dict"
  }

  ods.operation @sched.barrier {
    attributes = ["mask: i32"],
    format = "$mask attr-dict"
  }

  ods.operation @sched.group.barrier {
    since = "22.1",
    attributes = ["mask: i32", "size: i32", "groupId: i32"],
    format = "$mask `,` $size `,` $groupId attr-dict"
  }

  ods.operation @iglp.opt {
    since = "22.1",
    attributes = ["variant: i32"],
    format = "$variant attr-dict"
  }

  ods.operation @mfma.f32.32x32x1f32 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.16x16x1f32 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.4x4x1f32 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.32x32x2f32 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.16x16x4f32 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.32x32x4f16 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.16x16x4f16 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.4x4x4f16 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.32x32x8f16 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.16x16x16f16 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.i32.32x32x4i8 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.i32.16x16x4i8 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.i32.4x4x4i8 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.i32.32x32x8i8 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.i32.16x16x16i8 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.32x32x2bf16 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.16x16x2bf16 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.4x4x2bf16 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.32x32x4bf16 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.16x16x8bf16 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.32x32x4bf16.1k {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.16x16x4bf16.1k {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.4x4x4bf16.1k {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.32x32x8bf16.1k {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.16x16x16bf16.1k {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f64.16x16x4f64 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f64.4x4x4f64 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.i32.16x16x32.i8 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.i32.32x32x16.i8 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.16x16x8.xf32 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.32x32x4.xf32 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.16x16x32.bf8.bf8 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.16x16x32.bf8.fp8 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.16x16x32.fp8.bf8 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.16x16x32.fp8.fp8 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.32x32x16.bf8.bf8 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.32x32x16.bf8.fp8 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.32x32x16.fp8.bf8 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.32x32x16.fp8.fp8 {
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.16x16x32.bf16 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.i32.16x16x64.i8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.16x16x32.f16 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.32x32x16.bf16 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.i32.32x32x32.i8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.f32.32x32x16.f16 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.scale.f32.16x16x128.f8f6f4 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @mfma.scale.f32.32x32x64.f8f6f4 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.16x16x32.f16 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.32x32x16.f16 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.16x16x32.bf16 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.32x32x16.bf16 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.i32.16x16x64.i8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.i32.32x32x32.i8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.16x16x64.bf8.bf8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.16x16x64.bf8.fp8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.16x16x64.fp8.bf8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.16x16x64.fp8.fp8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.32x32x32.bf8.bf8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.32x32x32.bf8.fp8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.32x32x32.fp8.bf8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.32x32x32.fp8.fp8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.16x16x64.bf16 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.16x16x64.f16 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.i32.16x16x128.i8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.16x16x128.bf8.bf8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.16x16x128.bf8.fp8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.16x16x128.fp8.bf8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.16x16x128.fp8.fp8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.32x32x32.bf16 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.32x32x32.f16 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.i32.32x32x64.i8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.32x32x64.bf8.bf8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.32x32x64.bf8.fp8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.32x32x64.fp8.bf8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @smfmac.f32.32x32x64.fp8.fp8 {
    since = "22.1",
    operands = ["args: @LLVM_Type..."],
    results = ["res: @LLVM_Type"],
    format = "$args attr-dict `:` functional-type($args, $res)"
  }

  ods.operation @wmma.f32.16x16x16.f16 {
    operands = [
      "a: f16 | @LLVMDialectCompatibleVectorOf16BitFloat",
      "b: f16 | @LLVMDialectCompatibleVectorOf16BitFloat",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"
    ],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f32.16x16x16.bf16 {
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"
    ],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f16.16x16x16.f16 {
    operands = [
      "a: f16 | @LLVMDialectCompatibleVectorOf16BitFloat",
      "b: f16 | @LLVMDialectCompatibleVectorOf16BitFloat",
      "c: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"
    ],
    attributes = ["opsel: i1 = false since 22.1"],
    results = ["res: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.bf16.16x16x16.bf16 {
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: integer | @LLVMDialectCompatibleVectorOfInteger"
    ],
    attributes = ["opsel: i1 = false since 22.1"],
    results = ["res: integer | @LLVMDialectCompatibleVectorOfInteger"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.i32.16x16x16.iu8 {
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: integer | @LLVMDialectCompatibleVectorOfInteger"
    ],
    attributes = ["signA: i1 = false since 22.1", "signB: i1 = false since 22.1", "clamp: i1 = false since 22.1"],
    results = ["res: integer | @LLVMDialectCompatibleVectorOfInteger"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.i32.16x16x16.iu4 {
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: integer | @LLVMDialectCompatibleVectorOfInteger"
    ],
    attributes = ["signA: i1 = false since 22.1", "signB: i1 = false since 22.1", "clamp: i1 = false since 22.1"],
    results = ["res: integer | @LLVMDialectCompatibleVectorOfInteger"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f32.16x16x16.fp8_fp8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"
    ],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f32.16x16x16.fp8_bf8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"
    ],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f32.16x16x16.bf8_bf8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"
    ],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f32.16x16x16.bf8_fp8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"
    ],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.i32.16x16x32.iu4 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: integer | @LLVMDialectCompatibleVectorOfInteger"
    ],
    attributes = ["signA: i1 = false", "signB: i1 = false", "clamp: i1 = false"],
    results = ["res: integer | @LLVMDialectCompatibleVectorOfInteger"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f32.16x16x4.f32 {
    since = "22.1",
    operands = [
      "a: f32 | @LLVMDialectCompatibleVectorOf32BitFloat",
      "b: f32 | @LLVMDialectCompatibleVectorOf32BitFloat",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"
    ],
    attributes = [
      "signA: i1 = false",
      "signB: i1 = false",
      "modC: i16 = 0 : i16",
      "reuseA: i1 = false",
      "reuseB: i1 = false"
    ],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f32.16x16x32.bf16 {
    since = "22.1",
    operands = [
      "a: bf16 | @LLVMDialectCompatibleVectorOfBfloat16",
      "b: bf16 | @LLVMDialectCompatibleVectorOfBfloat16",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"
    ],
    attributes = [
      "signA: i1 = false",
      "signB: i1 = false",
      "modC: i16 = 0 : i16",
      "reuseA: i1 = false",
      "reuseB: i1 = false"
    ],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f32.16x16x32.f16 {
    since = "22.1",
    operands = [
      "a: f16 | @LLVMDialectCompatibleVectorOf16BitFloat",
      "b: f16 | @LLVMDialectCompatibleVectorOf16BitFloat",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"
    ],
    attributes = [
      "signA: i1 = false",
      "signB: i1 = false",
      "modC: i16 = 0 : i16",
      "reuseA: i1 = false",
      "reuseB: i1 = false"
    ],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f16.16x16x32.f16 {
    since = "22.1",
    operands = [
      "a: f16 | @LLVMDialectCompatibleVectorOf16BitFloat",
      "b: f16 | @LLVMDialectCompatibleVectorOf16BitFloat",
      "c: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"
    ],
    attributes = [
      "signA: i1 = false",
      "signB: i1 = false",
      "modC: i16 = 0 : i16",
      "reuseA: i1 = false",
      "reuseB: i1 = false"
    ],
    results = ["res: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.bf16.16x16x32.bf16 {
    since = "22.1",
    operands = [
      "a: bf16 | @LLVMDialectCompatibleVectorOfBfloat16",
      "b: bf16 | @LLVMDialectCompatibleVectorOfBfloat16",
      "c: bf16 | @LLVMDialectCompatibleVectorOfBfloat16"
    ],
    attributes = [
      "signA: i1 = false",
      "signB: i1 = false",
      "modC: i16 = 0 : i16",
      "reuseA: i1 = false",
      "reuseB: i1 = false"
    ],
    results = ["res: bf16 | @LLVMDialectCompatibleVectorOfBfloat16"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.bf16f32.16x16x32.bf16 {
    since = "22.1",
    operands = [
      "a: bf16 | @LLVMDialectCompatibleVectorOfBfloat16",
      "b: bf16 | @LLVMDialectCompatibleVectorOfBfloat16",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"
    ],
    attributes = [
      "signA: i1 = false",
      "signB: i1 = false",
      "modC: i16 = 0 : i16",
      "reuseA: i1 = false",
      "reuseB: i1 = false"
    ],
    results = ["res: bf16 | @LLVMDialectCompatibleVectorOfBfloat16"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f32.16x16x64.fp8_fp8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"
    ],
    attributes = ["modC: i16 = 0 : i16", "reuseA: i1 = false", "reuseB: i1 = false"],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f32.16x16x64.fp8_bf8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"
    ],
    attributes = ["modC: i16 = 0 : i16", "reuseA: i1 = false", "reuseB: i1 = false"],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f32.16x16x64.bf8_fp8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"
    ],
    attributes = ["modC: i16 = 0 : i16", "reuseA: i1 = false", "reuseB: i1 = false"],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f32.16x16x64.bf8_bf8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"
    ],
    attributes = ["modC: i16 = 0 : i16", "reuseA: i1 = false", "reuseB: i1 = false"],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f16.16x16x64.fp8_fp8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"
    ],
    attributes = ["modC: i16 = 0 : i16", "reuseA: i1 = false", "reuseB: i1 = false"],
    results = ["res: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f16.16x16x64.fp8_bf8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"
    ],
    attributes = ["modC: i16 = 0 : i16", "reuseA: i1 = false", "reuseB: i1 = false"],
    results = ["res: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f16.16x16x64.bf8_fp8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"
    ],
    attributes = ["modC: i16 = 0 : i16", "reuseA: i1 = false", "reuseB: i1 = false"],
    results = ["res: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f16.16x16x64.bf8_bf8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"
    ],
    attributes = ["modC: i16 = 0 : i16", "reuseA: i1 = false", "reuseB: i1 = false"],
    results = ["res: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f32.16x16x128.fp8_fp8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"
    ],
    attributes = ["modC: i16 = 0 : i16", "reuseA: i1 = false", "reuseB: i1 = false"],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f32.16x16x128.fp8_bf8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"
    ],
    attributes = ["modC: i16 = 0 : i16", "reuseA: i1 = false", "reuseB: i1 = false"],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f32.16x16x128.bf8_fp8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"
    ],
    attributes = ["modC: i16 = 0 : i16", "reuseA: i1 = false", "reuseB: i1 = false"],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f32.16x16x128.bf8_bf8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"
    ],
    attributes = ["modC: i16 = 0 : i16", "reuseA: i1 = false", "reuseB: i1 = false"],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f16.16x16x128.fp8_fp8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"
    ],
    attributes = ["modC: i16 = 0 : i16", "reuseA: i1 = false", "reuseB: i1 = false"],
    results = ["res: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f16.16x16x128.fp8_bf8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"
    ],
    attributes = ["modC: i16 = 0 : i16", "reuseA: i1 = false", "reuseB: i1 = false"],
    results = ["res: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f16.16x16x128.bf8_fp8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"
    ],
    attributes = ["modC: i16 = 0 : i16", "reuseA: i1 = false", "reuseB: i1 = false"],
    results = ["res: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.f16.16x16x128.bf8_bf8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"
    ],
    attributes = ["modC: i16 = 0 : i16", "reuseA: i1 = false", "reuseB: i1 = false"],
    results = ["res: f16 | @LLVMDialectCompatibleVectorOf16BitFloat"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.i32.16x16x64.iu8 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: integer | @LLVMDialectCompatibleVectorOfInteger"
    ],
    attributes = [
      "signA: i1 = false",
      "signB: i1 = false",
      "reuseA: i1 = false",
      "reuseB: i1 = false",
      "clamp: i1 = false"
    ],
    results = ["res: integer | @LLVMDialectCompatibleVectorOfInteger"],
    format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.scale.f32.16x16x128.f8f6f4 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat",
      "scaleA: i32",
      "scaleB: i32"
    ],
    attributes = [
      "fmtA: i32 = 0 : i32",
      "fmtB: i32 = 0 : i32",
      "modC: i16 = 0 : i16",
      "scaleAType: i32 = 0 : i32",
      "fmtScaleA: i32 = 0 : i32",
      "scaleBType: i32 = 0 : i32",
      "fmtScaleB: i32 = 0 : i32",
      "reuseA: i1 = false",
      "reuseB: i1 = false"
    ],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.scale16.f32.16x16x128.f8f6f4 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat",
      "scaleA: i64",
      "scaleB: i64"
    ],
    attributes = [
      "fmtA: i32 = 0 : i32",
      "fmtB: i32 = 0 : i32",
      "modC: i16 = 0 : i16",
      "scaleAType: i32 = 0 : i32",
      "fmtScaleA: i32 = 0 : i32",
      "scaleBType: i32 = 0 : i32",
      "fmtScaleB: i32 = 0 : i32",
      "reuseA: i1 = false",
      "reuseB: i1 = false"
    ],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.scale.f32.32x16x128.f4 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat",
      "scaleA: i32",
      "scaleB: i32"
    ],
    attributes = [
      "modC: i16 = 0 : i16",
      "scaleAType: i32 = 0 : i32",
      "fmtScaleA: i32 = 0 : i32",
      "scaleBType: i32 = 0 : i32",
      "fmtScaleB: i32 = 0 : i32",
      "reuseA: i1 = false",
      "reuseB: i1 = false"
    ],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @wmma.scale16.f32.32x16x128.f4 {
    since = "22.1",
    operands = [
      "a: integer | @LLVMDialectCompatibleVectorOfInteger",
      "b: integer | @LLVMDialectCompatibleVectorOfInteger",
      "c: f32 | @LLVMDialectCompatibleVectorOf32BitFloat",
      "scaleA: i64",
      "scaleB: i64"
    ],
    attributes = [
      "modC: i16 = 0 : i16",
      "scaleAType: i32 = 0 : i32",
      "fmtScaleA: i32 = 0 : i32",
      "scaleBType: i32 = 0 : i32",
      "fmtScaleB: i32 = 0 : i32",
      "reuseA: i1 = false",
      "reuseB: i1 = false"
    ],
    results = ["res: f32 | @LLVMDialectCompatibleVectorOf32BitFloat"],
    format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)"
  }

  ods.operation @ds.read.tr4.b64 {
    since = "22.1",
    operands = ["ptr: @ROCDLBufferLDS read"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    results = ["res: @LLVM_Type"],
    format = "$ptr attr-dict `:` type($ptr) `->` type($res)"
  }

  ods.operation @ds.read.tr8.b64 {
    since = "22.1",
    operands = ["ptr: @ROCDLBufferLDS read"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    results = ["res: @LLVM_Type"],
    format = "$ptr attr-dict `:` type($ptr) `->` type($res)"
  }

  ods.operation @ds.read.tr6.b96 {
    since = "22.1",
    operands = ["ptr: @ROCDLBufferLDS read"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    results = ["res: @LLVM_Type"],
    format = "$ptr attr-dict `:` type($ptr) `->` type($res)"
  }

  ods.operation @ds.read.tr16.b64 {
    since = "22.1",
    operands = ["ptr: @ROCDLBufferLDS read"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    results = ["res: @LLVM_Type"],
    format = "$ptr attr-dict `:` type($ptr) `->` type($res)"
  }

  ods.operation @global.load.tr4.b64 {
    since = "22.1",
    operands = ["ptr: @ROCDLGlobalBuffer & builds(!llvm.ptr<1>) read"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    results = ["res: @LLVM_Type"],
    format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"
  }

  ods.operation @global.load.tr.b64 {
    since = "22.1",
    operands = ["ptr: @ROCDLGlobalBuffer & builds(!llvm.ptr<1>) read"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    results = ["res: @LLVM_Type"],
    format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"
  }

  ods.operation @global.load.tr6.b96 {
    since = "22.1",
    operands = ["ptr: @ROCDLGlobalBuffer & builds(!llvm.ptr<1>) read"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    results = ["res: @LLVM_Type"],
    format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"
  }

  ods.operation @global.load.tr.b128 {
    since = "22.1",
    operands = ["ptr: @ROCDLGlobalBuffer & builds(!llvm.ptr<1>) read"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    results = ["res: @LLVM_Type"],
    format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"
  }

  ods.operation @ds.load.tr4.b64 {
    since = "22.1",
    operands = ["ptr: @ROCDLBufferLDS & builds(!llvm.ptr<3>) read"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    results = ["res: @LLVM_Type"],
    format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"
  }

  ods.operation @ds.load.tr8.b64 {
    since = "22.1",
    operands = ["ptr: @ROCDLBufferLDS & builds(!llvm.ptr<3>) read"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    results = ["res: @LLVM_Type"],
    format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"
  }

  ods.operation @ds.load.tr6.b96 {
    since = "22.1",
    operands = ["ptr: @ROCDLBufferLDS & builds(!llvm.ptr<3>) read"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    results = ["res: @LLVM_Type"],
    format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"
  }

  ods.operation @ds.load.tr16.b128 {
    since = "22.1",
    operands = ["ptr: @ROCDLBufferLDS & builds(!llvm.ptr<3>) read"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    results = ["res: @LLVM_Type"],
    format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"
  }

  ods.operation @load.to.lds {
    since = "22.1",
    operands = ["globalPtr: @LLVM_AnyPointer read", "ldsPtr: @ROCDLBufferLDS write"],
    attributes = [
      "size: i32",
      "offset: i32",
      "aux: i32",
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict `:` type($globalPtr)"
  }

  ods.operation @global.load.lds {
    since = "22.1",
    operands = ["globalPtr: @ROCDLGlobalBuffer read", "ldsPtr: @ROCDLBufferLDS write"],
    attributes = [
      "size: i32",
      "offset: i32",
      "aux: i32",
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict"
  }

  ods.operation @global.load.async.to.lds.b128 {
    since = "22.1",
    operands = ["globalPtr: @ROCDLGlobalBuffer read", "ldsPtr: @ROCDLBufferLDS write"],
    attributes = [
      "offset: i32",
      "aux: i32",
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"
  }

  ods.operation @global.load.async.to.lds.b32 {
    since = "22.1",
    operands = ["globalPtr: @ROCDLGlobalBuffer read", "ldsPtr: @ROCDLBufferLDS write"],
    attributes = [
      "offset: i32",
      "aux: i32",
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"
  }

  ods.operation @global.load.async.to.lds.b64 {
    since = "22.1",
    operands = ["globalPtr: @ROCDLGlobalBuffer read", "ldsPtr: @ROCDLBufferLDS write"],
    attributes = [
      "offset: i32",
      "aux: i32",
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"
  }

  ods.operation @global.load.async.to.lds.b8 {
    since = "22.1",
    operands = ["globalPtr: @ROCDLGlobalBuffer read", "ldsPtr: @ROCDLBufferLDS write"],
    attributes = [
      "offset: i32",
      "aux: i32",
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"
  }

  ods.operation @cluster.load.async.to.lds.b128 {
    since = "22.1",
    operands = ["globalPtr: @ROCDLGlobalBuffer read", "ldsPtr: @ROCDLBufferLDS write", "mask: i32"],
    attributes = [
      "offset: i32",
      "cpol: i32",
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"
  }

  ods.operation @cluster.load.async.to.lds.b32 {
    since = "22.1",
    operands = ["globalPtr: @ROCDLGlobalBuffer read", "ldsPtr: @ROCDLBufferLDS write", "mask: i32"],
    attributes = [
      "offset: i32",
      "cpol: i32",
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"
  }

  ods.operation @cluster.load.async.to.lds.b64 {
    since = "22.1",
    operands = ["globalPtr: @ROCDLGlobalBuffer read", "ldsPtr: @ROCDLBufferLDS write", "mask: i32"],
    attributes = [
      "offset: i32",
      "cpol: i32",
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"
  }

  ods.operation @cluster.load.async.to.lds.b8 {
    since = "22.1",
    operands = ["globalPtr: @ROCDLGlobalBuffer read", "ldsPtr: @ROCDLBufferLDS write", "mask: i32"],
    attributes = [
      "offset: i32",
      "cpol: i32",
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"
  }

  ods.operation @tensor.load.to.lds {
    since = "22.1",
    operands = [
      "dgroup0: @ROCDL_V4I32Type",
      "dgroup1: @ROCDL_V8I32Type",
      "dgroup2: @ROCDL_V4I32Type",
      "dgroup3: @ROCDL_V4I32Type"
    ],
    attributes = [
      "cachePolicy: i32",
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)"
  }

  ods.operation @tensor.store.from.lds {
    since = "22.1",
    operands = [
      "dgroup0: @ROCDL_V4I32Type",
      "dgroup1: @ROCDL_V8I32Type",
      "dgroup2: @ROCDL_V4I32Type",
      "dgroup3: @ROCDL_V4I32Type"
    ],
    attributes = [
      "cachePolicy: i32",
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)"
  }

  ods.operation @tensor.load.to.lds.d2 {
    since = "22.1",
    operands = ["dgroup0: @ROCDL_V4I32Type", "dgroup1: @ROCDL_V8I32Type"],
    attributes = [
      "cachePolicy: i32",
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)"
  }

  ods.operation @tensor.store.from.lds.d2 {
    since = "22.1",
    operands = ["dgroup0: @ROCDL_V4I32Type", "dgroup1: @ROCDL_V8I32Type"],
    attributes = [
      "cachePolicy: i32",
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)"
  }

  ods.operation @make.buffer.rsrc {
    operands = ["base: @LLVM_AnyPointer", "stride: i16", "numRecords: i64", "flags: i32"],
    results = ["res: @LLVM_AnyPointer"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($base) `to` type($res)"
  }

  ods.operation @raw.ptr.buffer.load {
    operands = ["rsrc: @ROCDLBufferRsrc read", "offset: i32", "soffset: i32", "aux: i32"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    results = ["res: @LLVM_Type"],
    format = "operands attr-dict `:` type($res)"
  }

  ods.operation @raw.ptr.buffer.load.lds {
    since = "22.1",
    operands = [
      "rsrc: @ROCDLBufferRsrc read",
      "ldsPtr: @ROCDLBufferLDS write",
      "size: i32",
      "voffset: i32",
      "soffset: i32",
      "offset: i32",
      "aux: i32"
    ],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "operands attr-dict"
  }

  ods.operation @raw.ptr.buffer.store {
    operands = ["vdata: @LLVM_Type", "rsrc: @ROCDLBufferRsrc write", "offset: i32", "soffset: i32", "aux: i32"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "operands attr-dict `:` type($vdata)"
  }

  ods.operation @raw.ptr.buffer.atomic.cmpswap {
    operands = [
      "src: @LLVM_Type",
      "cmp: @LLVM_Type",
      "rsrc: @ROCDLBufferRsrc read write",
      "offset: i32",
      "soffset: i32",
      "aux: i32"
    ],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    results = ["res: @LLVM_Type"],
    types = ["same(res, src, cmp)"],
    format = "operands attr-dict `:` type($res)"
  }

  ods.operation @raw.ptr.buffer.atomic.fmax {
    operands = ["vdata: @LLVM_Type", "rsrc: @ROCDLBufferRsrc read write", "offset: i32", "soffset: i32", "aux: i32"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "operands attr-dict `:` type($vdata)"
  }

  ods.operation @raw.ptr.buffer.atomic.smax {
    operands = ["vdata: @LLVM_Type", "rsrc: @ROCDLBufferRsrc read write", "offset: i32", "soffset: i32", "aux: i32"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "operands attr-dict `:` type($vdata)"
  }

  ods.operation @raw.ptr.buffer.atomic.umin {
    operands = ["vdata: @LLVM_Type", "rsrc: @ROCDLBufferRsrc read write", "offset: i32", "soffset: i32", "aux: i32"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "operands attr-dict `:` type($vdata)"
  }

  ods.operation @raw.ptr.buffer.atomic.fadd {
    operands = ["vdata: @LLVM_Type", "rsrc: @ROCDLBufferRsrc read write", "offset: i32", "soffset: i32", "aux: i32"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "operands attr-dict `:` type($vdata)"
  }

  ods.operation @raw.buffer.load {
    operands = ["rsrc: exactly(vector<4xi32>)", "offset: i32", "soffset: i32", "aux: i32"],
    results = ["res: @LLVM_Type"],
    format = "$rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($res)"
  }

  ods.operation @raw.buffer.store {
    operands = ["vdata: any", "rsrc: exactly(vector<4xi32>)", "offset: i32", "soffset: i32", "aux: i32"],
    format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)"
  }

  ods.operation @raw.buffer.atomic.cmpswap {
    operands = ["src: @LLVM_Type", "cmp: @LLVM_Type", "rsrc: @LLVM_Type", "offset: i32", "soffset: i32", "aux: i32"],
    results = ["res: @LLVM_Type"],
    types = ["same(res, src, cmp)"],
    format = "attr-dict `(` operands `)` `:` type($res) `,` type($rsrc)"
  }

  ods.operation @global.prefetch {
    since = "22.1",
    operands = ["ptr: @ROCDLGlobalBuffer & builds(!llvm.ptr<1>) read"],
    attributes = [
      "scope: i32",
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))"
  }

  ods.operation @flat.prefetch {
    since = "22.1",
    operands = ["ptr: @LLVM_DefaultPointer & builds(!llvm.ptr) read"],
    attributes = [
      "scope: i32",
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))"
  }

  ods.operation @ds.atomic.barrier.arrive.rtn.b64 {
    since = "22.1",
    operands = ["barrierPtr: @ROCDLBufferLDS read write", "val: i64"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    results = ["res: i64"],
    format = "$barrierPtr `,` $val attr-dict `:` qualified(type($barrierPtr)) `,` type($val) `->` type($res)"
  }

  ods.operation @ds.atomic.async.barrier.arrive.b64 {
    since = "22.1",
    operands = ["barrierPtr: @ROCDLBufferLDS write"],
    attributes = [
      "alias_scopes: @LLVM_AliasScopeArrayAttr?",
      "noalias_scopes: @LLVM_AliasScopeArrayAttr?",
      "tbaa: @LLVM_TBAATagArrayAttr?"
    ],
    format = "$barrierPtr attr-dict `:` qualified(type($barrierPtr))"
  }

  ods.operation @raw.buffer.atomic.fadd {
    operands = ["vdata: any", "rsrc: exactly(vector<4xi32>)", "offset: i32", "soffset: i32", "aux: i32"],
    format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)"
  }

  ods.operation @raw.buffer.atomic.fmax {
    operands = ["vdata: any", "rsrc: exactly(vector<4xi32>)", "offset: i32", "soffset: i32", "aux: i32"],
    format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)"
  }

  ods.operation @raw.buffer.atomic.smax {
    operands = ["vdata: any", "rsrc: exactly(vector<4xi32>)", "offset: i32", "soffset: i32", "aux: i32"],
    format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)"
  }

  ods.operation @raw.buffer.atomic.umin {
    operands = ["vdata: any", "rsrc: exactly(vector<4xi32>)", "offset: i32", "soffset: i32", "aux: i32"],
    format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)"
  }

  ods.operation @update.dpp {
    since = "22.1",
    operands = ["old: @LLVM_Type", "src: @LLVM_Type"],
    attributes = ["dppCtrl: i32", "rowMask: i32", "bankMask: i32", "boundCtrl: i1"],
    results = ["res: @LLVM_Type"],
    types = ["same(res, src, old)"],
    format = "attr-dict $old `,` $src `with` $dppCtrl `,` $rowMask `,` $bankMask `,` $boundCtrl `:` type($src)"
  }

  ods.operation @permlanex16 {
    since = "22.1",
    operands = ["old: @LLVM_Type", "src0: @LLVM_Type", "src1: @LLVM_Type", "src2: @LLVM_Type"],
    attributes = ["fi: i1", "boundControl: i1"],
    results = ["res: @LLVM_Type"],
    types = ["same(res, old, src0)", "same(src1, src2)"],
    format = "attr-dict $old `,` $src0 `,` $src1 `,` $src2 `,` $fi `,` $boundControl `:` type($src0) `,` type($src1)"
  }

  ods.operation @permlane16.swap {
    since = "22.1",
    operands = ["old: i32", "src: i32"],
    attributes = ["fi: i1", "boundControl: i1"],
    results = ["res: @LLVMDialectCompatibleStructOf32BitBit"],
    format = "attr-dict $old `,` $src `,` $fi `,` $boundControl `:` `(` type($old) `,` type($src) `)` `->` type($res)"
  }

  ods.operation @permlane32.swap {
    since = "22.1",
    operands = ["old: i32", "src: i32"],
    attributes = ["fi: i1", "boundControl: i1"],
    results = ["res: @LLVMDialectCompatibleStructOf32BitBit"],
    format = "attr-dict $old `,` $src `,` $fi `,` $boundControl `:` `(` type($old) `,` type($src) `)` `->` type($res)"
  }

  ods.operation @cvt.pkrtz {
    since = "22.1",
    operands = ["srcA: f32", "srcB: f32"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict $srcA `,` $srcB `:` type($res)"
  }

  ods.operation @cvt.f32.bf8 {
    operands = ["srcA: i32"],
    attributes = ["byteSel: i32"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict $srcA `[` $byteSel `]` `:` type($res)"
  }

  ods.operation @cvt.f32.fp8 {
    operands = ["srcA: i32"],
    attributes = ["byteSel: i32"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict $srcA `[` $byteSel `]` `:` type($res)"
  }

  ods.operation @cvt.pk.f32.fp8 {
    since = "22.1",
    operands = ["src: i32"],
    attributes = ["wordSel: i1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict $src `[` $wordSel `]` `:` type($res)"
  }

  ods.operation @cvt.pk.f32.bf8 {
    since = "22.1",
    operands = ["src: i32"],
    attributes = ["wordSel: i1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict $src `[` $wordSel `]` `:` type($res)"
  }

  ods.operation @cvt.pk.bf8.f32 {
    operands = ["srcA: f32", "srcB: f32", "old: i32"],
    attributes = ["wordSel: i1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict $srcA `,` $srcB `->` $old `[` $wordSel `]` `:` type($res)"
  }

  ods.operation @cvt.pk.fp8.f32 {
    operands = ["srcA: f32", "srcB: f32", "old: i32"],
    attributes = ["wordSel: i1"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict $srcA `,` $srcB `->` $old `[` $wordSel `]` `:` type($res)"
  }

  ods.operation @cvt.sr.bf8.f32 {
    operands = ["srcA: f32", "srcB: i32", "old: i32"],
    attributes = ["byteSel: i32"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict $srcA `,` $srcB `->` $old `[` $byteSel `]` `:` type($res)"
  }

  ods.operation @cvt.sr.fp8.f32 {
    operands = ["srcA: f32", "srcB: i32", "old: i32"],
    attributes = ["byteSel: i32"],
    results = ["res: @LLVM_Type"],
    traits = ["pure"],
    format = "attr-dict $srcA `,` $srcB `->` $old `[` $byteSel `]` `:` type($res)"
  }

  ods.operation @cvt.scale.pk8.bf16.bf8 {
    since = "22.1",
    operands = ["src: @ROCDL_V2I32Type", "scale: i32"],
    attributes = ["scaleSel: i32"],
    results = ["res: @ROCDL_V8BF16Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  }

  ods.operation @cvt.scale.pk8.bf16.fp4 {
    since = "22.1",
    operands = ["src: i32", "scale: i32"],
    attributes = ["scaleSel: i32"],
    results = ["res: @ROCDL_V8BF16Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  }

  ods.operation @cvt.scale.pk8.bf16.fp8 {
    since = "22.1",
    operands = ["src: @ROCDL_V2I32Type", "scale: i32"],
    attributes = ["scaleSel: i32"],
    results = ["res: @ROCDL_V8BF16Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  }

  ods.operation @cvt.scale.pk8.f16.bf8 {
    since = "22.1",
    operands = ["src: @ROCDL_V2I32Type", "scale: i32"],
    attributes = ["scaleSel: i32"],
    results = ["res: @ROCDL_V8F16Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  }

  ods.operation @cvt.scale.pk8.f16.fp4 {
    since = "22.1",
    operands = ["src: i32", "scale: i32"],
    attributes = ["scaleSel: i32"],
    results = ["res: @ROCDL_V8F16Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  }

  ods.operation @cvt.scale.pk8.f16.fp8 {
    since = "22.1",
    operands = ["src: @ROCDL_V2I32Type", "scale: i32"],
    attributes = ["scaleSel: i32"],
    results = ["res: @ROCDL_V8F16Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  }

  ods.operation @cvt.scale.pk8.f32.bf8 {
    since = "22.1",
    operands = ["src: @ROCDL_V2I32Type", "scale: i32"],
    attributes = ["scaleSel: i32"],
    results = ["res: @ROCDL_V8F32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  }

  ods.operation @cvt.scale.pk8.f32.fp4 {
    since = "22.1",
    operands = ["src: i32", "scale: i32"],
    attributes = ["scaleSel: i32"],
    results = ["res: @ROCDL_V8F32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  }

  ods.operation @cvt.scale.pk8.f32.fp8 {
    since = "22.1",
    operands = ["src: @ROCDL_V2I32Type", "scale: i32"],
    attributes = ["scaleSel: i32"],
    results = ["res: @ROCDL_V8F32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk8.bf8.bf16 {
    since = "22.1",
    operands = ["src: @ROCDL_V8BF16Type", "scale: f32"],
    results = ["res: @ROCDL_V2I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk8.bf8.f16 {
    since = "22.1",
    operands = ["src: @ROCDL_V8F16Type", "scale: f32"],
    results = ["res: @ROCDL_V2I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk8.bf8.f32 {
    since = "22.1",
    operands = ["src: @ROCDL_V8F32Type", "scale: f32"],
    results = ["res: @ROCDL_V2I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk8.fp4.bf16 {
    since = "22.1",
    operands = ["src: @ROCDL_V8BF16Type", "scale: f32"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk8.fp4.f16 {
    since = "22.1",
    operands = ["src: @ROCDL_V8F16Type", "scale: f32"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk8.fp4.f32 {
    since = "22.1",
    operands = ["src: @ROCDL_V8F32Type", "scale: f32"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk8.fp8.bf16 {
    since = "22.1",
    operands = ["src: @ROCDL_V8BF16Type", "scale: f32"],
    results = ["res: @ROCDL_V2I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk8.fp8.f16 {
    since = "22.1",
    operands = ["src: @ROCDL_V8F16Type", "scale: f32"],
    results = ["res: @ROCDL_V2I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk8.fp8.f32 {
    since = "22.1",
    operands = ["src: @ROCDL_V8F32Type", "scale: f32"],
    results = ["res: @ROCDL_V2I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk8.bf8.bf16 {
    since = "22.1",
    operands = ["src: @ROCDL_V8BF16Type", "seed: i32", "scale: f32"],
    results = ["res: @ROCDL_V2I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk8.bf8.f16 {
    since = "22.1",
    operands = ["src: @ROCDL_V8F16Type", "seed: i32", "scale: f32"],
    results = ["res: @ROCDL_V2I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk8.bf8.f32 {
    since = "22.1",
    operands = ["src: @ROCDL_V8F32Type", "seed: i32", "scale: f32"],
    results = ["res: @ROCDL_V2I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk8.fp4.bf16 {
    since = "22.1",
    operands = ["src: @ROCDL_V8BF16Type", "seed: i32", "scale: f32"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk8.fp4.f16 {
    since = "22.1",
    operands = ["src: @ROCDL_V8F16Type", "seed: i32", "scale: f32"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk8.fp4.f32 {
    since = "22.1",
    operands = ["src: @ROCDL_V8F32Type", "seed: i32", "scale: f32"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk8.fp8.bf16 {
    since = "22.1",
    operands = ["src: @ROCDL_V8BF16Type", "seed: i32", "scale: f32"],
    results = ["res: @ROCDL_V2I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk8.fp8.f16 {
    since = "22.1",
    operands = ["src: @ROCDL_V8F16Type", "seed: i32", "scale: f32"],
    results = ["res: @ROCDL_V2I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk8.fp8.f32 {
    since = "22.1",
    operands = ["src: @ROCDL_V8F32Type", "seed: i32", "scale: f32"],
    results = ["res: @ROCDL_V2I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scale.pk16.bf16.bf6 {
    since = "22.1",
    operands = ["src: @ROCDL_V3I32Type", "scale: i32"],
    attributes = ["scaleSel: i32"],
    results = ["res: @ROCDL_V16BF16Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  }

  ods.operation @cvt.scale.pk16.bf16.fp6 {
    since = "22.1",
    operands = ["src: @ROCDL_V3I32Type", "scale: i32"],
    attributes = ["scaleSel: i32"],
    results = ["res: @ROCDL_V16BF16Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  }

  ods.operation @cvt.scale.pk16.f16.bf6 {
    since = "22.1",
    operands = ["src: @ROCDL_V3I32Type", "scale: i32"],
    attributes = ["scaleSel: i32"],
    results = ["res: @ROCDL_V16F16Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  }

  ods.operation @cvt.scale.pk16.f16.fp6 {
    since = "22.1",
    operands = ["src: @ROCDL_V3I32Type", "scale: i32"],
    attributes = ["scaleSel: i32"],
    results = ["res: @ROCDL_V16F16Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  }

  ods.operation @cvt.scale.pk16.f32.bf6 {
    since = "22.1",
    operands = ["src: @ROCDL_V3I32Type", "scale: i32"],
    attributes = ["scaleSel: i32"],
    results = ["res: @ROCDL_V16F32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  }

  ods.operation @cvt.scale.pk16.f32.fp6 {
    since = "22.1",
    operands = ["src: @ROCDL_V3I32Type", "scale: i32"],
    attributes = ["scaleSel: i32"],
    results = ["res: @ROCDL_V16F32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk16.bf6.bf16 {
    since = "22.1",
    operands = ["src: @ROCDL_V16BF16Type", "scale: f32"],
    results = ["res: @ROCDL_V3I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk16.bf6.f16 {
    since = "22.1",
    operands = ["src: @ROCDL_V16F16Type", "scale: f32"],
    results = ["res: @ROCDL_V3I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk16.bf6.f32 {
    since = "22.1",
    operands = ["src: @ROCDL_V16F32Type", "scale: f32"],
    results = ["res: @ROCDL_V3I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk16.fp6.bf16 {
    since = "22.1",
    operands = ["src: @ROCDL_V16BF16Type", "scale: f32"],
    results = ["res: @ROCDL_V3I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk16.fp6.f16 {
    since = "22.1",
    operands = ["src: @ROCDL_V16F16Type", "scale: f32"],
    results = ["res: @ROCDL_V3I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk16.fp6.f32 {
    since = "22.1",
    operands = ["src: @ROCDL_V16F32Type", "scale: f32"],
    results = ["res: @ROCDL_V3I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk16.bf6.bf16 {
    since = "22.1",
    operands = ["src: @ROCDL_V16BF16Type", "seed: i32", "scale: f32"],
    results = ["res: @ROCDL_V3I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk16.bf6.f16 {
    since = "22.1",
    operands = ["src: @ROCDL_V16F16Type", "seed: i32", "scale: f32"],
    results = ["res: @ROCDL_V3I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk16.bf6.f32 {
    since = "22.1",
    operands = ["src: @ROCDL_V16F32Type", "seed: i32", "scale: f32"],
    results = ["res: @ROCDL_V3I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk16.fp6.bf16 {
    since = "22.1",
    operands = ["src: @ROCDL_V16BF16Type", "seed: i32", "scale: f32"],
    results = ["res: @ROCDL_V3I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk16.fp6.f16 {
    since = "22.1",
    operands = ["src: @ROCDL_V16F16Type", "seed: i32", "scale: f32"],
    results = ["res: @ROCDL_V3I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk16.fp6.f32 {
    since = "22.1",
    operands = ["src: @ROCDL_V16F32Type", "seed: i32", "scale: f32"],
    results = ["res: @ROCDL_V3I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk32.bf6.bf16 {
    since = "22.1",
    operands = ["src: @ROCDL_V32BF16Type", "scale: f32"],
    results = ["res: @ROCDL_V6I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk32.bf6.f16 {
    since = "22.1",
    operands = ["src: @ROCDL_V32F16Type", "scale: f32"],
    results = ["res: @ROCDL_V6I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk32.fp6.bf16 {
    since = "22.1",
    operands = ["src: @ROCDL_V32BF16Type", "scale: f32"],
    results = ["res: @ROCDL_V6I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk32.fp6.f16 {
    since = "22.1",
    operands = ["src: @ROCDL_V32F16Type", "scale: f32"],
    results = ["res: @ROCDL_V6I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk32.bf6.bf16 {
    since = "22.1",
    operands = ["src: @ROCDL_V32BF16Type", "seed: i32", "scale: f32"],
    results = ["res: @ROCDL_V6I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk32.bf6.f16 {
    since = "22.1",
    operands = ["src: @ROCDL_V32F16Type", "seed: i32", "scale: f32"],
    results = ["res: @ROCDL_V6I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk32.bf6.f32 {
    since = "22.1",
    operands = ["src: @ROCDL_V32F32Type", "seed: i32", "scale: f32"],
    results = ["res: @ROCDL_V6I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk32.fp6.bf16 {
    since = "22.1",
    operands = ["src: @ROCDL_V32BF16Type", "seed: i32", "scale: f32"],
    results = ["res: @ROCDL_V6I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk32.fp6.f16 {
    since = "22.1",
    operands = ["src: @ROCDL_V32F16Type", "seed: i32", "scale: f32"],
    results = ["res: @ROCDL_V6I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk32.fp6.f32 {
    since = "22.1",
    operands = ["src: @ROCDL_V32F32Type", "seed: i32", "scale: f32"],
    results = ["res: @ROCDL_V6I32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk32.bf16.bf6 {
    since = "22.1",
    operands = ["src: @ROCDL_V6I32Type", "scale: f32"],
    results = ["res: @ROCDL_V32BF16Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk32.bf16.fp6 {
    since = "22.1",
    operands = ["src: @ROCDL_V6I32Type", "scale: f32"],
    results = ["res: @ROCDL_V32BF16Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk32.f16.bf6 {
    since = "22.1",
    operands = ["src: @ROCDL_V6I32Type", "scale: f32"],
    results = ["res: @ROCDL_V32F16Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk32.f16.fp6 {
    since = "22.1",
    operands = ["src: @ROCDL_V6I32Type", "scale: f32"],
    results = ["res: @ROCDL_V32F16Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk32.f32.bf6 {
    since = "22.1",
    operands = ["src: @ROCDL_V6I32Type", "scale: f32"],
    results = ["res: @ROCDL_V32F32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk32.f32.fp6 {
    since = "22.1",
    operands = ["src: @ROCDL_V6I32Type", "scale: f32"],
    results = ["res: @ROCDL_V32F32Type"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.2xpk16.bf6.f32 {
    since = "22.1",
    operands = ["src0: @ROCDL_V16F32Type", "src1: @ROCDL_V16F32Type", "scale: f32"],
    results = ["res: @ROCDL_V6I32Type"],
    traits = ["pure"],
    format = "attr-dict $src0 `,` $src1 `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.2xpk16.fp6.f32 {
    since = "22.1",
    operands = ["src0: @ROCDL_V16F32Type", "src1: @ROCDL_V16F32Type", "scale: f32"],
    results = ["res: @ROCDL_V6I32Type"],
    traits = ["pure"],
    format = "attr-dict $src0 `,` $src1 `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.f16.bf8 {
    since = "22.1",
    operands = ["oldVdst: @ROCDL_V2F16Type", "src: i32", "scale: f32"],
    attributes = ["srcSelIndex: i32", "dstLoHiSel: i1"],
    results = ["res: @ROCDL_V2F16Type"],
    traits = ["pure"],
    format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.f16.fp8 {
    since = "22.1",
    operands = ["oldVdst: @ROCDL_V2F16Type", "src: i32", "scale: f32"],
    attributes = ["srcSelIndex: i32", "dstLoHiSel: i1"],
    results = ["res: @ROCDL_V2F16Type"],
    traits = ["pure"],
    format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.f32.bf8 {
    since = "22.1",
    operands = ["src: i32", "scale: f32"],
    attributes = ["srcSelIndex: i32"],
    results = ["res: f32"],
    traits = ["pure"],
    format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.f32.fp8 {
    since = "22.1",
    operands = ["src: i32", "scale: f32"],
    attributes = ["srcSelIndex: i32"],
    results = ["res: f32"],
    traits = ["pure"],
    format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk.bf8.f32 {
    since = "22.1",
    operands = ["oldVdst: @ROCDL_V2I16Type", "src0: f32", "src1: f32", "scale: f32"],
    attributes = ["dstLoHiSel: i1"],
    results = ["res: @ROCDL_V2I16Type"],
    traits = ["pure"],
    format = "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk.fp8.f32 {
    since = "22.1",
    operands = ["oldVdst: @ROCDL_V2I16Type", "src0: f32", "src1: f32", "scale: f32"],
    attributes = ["dstLoHiSel: i1"],
    results = ["res: @ROCDL_V2I16Type"],
    traits = ["pure"],
    format = "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk.bf8.bf16 {
    since = "22.1",
    operands = ["oldVdst: @ROCDL_V2I16Type", "src0: @ROCDL_V2BF16Type", "scale: f32"],
    attributes = ["dstLoHiSel: i1"],
    results = ["res: @ROCDL_V2I16Type"],
    traits = ["pure"],
    format = "attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk.bf8.f16 {
    since = "22.1",
    operands = ["oldVdst: @ROCDL_V2I16Type", "src0: @ROCDL_V2F16Type", "scale: f32"],
    attributes = ["dstLoHiSel: i1"],
    results = ["res: @ROCDL_V2I16Type"],
    traits = ["pure"],
    format = "attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk.fp8.bf16 {
    since = "22.1",
    operands = ["oldVdst: @ROCDL_V2I16Type", "src0: @ROCDL_V2BF16Type", "scale: f32"],
    attributes = ["dstLoHiSel: i1"],
    results = ["res: @ROCDL_V2I16Type"],
    traits = ["pure"],
    format = "attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk.fp8.f16 {
    since = "22.1",
    operands = ["oldVdst: @ROCDL_V2I16Type", "src0: @ROCDL_V2F16Type", "scale: f32"],
    attributes = ["dstLoHiSel: i1"],
    results = ["res: @ROCDL_V2I16Type"],
    traits = ["pure"],
    format = "attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk.bf16.bf8 {
    since = "22.1",
    operands = ["src: i32", "scale: f32"],
    attributes = ["srcLoHiSel: i1"],
    results = ["res: @ROCDL_V2BF16Type"],
    traits = ["pure"],
    format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk.bf16.fp8 {
    since = "22.1",
    operands = ["src: i32", "scale: f32"],
    attributes = ["srcLoHiSel: i1"],
    results = ["res: @ROCDL_V2BF16Type"],
    traits = ["pure"],
    format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk.f16.bf8 {
    since = "22.1",
    operands = ["src: i32", "scale: f32"],
    attributes = ["srcLoHiSel: i1"],
    results = ["res: @ROCDL_V2F16Type"],
    traits = ["pure"],
    format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk.f16.fp8 {
    since = "22.1",
    operands = ["src: i32", "scale: f32"],
    attributes = ["srcLoHiSel: i1"],
    results = ["res: @ROCDL_V2F16Type"],
    traits = ["pure"],
    format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk.f32.bf8 {
    since = "22.1",
    operands = ["src: i32", "scale: f32"],
    attributes = ["srcLoHiSel: i1"],
    results = ["res: @ROCDL_V2F32Type"],
    traits = ["pure"],
    format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk.f32.fp8 {
    since = "22.1",
    operands = ["src: i32", "scale: f32"],
    attributes = ["srcLoHiSel: i1"],
    results = ["res: @ROCDL_V2F32Type"],
    traits = ["pure"],
    format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.bf8.bf16 {
    since = "22.1",
    operands = ["oldVdst: i32", "src0: bf16", "seed: i32", "scale: f32"],
    attributes = ["dstSelIndex: i32"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.bf8.f16 {
    since = "22.1",
    operands = ["oldVdst: i32", "src0: f16", "seed: i32", "scale: f32"],
    attributes = ["dstSelIndex: i32"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.bf8.f32 {
    since = "22.1",
    operands = ["oldVdst: i32", "src0: f32", "seed: i32", "scale: f32"],
    attributes = ["dstSelIndex: i32"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.fp8.bf16 {
    since = "22.1",
    operands = ["oldVdst: i32", "src0: bf16", "seed: i32", "scale: f32"],
    attributes = ["dstSelIndex: i32"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.fp8.f16 {
    since = "22.1",
    operands = ["oldVdst: i32", "src0: f16", "seed: i32", "scale: f32"],
    attributes = ["dstSelIndex: i32"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.fp8.f32 {
    since = "22.1",
    operands = ["oldVdst: i32", "src0: f32", "seed: i32", "scale: f32"],
    attributes = ["dstSelIndex: i32"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk.fp4.bf16 {
    since = "22.1",
    operands = ["oldVdst: i32", "src: @ROCDL_V2BF16Type", "scale: f32"],
    attributes = ["dstSelIndex: i32"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk.fp4.f16 {
    since = "22.1",
    operands = ["oldVdst: i32", "src: @ROCDL_V2F16Type", "scale: f32"],
    attributes = ["dstSelIndex: i32"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "attr-dict $src `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk.fp4.bf16 {
    since = "22.1",
    operands = ["oldVdst: i32", "src: @ROCDL_V2BF16Type", "seed: i32", "scale: f32"],
    attributes = ["dstSelIndex: i32"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk.fp4.f16 {
    since = "22.1",
    operands = ["oldVdst: i32", "src: @ROCDL_V2F16Type", "seed: i32", "scale: f32"],
    attributes = ["dstSelIndex: i32"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.sr.pk.fp4.f32 {
    since = "22.1",
    operands = ["oldVdst: i32", "src: @ROCDL_V2F32Type", "seed: i32", "scale: f32"],
    attributes = ["dstSelIndex: i32"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "attr-dict $src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk.bf16.fp4 {
    since = "22.1",
    operands = ["src: i32", "scale: f32"],
    attributes = ["srcSelIndex: i32"],
    results = ["res: @ROCDL_V2BF16Type"],
    traits = ["pure"],
    format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk.f16.fp4 {
    since = "22.1",
    operands = ["src: i32", "scale: f32"],
    attributes = ["srcSelIndex: i32"],
    results = ["res: @ROCDL_V2F16Type"],
    traits = ["pure"],
    format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk.f32.fp4 {
    since = "22.1",
    operands = ["src: i32", "scale: f32"],
    attributes = ["srcSelIndex: i32"],
    results = ["res: @ROCDL_V2F32Type"],
    traits = ["pure"],
    format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)"
  }

  ods.operation @cvt.scalef32.pk.fp4.f32 {
    since = "22.1",
    operands = ["oldVdst: i32", "src0: f32", "src1: f32", "scale: f32"],
    attributes = ["dstSelIndex: i32"],
    results = ["res: i32"],
    traits = ["pure"],
    format = "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)"
  }

  ods.operation @fmed3 {
    since = "22.1",
    operands = [
      "src0: @LLVM_AnyFloat | @LLVMDialectCompatibleVectorOfFloating",
      "src1: @LLVM_AnyFloat | @LLVMDialectCompatibleVectorOfFloating",
      "src2: @LLVM_AnyFloat | @LLVMDialectCompatibleVectorOfFloating"
    ],
    results = ["res: @LLVM_AnyFloat | @LLVMDialectCompatibleVectorOfFloating"],
    types = ["same(res, src0, src1, src2)"],
    traits = ["pure"],
    format = "$src0 `,` $src1 `,` $src2 attr-dict `:` type($res)"
  }

  ods.operation @tanh {
    since = "22.1",
    operands = ["arg: @LLVM_AnyFloat"],
    results = ["res: @LLVM_AnyFloat"],
    traits = ["pure"],
    format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))"
  }

  ods.operation @sin {
    since = "22.1",
    operands = ["arg: @LLVM_AnyFloat"],
    results = ["res: @LLVM_AnyFloat"],
    traits = ["pure"],
    format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))"
  }

  ods.operation @cos {
    since = "22.1",
    operands = ["arg: @LLVM_AnyFloat"],
    results = ["res: @LLVM_AnyFloat"],
    traits = ["pure"],
    format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))"
  }

  ods.operation @rcp {
    since = "22.1",
    operands = ["arg: @LLVM_AnyFloat"],
    results = ["res: @LLVM_AnyFloat"],
    traits = ["pure"],
    format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))"
  }

  ods.operation @exp {
    since = "22.1",
    operands = ["arg: @LLVM_AnyFloat"],
    results = ["res: @LLVM_AnyFloat"],
    traits = ["pure"],
    format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))"
  }

  ods.operation @exp2 {
    since = "22.1",
    operands = ["arg: @LLVM_AnyFloat"],
    results = ["res: @LLVM_AnyFloat"],
    traits = ["pure"],
    format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))"
  }

  ods.operation @log {
    since = "22.1",
    operands = ["arg: @LLVM_AnyFloat"],
    results = ["res: @LLVM_AnyFloat"],
    traits = ["pure"],
    format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))"
  }

  ods.operation @sqrt {
    since = "22.1",
    operands = ["arg: @LLVM_AnyFloat"],
    results = ["res: @LLVM_AnyFloat"],
    traits = ["pure"],
    format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))"
  }
}

