module {
  ods.dialect @arm_sve {
    ods.operation @convert_from_svbool {operands = ["source: vector(i1)"], results = ["result: vector(i1)"], traits = ["pure"]}
    ods.operation @convert_to_svbool {operands = ["source: vector(i1)"], results = ["result: vector(i1)"], traits = ["pure"]}
  }
  ods.dialect @arm_sme {
    ods.enum @Kind {cases = ["add", "sub"], type = "i32"}
    ods.attribute @kind {format = "`<` $value `>`", parameters = ["value: @Kind"]}
    ods.operation @outerproduct {attributes = ["kind: #arm_sme.kind"], operands = ["lhs: vector", "rhs: vector", "lhsMask: vector(i1)?", "rhsMask: vector(i1)?", "acc: vector?"], results = ["result: vector"], traits = ["attr_sized_operand_segments"]}
  }
  ods.dialect @x86vector {
    ods.operation @avx512.mask.rndscale {operands = ["src: vector", "k: i32", "a: vector", "imm: i16 | i8", "rounding: i32"], results = ["dst: vector"]}
    ods.operation @avx512.mask.scalef {operands = ["src: vector", "a: vector", "b: vector", "k: i16 | i8", "rounding: i32"], results = ["dst: vector"]}
  }
  ods.dialect @emitc {
    ods.type @array {format = "text"}
    ods.attribute @opaque {format = "`<` $value `>`", parameters = ["value: string"]}
    ods.operation @add {format = "operands attr-dict `:` functional-type(operands, results)", operands = ["a: any", "b: any"], results = ["r: any"]}
    ods.operation @expression {attributes = ["do_not_inline: unit?"], default_dialect = "emitc", operands = ["defs: any..."], regions = ["region: one_block"], results = ["result: any"], traits = ["isolated_from_above", "no_terminator"]}
    ods.operation @for {default_dialect = "emitc", implicit_terminator = "emitc.yield", operands = ["lower: any", "upper: any", "step: any"], regions = ["region: one_block"]}
    ods.operation @global {attributes = ["sym_name: symbol_name", "type: type", "initial_value: any?"], format = "$sym_name `:` custom<EmitCGlobalOpTypeAndInitialValue>($type, $initial_value) attr-dict", traits = ["symbol"]}
    ods.operation @include {attributes = ["include: string", "is_standard_include: unit?"]}
    ods.operation @switch {attributes = ["cases: array_i64"], default_dialect = "emitc", format = "$arg `:` type($arg) attr-dict custom<SwitchCases>($cases, $others) `\0A` `` `default` $default", implicit_terminator = "emitc.yield", operands = ["arg: any"], regions = ["default: one_block", "others: one_block..."]}
    ods.operation @yield {format = "attr-dict ($result^ `:` type($result))?", operands = ["result: any?"], traits = ["terminator"]}
  }
  ods.dialect @nvvm {
    ods.attribute @mma_type {format = "`<` $value `>`", parameters = ["value: @Kind"]}
    ods.enum @Kind {cases = ["f16", "f64", "s8"], type = "i32"}
    ods.operation @cast {attributes = ["range: #llvm.constant_range?"], format = "$a (`range` $range^)? attr-dict `:` type($a) `to` type($r)", operands = ["a: !llvm.ptr"], results = ["r: !llvm.ptr"]}
    ods.operation @mma.sync {attributes = ["multiplicandAPtxType: #nvvm.mma_type?", "multiplicandBPtxType: #nvvm.mma_type?", "b1Op: string?"], operands = ["a: any...", "b: any...", "c: any..."], results = ["res: any"], traits = ["attr_sized_operand_segments"]}
    ods.operation @mma.sp.block_scale {attributes = ["multiplicandAPtxType: #nvvm.mma_type?", "multiplicandBPtxType: #nvvm.mma_type?"], operands = ["a: any...", "b: any...", "c: any...", "metadata: i32", "selector: i32", "scaleA: i32", "byteA: i16", "threadA: i16", "scaleB: i32", "byteB: i16", "threadB: i16"], results = ["res: any"], traits = ["attr_sized_operand_segments"]}
  }
  ods.dialect @smt {
    ods.type @bool
    ods.type @int
    ods.type @bv {format = "`<` $width `>`", parameters = ["width: int64"]}
    ods.type @func {format = "text"}
    ods.attribute @bv {format = "`<` $value `>`", parameters = ["value: integer", "type: self"]}
    ods.operation @apply_func {operands = ["func: !smt.func", "args: any..."], results = ["result: any"]}
    ods.operation @bv.concat {operands = ["lhs: !smt.bv", "rhs: !smt.bv"], results = ["result: !smt.bv"]}
    ods.operation @bv.constant {attributes = ["value: #smt.bv"], format = "qualified($value) attr-dict", results = ["result: !smt.bv"], traits = ["first_attr_derived_result_type", "pure"]}
    ods.operation @bv.repeat {operands = ["input: !smt.bv"], results = ["result: !smt.bv"]}
    ods.operation @constant {attributes = ["value: bool"], format = "$value attr-dict", results = ["result: !smt.bool"]}
    ods.operation @declare_fun {attributes = ["namePrefix: string?"], format = "($namePrefix^)? attr-dict `:` type($result)", results = ["result: any"]}
    ods.operation @distinct {operands = ["inputs: any..."], results = ["result: !smt.bool"]}
    ods.operation @eq {operands = ["inputs: any..."], results = ["result: !smt.bool"]}
    ods.operation @int.constant {attributes = ["value: any"], results = ["result: !smt.int"]}
  }
  ods.dialect @wasmssa {
    ods.type @local {format = "`ref` `to` $elementType", parameters = ["elementType: type"]}
    ods.type @limit {format = "`[` $min `` `:` ($max^)? `]`", parameters = ["min: uint32", "max: uint32?"]}
    ods.operation @func {attributes = ["sym_name: symbol_name", "functionType: type(function)", "arg_attrs: array(dictionary)?", "res_attrs: array(dictionary)?", "exported: unit?"], regions = ["body: any"], traits = ["isolated_from_above", "symbol"]}
    ods.operation @global {attributes = ["sym_name: symbol_name", "type: type", "isMutable: unit?", "exported: unit?"], regions = ["initializer: any"], traits = ["isolated_from_above", "symbol"]}
    ods.operation @if {format = "$condition attr-dict `:` $then custom<ElseRegion>($else) `>` $target", operands = ["condition: i32"], regions = ["then: any", "else: any"], successors = ["target"], traits = ["terminator"]}
    ods.operation @import_global {attributes = ["sym_name: symbol_name", "moduleName: string", "importName: string", "type: type", "isMutable: unit?"], traits = ["symbol"]}
    ods.operation @local {attributes = ["type: type"], results = ["result: !wasmssa.local"]}
    ods.operation @memory {attributes = ["limits: type"], format = "$limits attr-dict"}
    ods.operation @return {format = "attr-dict ($values^ `:` type($values))?", operands = ["values: any..."], traits = ["terminator"]}
  }
  ods.dialect @pdl_interp {
    ods.operation @create_operation {attributes = ["name: string", "attributeNames: array(string)", "inferred: unit?"], format = "$name (`(` $operands^ `:` type($operands) `)`)? `` custom<CreateOperationOpAttributes>($attributes, $attributeNames) custom<CreateOperationOpResults>($resultTypes, type($resultTypes), $inferred) attr-dict", operands = ["operands: any...", "attributes: exactly(!pdl.attribute)...", "resultTypes: any..."], results = ["op: exactly(!pdl.operation)"], traits = ["attr_sized_operand_segments"]}
    ods.operation @create_range {format = "($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict", operands = ["arguments: any..."], results = ["result: any"]}
    ods.operation @continue {format = "attr-dict", traits = ["terminator"]}
    ods.operation @extract {format = "`of` $range `:` type($result) attr-dict", operands = ["range: any"], results = ["result: any"], types = ["range = !pdl.range(result)"]}
    ods.operation @finalize {format = "attr-dict", traits = ["terminator"]}
    ods.operation @foreach {operands = ["values: any"], regions = ["region: any"], successors = ["successor"], traits = ["terminator"]}
    ods.operation @get_value_type {operands = ["value: any"], results = ["result: any"]}
  }
  ods.dialect @xegpu {
    ods.enum @MemorySpace {cases = ["global", "slm = 3"], type = "i32"}
    ods.attribute @memory_space {format = "$value", parameters = ["value: @MemorySpace"]}
    ods.attribute @block_tdesc_attr {format = "`<` struct(params) `>`", parameters = ["memory_space: #xegpu.memory_space = #xegpu<memory_space global>", "array_length: attr(integer) = 1 : i64"]}
    ods.type @tensor_desc {format = "`<` $shape `` $element (`,` $encoding^)? `>`", parameters = ["shape: dims", "element: type", "encoding: attribute = #xegpu.block_tdesc_attr<>"]}
  }
}

