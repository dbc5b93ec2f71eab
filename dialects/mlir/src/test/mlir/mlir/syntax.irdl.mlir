// RUN:
// REFERENCE: has no dialect ods.
// Dialects with names that the syntax in Java belongs to.

ods.dialect @arm_sve {
  ods.operation @convert_from_svbool {operands = ["source: vector(i1)"], results = ["result: vector(i1)"], traits = ["pure"]}
  ods.operation @convert_to_svbool {operands = ["source: vector(i1)"], results = ["result: vector(i1)"], traits = ["pure"]}
}
ods.dialect @arm_sme {
  ods.enum @Kind {type = "i32", cases = ["add", "sub"]}
  ods.attribute @kind {parameters = ["value: @Kind"], format = "`<` $value `>`"}
  ods.operation @outerproduct {operands = ["lhs: vector", "rhs: vector", "lhsMask: vector(i1)?", "rhsMask: vector(i1)?", "acc: vector?"], attributes = ["kind: #arm_sme.kind"], results = ["result: vector"], traits = ["attr_sized_operand_segments"]}
}
ods.dialect @x86vector {
  ods.operation @avx512.mask.rndscale {operands = ["src: vector", "k: i32", "a: vector", "imm: i16 | i8", "rounding: i32"], results = ["dst: vector"]}
  ods.operation @avx512.mask.scalef {operands = ["src: vector", "a: vector", "b: vector", "k: i16 | i8", "rounding: i32"], results = ["dst: vector"]}
}
ods.dialect @emitc {
  ods.type @array {format = "text"}
  ods.attribute @opaque {parameters = ["value: string"], format = "`<` $value `>`"}
  ods.operation @add {operands = ["a: any", "b: any"], results = ["r: any"], format = "operands attr-dict `:` functional-type(operands, results)"}
  ods.operation @expression {operands = ["defs: any..."], attributes = ["do_not_inline: unit?"], results = ["result: any"], regions = ["region: one_block"], traits = ["isolated_from_above", "no_terminator"], default_dialect = "emitc"}
  ods.operation @for {operands = ["lower: any", "upper: any", "step: any"], regions = ["region: one_block"], implicit_terminator = "emitc.yield", default_dialect = "emitc"}
  ods.operation @global {attributes = ["sym_name: symbol_name", "type: type", "initial_value: any?"], traits = ["symbol"], format = "$sym_name `:` custom<EmitCGlobalOpTypeAndInitialValue>($type, $initial_value) attr-dict"}
  ods.operation @include {attributes = ["include: string", "is_standard_include: unit?"]}
  ods.operation @switch {operands = ["arg: any"], attributes = ["cases: array_i64"], regions = ["default: one_block", "others: one_block..."], implicit_terminator = "emitc.yield", default_dialect = "emitc", format = "$arg `:` type($arg) attr-dict custom<SwitchCases>($cases, $others) `\n` `` `default` $default"}
  ods.operation @yield {operands = ["result: any?"], traits = ["terminator"], format = "attr-dict ($result^ `:` type($result))?"}
}
ods.dialect @nvvm {
  ods.attribute @mma_type {parameters = ["value: @Kind"], format = "`<` $value `>`"}
  ods.enum @Kind {type = "i32", cases = ["f16", "f64", "s8"]}
  ods.operation @cast {operands = ["a: !llvm.ptr"], attributes = ["range: #llvm.constant_range?"], results = ["r: !llvm.ptr"], format = "$a (`range` $range^)? attr-dict `:` type($a) `to` type($r)"}
  ods.operation @mma.sync {operands = ["a: any...", "b: any...", "c: any..."], attributes = ["multiplicandAPtxType: #nvvm.mma_type?", "multiplicandBPtxType: #nvvm.mma_type?", "b1Op: string?"], results = ["res: any"], traits = ["attr_sized_operand_segments"]}
  ods.operation @mma.sp.block_scale {operands = ["a: any...", "b: any...", "c: any...", "metadata: i32", "selector: i32", "scaleA: i32", "byteA: i16", "threadA: i16", "scaleB: i32", "byteB: i16", "threadB: i16"], attributes = ["multiplicandAPtxType: #nvvm.mma_type?", "multiplicandBPtxType: #nvvm.mma_type?"], results = ["res: any"], traits = ["attr_sized_operand_segments"]}
}
ods.dialect @smt {
  ods.type @bool
  ods.type @int
  ods.type @bv {parameters = ["width: int64"], format = "`<` $width `>`"}
  ods.type @func {format = "text"}
  ods.attribute @bv {parameters = ["value: integer", "type: self"], format = "`<` $value `>`"}
  ods.operation @apply_func {operands = ["func: !smt.func", "args: any..."], results = ["result: any"]}
  ods.operation @bv.concat {operands = ["lhs: !smt.bv", "rhs: !smt.bv"], results = ["result: !smt.bv"]}
  ods.operation @bv.constant {attributes = ["value: #smt.bv"], results = ["result: !smt.bv"], traits = ["first_attr_derived_result_type", "pure"], format = "qualified($value) attr-dict"}
  ods.operation @bv.repeat {operands = ["input: !smt.bv"], results = ["result: !smt.bv"]}
  ods.operation @constant {attributes = ["value: bool"], results = ["result: !smt.bool"], format = "$value attr-dict"}
  ods.operation @declare_fun {attributes = ["namePrefix: string?"], results = ["result: any"], format = "($namePrefix^)? attr-dict `:` type($result)"}
  ods.operation @distinct {operands = ["inputs: any..."], results = ["result: !smt.bool"]}
  ods.operation @eq {operands = ["inputs: any..."], results = ["result: !smt.bool"]}
  ods.operation @int.constant {attributes = ["value: any"], results = ["result: !smt.int"]}
}
ods.dialect @wasmssa {
  ods.type @local {parameters = ["elementType: type"], format = "`ref` `to` $elementType"}
  ods.type @limit {parameters = ["min: uint32", "max: uint32?"], format = "`[` $min `` `:` ($max^)? `]`"}
  ods.operation @func {attributes = ["sym_name: symbol_name", "functionType: type(function)", "arg_attrs: array(dictionary)?", "res_attrs: array(dictionary)?", "exported: unit?"], regions = ["body: any"], traits = ["isolated_from_above", "symbol"]}
  ods.operation @global {attributes = ["sym_name: symbol_name", "type: type", "isMutable: unit?", "exported: unit?"], regions = ["initializer: any"], traits = ["isolated_from_above", "symbol"]}
  ods.operation @if {operands = ["condition: i32"], regions = ["then: any", "else: any"], successors = ["target"], traits = ["terminator"], format = "$condition attr-dict `:` $then custom<ElseRegion>($else) `>` $target"}
  ods.operation @import_global {attributes = ["sym_name: symbol_name", "moduleName: string", "importName: string", "type: type", "isMutable: unit?"], traits = ["symbol"]}
  ods.operation @local {attributes = ["type: type"], results = ["result: !wasmssa.local"]}
  ods.operation @memory {attributes = ["limits: type"], format = "$limits attr-dict"}
  ods.operation @return {operands = ["values: any..."], traits = ["terminator"], format = "attr-dict ($values^ `:` type($values))?"}
}
ods.dialect @pdl_interp {
  ods.operation @create_operation {operands = ["operands: any...", "attributes: exactly(!pdl.attribute)...", "resultTypes: any..."], attributes = ["name: string", "attributeNames: array(string)", "inferred: unit?"], results = ["op: exactly(!pdl.operation)"], traits = ["attr_sized_operand_segments"], format = "$name (`(` $operands^ `:` type($operands) `)`)? `` custom<CreateOperationOpAttributes>($attributes, $attributeNames) custom<CreateOperationOpResults>($resultTypes, type($resultTypes), $inferred) attr-dict"}
  ods.operation @create_range {operands = ["arguments: any..."], results = ["result: any"], format = "($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict"}
  ods.operation @continue {traits = ["terminator"], format = "attr-dict"}
  ods.operation @extract {operands = ["range: any"], results = ["result: any"], types = ["range = !pdl.range(result)"], format = "`of` $range `:` type($result) attr-dict"}
  ods.operation @finalize {traits = ["terminator"], format = "attr-dict"}
  ods.operation @foreach {operands = ["values: any"], regions = ["region: any"], successors = ["successor"], traits = ["terminator"]}
  ods.operation @get_value_type {operands = ["value: any"], results = ["result: any"]}
}
ods.dialect @xegpu {
  ods.enum @MemorySpace {type = "i32", cases = ["global", "slm = 3"]}
  ods.attribute @memory_space {parameters = ["value: @MemorySpace"], format = "$value"}
  ods.attribute @block_tdesc_attr {parameters = ["memory_space: #xegpu.memory_space = #xegpu<memory_space global>", "array_length: attr(integer) = 1 : i64"], format = "`<` struct(params) `>`"}
  ods.type @tensor_desc {parameters = ["shape: dims", "element: type", "encoding: attribute = #xegpu.block_tdesc_attr<>"], format = "`<` $shape `` $element (`,` $encoding^)? `>`"}
}
