// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @wasmssa attributes {
  source = "MLIR 22.1",
  since = "22.1",
  other_attributes = true
} {
  ods.constraint @Builtin_Float32 {accepts = "f32", description = "32-bit floating-point type"}
  ods.constraint @Builtin_Float64 {accepts = "f64", description = "64-bit floating-point type"}
  ods.constraint @WasmSSA_RefType {accepts = "!wasmssa.funcref | !wasmssa.externref"}
  ods.constraint @WasmSSA_ValType {accepts = "i32 | i64 | f32 | f64 | i128 | @WasmSSA_RefType"}

  ods.attribute_constraint @TypedAttrInterface {accepts = "typed(any)", description = "TypedAttr instance"}
  ods.attribute_constraint @WasmSSA_TableTypeAttr {
    accepts = "type(!wasmssa.tabletype)",
    description = "type attribute of Wasm table type"
  }

  ods.type @funcref {}
  ods.type @externref {}
  ods.type @limit {
    parameters = ["min: uint32", "max: uint32?"],
    format = "`[` $min `` `:` ($max^)? `]`"
  }
  ods.type @local {
    parameters = ["elementType: type(@WasmSSA_ValType)"],
    format = "`ref` `to` $elementType"
  }
  ods.type @tabletype {
    parameters = ["reference: type(@WasmSSA_RefType)", "limit: !wasmssa.limit"],
    format = "$reference $limit"
  }

  ods.operation @block {
    operands = ["inputs: @WasmSSA_ValType..."],
    regions = ["body: any"],
    successors = ["target"],
    traits = ["terminator"],
    format = "(`(`$inputs^`)` `:` type($inputs))? attr-dict `:` $body `>` $target"
  }

  ods.operation @loop {
    operands = ["inputs: @WasmSSA_ValType..."],
    regions = ["body: any"],
    successors = ["target"],
    traits = ["terminator"],
    format = "(`(`$inputs^`)` `:` type($inputs))? attr-dict `:` $body `>` $target"
  }

  ods.operation @block_return {
    operands = ["inputs: @WasmSSA_ValType..."],
    traits = ["terminator"],
    format = "($inputs^ `:` type($inputs))? attr-dict"
  }

  ods.operation @branch_if {
    operands = ["condition: i32", "inputs: @WasmSSA_ValType..."],
    attributes = ["exitLevel: ui32"],
    successors = ["elseSuccessor"],
    traits = ["terminator"],
    format = "$condition `to` `level` $exitLevel (`with` `args` `(`$inputs^ `:` type($inputs)`)`)? `else` $elseSuccessor attr-dict"
  }

  ods.operation @const {
    attributes = ["value: @TypedAttrInterface"],
    results = ["result: i32 | i64 | f32 | f64"],
    types = ["same(value, result)"],
    format = "$value attr-dict"
  }

  ods.operation @func {
    attributes = [
      "sym_name: symbol_name",
      "functionType: type(function)",
      "arg_attrs: array(dictionary)?",
      "res_attrs: array(dictionary)?",
      "exported: unit?"
    ],
    regions = ["body: any"],
    traits = ["affine_scope", "automatic_allocation_scope", "isolated_from_above", "symbol"]
  }

  ods.operation @call {
    operands = ["operands: @WasmSSA_ValType..."],
    attributes = ["callee: flat_symbol"],
    results = ["results: @WasmSSA_ValType..."],
    format = "$callee (`(`$operands^`)`)? attr-dict `:` functional-type($operands, $results)"
  }

  ods.operation @import_func {
    attributes = [
      "sym_name: symbol_name",
      "moduleName: string",
      "importName: string",
      "type: type(function)",
      "arg_attrs: array(dictionary)?",
      "res_attrs: array(dictionary)?"
    ],
    traits = ["symbol"],
    format = "$importName `from` $moduleName `as` $sym_name attr-dict"
  }

  ods.operation @global {
    attributes = ["sym_name: symbol_name", "type: type(@WasmSSA_ValType)", "isMutable: unit?", "exported: unit?"],
    regions = ["initializer: any"],
    traits = ["affine_scope", "automatic_allocation_scope", "isolated_from_above", "symbol"]
  }

  ods.operation @import_global {
    attributes = [
      "sym_name: symbol_name",
      "moduleName: string",
      "importName: string",
      "type: type(@WasmSSA_ValType)",
      "isMutable: unit?"
    ],
    traits = ["symbol"]
  }

  ods.operation @global_get {
    attributes = ["global: flat_symbol"],
    results = ["global_val: @WasmSSA_ValType"],
    format = "$global attr-dict `:` type($global_val)"
  }

  ods.operation @if {
    operands = ["condition: i32", "inputs: @WasmSSA_ValType..."],
    regions = ["if: any", "else: any"],
    successors = ["target"],
    traits = ["terminator"],
    format = "$condition (`(`$inputs^`)` `:` type($inputs))? attr-dict `:` $if custom<ElseRegion>($else) `>` $target"
  }

  ods.operation @local {
    attributes = ["type: type(@WasmSSA_ValType)"],
    results = ["result: !wasmssa.local"]
  }

  ods.operation @local_get {
    operands = ["localVar: !wasmssa.local"],
    results = ["result: @WasmSSA_ValType"],
    types = ["result = parameter(localVar, elementType)"],
    format = "$localVar `:` type($localVar) attr-dict"
  }

  ods.operation @local_set {
    operands = ["localVar: !wasmssa.local", "value: @WasmSSA_ValType"],
    format = "$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict"
  }

  ods.operation @local_tee {
    operands = ["localVar: !wasmssa.local", "value: @WasmSSA_ValType"],
    results = ["result: @WasmSSA_ValType"],
    types = ["result = parameter(localVar, elementType)"],
    format = "$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict"
  }

  ods.operation @memory {
    attributes = ["sym_name: symbol_name", "limits: type(!wasmssa.limit)", "exported: unit?"],
    traits = ["symbol"],
    format = "(`exported` $exported^)? $sym_name $limits attr-dict"
  }

  ods.operation @import_mem {
    attributes = ["sym_name: symbol_name", "moduleName: string", "importName: string", "limits: type(!wasmssa.limit)"],
    traits = ["symbol"],
    format = "$importName `from` $moduleName `as` $sym_name attr-dict"
  }

  ods.operation @table {
    attributes = ["sym_name: symbol_name", "type: @WasmSSA_TableTypeAttr", "exported: unit?"],
    traits = ["symbol"],
    format = "(`exported` $exported^)? $sym_name $type attr-dict"
  }

  ods.operation @import_table {
    attributes = ["sym_name: symbol_name", "moduleName: string", "importName: string", "type: @WasmSSA_TableTypeAttr"],
    traits = ["symbol"],
    format = "$importName `from` $moduleName `as` $sym_name attr-dict"
  }

  ods.operation @return {
    operands = ["operands: @WasmSSA_ValType..."],
    traits = ["terminator"],
    format = "attr-dict ($operands^ `:` type($operands))?"
  }

  ods.operation @add {
    operands = ["lhs: i32 | i64 | f32 | f64", "rhs: i32 | i64 | f32 | f64"],
    results = ["result: i32 | i64 | f32 | f64"],
    types = ["same(lhs, rhs, result)"],
    format = "$lhs $rhs `:` type($lhs) attr-dict"
  }

  ods.operation @and {
    operands = ["lhs: i32 | i64 | f32 | f64", "rhs: i32 | i64 | f32 | f64"],
    results = ["result: i32 | i64 | f32 | f64"],
    types = ["same(lhs, rhs, result)"],
    format = "$lhs $rhs `:` type($lhs) attr-dict"
  }

  ods.operation @div {
    operands = ["lhs: f32 | f64", "rhs: f32 | f64"],
    results = ["result: f32 | f64"],
    types = ["same(lhs, rhs, result)"],
    format = "$lhs $rhs `:` type($lhs) attr-dict"
  }

  ods.operation @div_ui {
    operands = ["lhs: i32 | i64", "rhs: i32 | i64"],
    results = ["result: i32 | i64"],
    types = ["same(lhs, rhs, result)"],
    format = "$lhs $rhs `:` type($lhs) attr-dict"
  }

  ods.operation @div_si {
    operands = ["lhs: i32 | i64", "rhs: i32 | i64"],
    results = ["result: i32 | i64"],
    types = ["same(lhs, rhs, result)"],
    format = "$lhs $rhs `:` type($lhs) attr-dict"
  }

  ods.operation @mul {
    operands = ["lhs: i32 | i64 | f32 | f64", "rhs: i32 | i64 | f32 | f64"],
    results = ["result: i32 | i64 | f32 | f64"],
    types = ["same(lhs, rhs, result)"],
    format = "$lhs $rhs `:` type($lhs) attr-dict"
  }

  ods.operation @or {
    operands = ["lhs: i32 | i64 | f32 | f64", "rhs: i32 | i64 | f32 | f64"],
    results = ["result: i32 | i64 | f32 | f64"],
    types = ["same(lhs, rhs, result)"],
    format = "$lhs $rhs `:` type($lhs) attr-dict"
  }

  ods.operation @sub {
    operands = ["lhs: i32 | i64 | f32 | f64", "rhs: i32 | i64 | f32 | f64"],
    results = ["result: i32 | i64 | f32 | f64"],
    types = ["same(lhs, rhs, result)"],
    format = "$lhs $rhs `:` type($lhs) attr-dict"
  }

  ods.operation @rem_ui {
    operands = ["lhs: i32 | i64", "rhs: i32 | i64"],
    results = ["result: i32 | i64"],
    types = ["same(lhs, rhs, result)"],
    format = "$lhs $rhs `:` type($lhs) attr-dict"
  }

  ods.operation @rem_si {
    operands = ["lhs: i32 | i64", "rhs: i32 | i64"],
    results = ["result: i32 | i64"],
    types = ["same(lhs, rhs, result)"],
    format = "$lhs $rhs `:` type($lhs) attr-dict"
  }

  ods.operation @xor {
    operands = ["lhs: i32 | i64 | f32 | f64", "rhs: i32 | i64 | f32 | f64"],
    results = ["result: i32 | i64 | f32 | f64"],
    types = ["same(lhs, rhs, result)"],
    format = "$lhs $rhs `:` type($lhs) attr-dict"
  }

  ods.operation @min {
    operands = ["lhs: f32 | f64", "rhs: f32 | f64"],
    results = ["result: f32 | f64"],
    types = ["same(lhs, rhs, result)"],
    format = "$lhs $rhs `:` type($lhs) attr-dict"
  }

  ods.operation @max {
    operands = ["lhs: f32 | f64", "rhs: f32 | f64"],
    results = ["result: f32 | f64"],
    types = ["same(lhs, rhs, result)"],
    format = "$lhs $rhs `:` type($lhs) attr-dict"
  }

  ods.operation @copysign {
    operands = ["lhs: f32 | f64", "rhs: f32 | f64"],
    results = ["result: f32 | f64"],
    types = ["same(lhs, rhs, result)"],
    format = "$lhs $rhs `:` type($lhs) attr-dict"
  }

  ods.operation @eq {
    operands = ["lhs: i32 | i64 | f32 | f64", "rhs: i32 | i64 | f32 | f64"],
    results = ["result: i32"],
    types = ["same(lhs, rhs)"],
    format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  }

  ods.operation @ne {
    operands = ["lhs: i32 | i64 | f32 | f64", "rhs: i32 | i64 | f32 | f64"],
    results = ["result: i32"],
    types = ["same(lhs, rhs)"],
    format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  }

  ods.operation @lt_si {
    operands = ["lhs: i32 | i64", "rhs: i32 | i64"],
    results = ["result: i32"],
    types = ["same(lhs, rhs)"],
    format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  }

  ods.operation @lt_ui {
    operands = ["lhs: i32 | i64", "rhs: i32 | i64"],
    results = ["result: i32"],
    types = ["same(lhs, rhs)"],
    format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  }

  ods.operation @le_si {
    operands = ["lhs: i32 | i64", "rhs: i32 | i64"],
    results = ["result: i32"],
    types = ["same(lhs, rhs)"],
    format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  }

  ods.operation @le_ui {
    operands = ["lhs: i32 | i64", "rhs: i32 | i64"],
    results = ["result: i32"],
    types = ["same(lhs, rhs)"],
    format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  }

  ods.operation @gt_si {
    operands = ["lhs: i32 | i64", "rhs: i32 | i64"],
    results = ["result: i32"],
    types = ["same(lhs, rhs)"],
    format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  }

  ods.operation @gt_ui {
    operands = ["lhs: i32 | i64", "rhs: i32 | i64"],
    results = ["result: i32"],
    types = ["same(lhs, rhs)"],
    format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  }

  ods.operation @ge_si {
    operands = ["lhs: i32 | i64", "rhs: i32 | i64"],
    results = ["result: i32"],
    types = ["same(lhs, rhs)"],
    format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  }

  ods.operation @ge_ui {
    operands = ["lhs: i32 | i64", "rhs: i32 | i64"],
    results = ["result: i32"],
    types = ["same(lhs, rhs)"],
    format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  }

  ods.operation @lt {
    operands = ["lhs: f32 | f64", "rhs: f32 | f64"],
    results = ["result: i32"],
    types = ["same(lhs, rhs)"],
    format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  }

  ods.operation @le {
    operands = ["lhs: f32 | f64", "rhs: f32 | f64"],
    results = ["result: i32"],
    types = ["same(lhs, rhs)"],
    format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  }

  ods.operation @gt {
    operands = ["lhs: f32 | f64", "rhs: f32 | f64"],
    results = ["result: i32"],
    types = ["same(lhs, rhs)"],
    format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  }

  ods.operation @ge {
    operands = ["lhs: f32 | f64", "rhs: f32 | f64"],
    results = ["result: i32"],
    types = ["same(lhs, rhs)"],
    format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"
  }

  ods.operation @shl {
    operands = ["val: i32 | i64", "bits: i32 | i64"],
    results = ["result: i32 | i64"],
    types = ["same(val, bits, result)"],
    format = "$val `by` $bits `bits` `:` type($val) attr-dict"
  }

  ods.operation @shr_s {
    operands = ["val: i32 | i64", "bits: i32 | i64"],
    results = ["result: i32 | i64"],
    types = ["same(val, bits, result)"],
    format = "$val `by` $bits `bits` `:` type($val) attr-dict"
  }

  ods.operation @shr_u {
    operands = ["val: i32 | i64", "bits: i32 | i64"],
    results = ["result: i32 | i64"],
    types = ["same(val, bits, result)"],
    format = "$val `by` $bits `bits` `:` type($val) attr-dict"
  }

  ods.operation @rotl {
    operands = ["val: i32 | i64", "bits: i32 | i64"],
    results = ["result: i32 | i64"],
    types = ["same(val, bits, result)"],
    format = "$val `by` $bits `bits` `:` type($val) attr-dict"
  }

  ods.operation @rotr {
    operands = ["val: i32 | i64", "bits: i32 | i64"],
    results = ["result: i32 | i64"],
    types = ["same(val, bits, result)"],
    format = "$val `by` $bits `bits` `:` type($val) attr-dict"
  }

  ods.operation @convert_u {
    operands = ["input: i32 | i64"],
    results = ["result: f32 | f64"],
    format = "$input `:` type($input) `to` type($result) attr-dict"
  }

  ods.operation @convert_s {
    operands = ["input: i32 | i64"],
    results = ["result: f32 | f64"],
    format = "$input `:` type($input) `to` type($result) attr-dict"
  }

  ods.operation @demote {
    operands = ["input: f64"],
    results = ["result: f32"],
    format = "$input `:` type($input) `to` type($result) attr-dict"
  }

  ods.operation @extend_i32_s {
    operands = ["input: i32"],
    results = ["result: i64"],
    format = "$input `to` type($result) attr-dict"
  }

  ods.operation @extend_i32_u {
    operands = ["input: i32"],
    results = ["result: i64"],
    format = "$input `to` type($result) attr-dict"
  }

  ods.operation @extend {
    operands = ["input: i32 | i64"],
    attributes = ["bitsToTake: integer | index"],
    results = ["result: i32 | i64"],
    types = ["same(input, result)"],
    format = "$bitsToTake `low` `bits` `from` $input `:` type($input) attr-dict"
  }

  ods.operation @promote {
    operands = ["input: @Builtin_Float32"],
    results = ["result: @Builtin_Float64"],
    format = "$input `:` type($input) `to` type($result) attr-dict"
  }

  ods.operation @wrap {
    operands = ["input: i64"],
    results = ["result: i32"],
    format = "$input `:` type($input) `to` type($result) attr-dict"
  }

  ods.operation @reinterpret {
    operands = ["input: i32 | i64 | f32 | f64"],
    results = ["result: i32 | i64 | f32 | f64"],
    format = "$input `:` type($input) `as` type($result) attr-dict"
  }

  ods.operation @abs {
    operands = ["src: f32 | f64"],
    results = ["result: f32 | f64"],
    types = ["same(src, result)"],
    format = "$src`:` type($src) attr-dict"
  }

  ods.operation @ceil {
    operands = ["src: f32 | f64"],
    results = ["result: f32 | f64"],
    types = ["same(src, result)"],
    format = "$src`:` type($src) attr-dict"
  }

  ods.operation @floor {
    operands = ["src: f32 | f64"],
    results = ["result: f32 | f64"],
    types = ["same(src, result)"],
    format = "$src`:` type($src) attr-dict"
  }

  ods.operation @neg {
    operands = ["src: f32 | f64"],
    results = ["result: f32 | f64"],
    types = ["same(src, result)"],
    format = "$src`:` type($src) attr-dict"
  }

  ods.operation @sqrt {
    operands = ["src: f32 | f64"],
    results = ["result: f32 | f64"],
    types = ["same(src, result)"],
    format = "$src`:` type($src) attr-dict"
  }

  ods.operation @trunc {
    operands = ["src: f32 | f64"],
    results = ["result: f32 | f64"],
    types = ["same(src, result)"],
    format = "$src`:` type($src) attr-dict"
  }

  ods.operation @ctz {
    operands = ["src: i32 | i64"],
    results = ["result: i32 | i64"],
    types = ["same(src, result)"],
    format = "$src`:` type($src) attr-dict"
  }

  ods.operation @clz {
    operands = ["src: i32 | i64"],
    results = ["result: i32 | i64"],
    types = ["same(src, result)"],
    format = "$src`:` type($src) attr-dict"
  }

  ods.operation @eqz {
    operands = ["input: i32 | i64"],
    results = ["result: i32"],
    format = "$input`:` type($input) `->` type($result) attr-dict"
  }

  ods.operation @popcnt {
    operands = ["src: i32 | i64"],
    results = ["result: i32 | i64"],
    types = ["same(src, result)"],
    format = "$src`:` type($src) attr-dict"
  }
}

