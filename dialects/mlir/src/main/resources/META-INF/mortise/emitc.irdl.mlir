// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @emitc attributes {
  source = "MLIR 22.1"
} {
  ods.constraint @EmitCFloatType {
    accepts = "unchecked(\"emitc::isSupportedFloatType($_self)\")",
    description = "floating-point type supported by EmitC"
  }
  ods.constraint @EmitCType {
    accepts = "unchecked(\"emitc::isSupportedEmitCType($_self)\")",
    description = "type supported by EmitC"
  }
  ods.constraint @EmitcLvalueOfEmitCOpaqueTypeOrEmitCType {
    accepts = "!emitc.lvalue & unchecked(\"isa<emitc::OpaqueType>(cast<emitc::LValueType>($_self).getValueType()) || isa<emitc::PointerType>(cast<emitc::LValueType>($_self).getValueType())\")",
    description = "emitc.lvalue of EmitC opaque type or EmitC pointer type values"
  }
  ods.constraint @EmitcLvalueOfEmitCOpaqueTypeValues {
    accepts = "!emitc.lvalue & unchecked(\"isa<emitc::OpaqueType>(cast<emitc::LValueType>($_self).getValueType())\")",
    description = "emitc.lvalue of EmitC opaque type values"
  }
  ods.constraint @FloatIntegerIndexOrOpaqueType {accepts = "@EmitCFloatType | @IntegerIndexOrOpaqueType"}
  ods.constraint @IntegerIndexOrOpaqueType {
    accepts = "unchecked(\"emitc::isIntegerIndexOrOpaqueType($_self)\")",
    description = "integer, index or opaque type supported by EmitC"
  }

  ods.attribute_constraint @EmitC_OpaqueOrTypedAttr {
    accepts = "#emitc.opaque | @TypedAttrInterface",
    description = "An opaque attribute or TypedAttr instance"
  }
  ods.attribute_constraint @TypedAttrInterface {accepts = "typed(any)", description = "TypedAttr instance"}

  ods.enum @CmpPredicate {
    type = "i64",
    cases = ["eq", "ne", "lt", "le", "gt", "ge", "three_way"]
  }

  ods.attribute @opaque {parameters = ["value: string"], format = "`<` $value `>`"}

  ods.type @array {implements = ["ShapedType"], format = "text"}
  ods.type @lvalue {
    since = "22.1",
    parameters = ["valueType: type"],
    format = "`<` qualified($valueType) `>`"
  }
  ods.type @opaque {parameters = ["value: string"], format = "`<` $value `>`"}
  ods.type @ptr {
    parameters = ["pointee: type"],
    format = "`<` qualified($pointee) `>`"
  }
  ods.type @ssize_t {}
  ods.type @ptrdiff_t {}
  ods.type @size_t {}

  ods.operation @file {
    since = "22.1",
    attributes = ["id: string"],
    regions = ["bodyRegion: one_block"],
    traits = [
      "isolated_from_above",
      "no_region_arguments",
      "symbol_table",
      "no_terminator",
      "single_block",
      "graph_regions"
    ],
    default_dialect = "emitc",
    format = "$id attr-dict-with-keyword $bodyRegion"
  }

  ods.operation @address_of {
    since = "22.1",
    operands = ["reference: !emitc.lvalue"],
    results = ["result: !emitc.ptr"],
    types = ["result = !emitc.ptr(parameter(reference, valueType)) : \"input and result reference the same type\""],
    format = "$reference `:` qualified(type($reference)) attr-dict"
  }

  ods.operation @add {
    operands = ["lhs: @EmitCType", "rhs: @EmitCType"],
    results = ["result0: @EmitCType"],
    format = "operands attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @apply {
    operands = ["operand: @EmitCType | !emitc.lvalue"],
    attributes = ["applicableOperator: string"],
    results = ["result: @EmitCType"],
    format = "$applicableOperator `(` $operand `)` attr-dict `:` functional-type($operand, results)"
  }

  ods.operation @bitwise_and {
    operands = ["lhs: @EmitCType", "rhs: @EmitCType"],
    results = ["result0: @EmitCType"],
    format = "operands attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @bitwise_left_shift {
    operands = ["lhs: @EmitCType", "rhs: @EmitCType"],
    results = ["result0: @EmitCType"],
    format = "operands attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @bitwise_not {
    operands = ["operand0: @EmitCType"],
    results = ["result0: @EmitCType"],
    format = "operands attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @bitwise_or {
    operands = ["lhs: @EmitCType", "rhs: @EmitCType"],
    results = ["result0: @EmitCType"],
    format = "operands attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @bitwise_right_shift {
    operands = ["lhs: @EmitCType", "rhs: @EmitCType"],
    results = ["result0: @EmitCType"],
    format = "operands attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @bitwise_xor {
    operands = ["lhs: @EmitCType", "rhs: @EmitCType"],
    results = ["result0: @EmitCType"],
    format = "operands attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @call_opaque {
    operands = ["operands: @EmitCType..."],
    attributes = ["callee: string", "args: array?", "template_args: array?"],
    results = ["result0: @EmitCType..."],
    format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"
  }

  ods.operation @cast {
    operands = ["source: @EmitCType"],
    results = ["dest: @EmitCType"],
    format = "$source attr-dict `:` type($source) `to` type($dest)"
  }

  ods.operation @cmp {
    operands = ["lhs: @EmitCType", "rhs: @EmitCType"],
    attributes = ["predicate: @CmpPredicate"],
    results = ["result0: @EmitCType"],
    format = "$predicate `,` operands attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @constant {
    attributes = ["value: @EmitC_OpaqueOrTypedAttr"],
    results = ["result0: @EmitCType"],
    traits = ["constant_like"]
  }

  ods.operation @dereference {
    since = "22.1",
    operands = ["pointer: !emitc.ptr"],
    results = ["result: !emitc.lvalue"],
    types = ["result = !emitc.lvalue(parameter(pointer, pointee)) : \"input and result reference the same type\""],
    format = "$pointer `:` qualified(type($pointer)) attr-dict"
  }

  ods.operation @div {
    operands = ["operand0: @FloatIntegerIndexOrOpaqueType", "operand1: @FloatIntegerIndexOrOpaqueType"],
    results = ["result0: @FloatIntegerIndexOrOpaqueType"],
    format = "operands attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @expression {
    operands = ["defs: @EmitCType | !emitc.lvalue..."],
    attributes = ["do_not_inline: unit?"],
    results = ["result: @EmitCType"],
    regions = ["region: one_block"],
    traits = ["graph_regions", "isolated_from_above"],
    implicit_terminator = "emitc.yield",
    default_dialect = "emitc"
  }

  ods.operation @for {
    operands = [
      "lowerBound: @IntegerIndexOrOpaqueType",
      "upperBound: @IntegerIndexOrOpaqueType",
      "step: @IntegerIndexOrOpaqueType"
    ],
    regions = ["region: one_block"],
    types = ["same(lowerBound, upperBound, step)"],
    traits = ["recursive_memory_effects"],
    implicit_terminator = "emitc.yield",
    default_dialect = "emitc"
  }

  ods.operation @call {
    operands = ["operands: @EmitCType..."],
    attributes = ["callee: flat_symbol", "arg_attrs: array(dictionary)?", "res_attrs: array(dictionary)?"],
    results = ["result0: @EmitCType..."],
    interfaces = ["call(callee, operands)"],
    format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"
  }

  ods.operation @declare_func {
    attributes = ["sym_name: flat_symbol"],
    format = "$sym_name attr-dict"
  }

  ods.operation @func {
    attributes = [
      "sym_name: symbol_name",
      "function_type: type(function)",
      "specifiers: array(string)?",
      "arg_attrs: array(dictionary)?",
      "res_attrs: array(dictionary)?"
    ],
    regions = ["body: any"],
    traits = ["automatic_allocation_scope", "isolated_from_above"],
    interfaces = ["function(sym_name, function_type, body)"],
    default_dialect = "emitc",
    syntax = "function"
  }

  ods.operation @return {
    operands = ["operand: @EmitCType?"],
    traits = ["return_like", "terminator", "pure"],
    parents = ["emitc.func"],
    format = "attr-dict ($operand^ `:` type($operand))?"
  }

  ods.operation @include {
    attributes = ["include: string", "is_standard_include: unit?"]
  }

  ods.operation @literal {
    attributes = ["value: string"],
    results = ["result: @EmitCType"],
    traits = ["pure"],
    format = "$value attr-dict `:` type($result)"
  }

  ods.operation @logical_and {
    operands = ["lhs: @EmitCType", "rhs: @EmitCType"],
    results = ["result0: i1"],
    format = "operands attr-dict `:` type(operands)"
  }

  ods.operation @logical_not {
    operands = ["operand0: @EmitCType"],
    results = ["result0: i1"],
    format = "operands attr-dict `:` type(operands)"
  }

  ods.operation @logical_or {
    operands = ["lhs: @EmitCType", "rhs: @EmitCType"],
    results = ["result0: i1"],
    format = "operands attr-dict `:` type(operands)"
  }

  ods.operation @load {
    since = "22.1",
    operands = ["operand: !emitc.lvalue read"],
    results = ["result: any"],
    types = ["result = parameter(operand, valueType) : \"result type matches value type of 'operand'\""],
    format = "$operand attr-dict `:` type($operand)"
  }

  ods.operation @mul {
    operands = ["operand0: @FloatIntegerIndexOrOpaqueType", "operand1: @FloatIntegerIndexOrOpaqueType"],
    results = ["result0: @FloatIntegerIndexOrOpaqueType"],
    format = "operands attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @rem {
    operands = ["operand0: @IntegerIndexOrOpaqueType", "operand1: @IntegerIndexOrOpaqueType"],
    results = ["result0: @IntegerIndexOrOpaqueType"],
    format = "operands attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @sub {
    operands = ["lhs: @EmitCType", "rhs: @EmitCType"],
    results = ["result0: @EmitCType"],
    format = "operands attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @member {
    operands = ["operand: @EmitcLvalueOfEmitCOpaqueTypeValues"],
    attributes = ["member: string"],
    results = ["result0: !emitc.array | !emitc.lvalue"]
  }

  ods.operation @member_of_ptr {
    operands = ["operand: @EmitcLvalueOfEmitCOpaqueTypeOrEmitCType"],
    attributes = ["member: string"],
    results = ["result0: !emitc.array | !emitc.lvalue"]
  }

  ods.operation @conditional {
    operands = ["condition: i1", "true_value: @EmitCType", "false_value: @EmitCType"],
    results = ["result: @EmitCType"],
    types = ["same(true_value, false_value, result)"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @unary_minus {
    operands = ["operand0: @EmitCType"],
    results = ["result0: @EmitCType"],
    format = "operands attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @unary_plus {
    operands = ["operand0: @EmitCType"],
    results = ["result0: @EmitCType"],
    format = "operands attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @variable {
    attributes = ["value: @EmitC_OpaqueOrTypedAttr"],
    results = ["result0: !emitc.array | !emitc.lvalue alloc"]
  }

  ods.operation @global {
    attributes = [
      "sym_name: symbol_name",
      "type: type",
      "initial_value: @EmitC_OpaqueOrTypedAttr?",
      "extern_specifier: unit?",
      "static_specifier: unit?",
      "const_specifier: unit?"
    ],
    traits = ["symbol"],
    format = "(`extern` $extern_specifier^)? (`static` $static_specifier^)? (`const` $const_specifier^)? $sym_name `:` custom<EmitCGlobalOpTypeAndInitialValue>($type, $initial_value) attr-dict"
  }

  ods.operation @get_global {
    attributes = ["name: flat_symbol"],
    results = ["result: !emitc.array | !emitc.lvalue"],
    traits = ["pure"],
    format = "$name `:` type($result) attr-dict"
  }

  ods.operation @verbatim {
    operands = ["fmtArgs: @EmitCType | !emitc.lvalue..."],
    attributes = ["value: string"],
    format = "$value (`args` $fmtArgs^ `:` type($fmtArgs))? attr-dict"
  }

  ods.operation @assign {
    operands = ["var: !emitc.lvalue write", "value: @EmitCType"],
    format = "$value `:` type($value) `to` $var `:` type($var) attr-dict"
  }

  ods.operation @yield {
    operands = ["result: @EmitCType?"],
    traits = ["terminator", "pure"],
    parents = ["emitc.do", "emitc.expression", "emitc.for", "emitc.if", "emitc.switch"],
    format = "attr-dict ($result^ `:` type($result))?"
  }

  ods.operation @if {
    operands = ["condition: i1"],
    regions = ["thenRegion: one_block", "elseRegion: at_most_one_block"],
    traits = ["recursive_memory_effects", "no_region_arguments"],
    implicit_terminator = "emitc.yield",
    default_dialect = "emitc",
    format = "$condition $thenRegion (`else` $elseRegion^)? attr-dict"
  }

  ods.operation @subscript {
    operands = ["value: !emitc.array | !emitc.opaque | !emitc.ptr", "indices: @EmitCType..."],
    results = ["result: !emitc.lvalue"],
    format = "$value `[` $indices `]` attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @switch {
    since = "22.1",
    operands = ["arg: @IntegerIndexOrOpaqueType"],
    attributes = ["cases: array_i64"],
    regions = ["defaultRegion: one_block", "caseRegions: one_block..."],
    traits = ["recursive_memory_effects"],
    implicit_terminator = "emitc.yield",
    default_dialect = "emitc",
    format = "$arg `:` type($arg) attr-dict custom<SwitchCases>($cases, $caseRegions) `\\n` `` `default` $defaultRegion"
  }

  ods.operation @class {
    since = "22.1",
    attributes = ["sym_name: symbol_name", "final_specifier: unit?"],
    regions = ["body: any"],
    traits = [
      "automatic_allocation_scope",
      "isolated_from_above",
      "symbol_table",
      "no_terminator",
      "single_block",
      "graph_regions",
      "symbol"
    ],
    format = "(`final` $final_specifier^)? $sym_name attr-dict-with-keyword $body"
  }

  ods.operation @field {
    since = "22.1",
    attributes = ["sym_name: symbol_name", "type: type", "initial_value: @EmitC_OpaqueOrTypedAttr?"],
    traits = ["symbol"],
    format = "$sym_name `:` custom<EmitCFieldOpTypeAndInitialValue>($type, $initial_value) attr-dict"
  }

  ods.operation @get_field {
    since = "22.1",
    attributes = ["field_name: flat_symbol"],
    results = ["result: @EmitCType"],
    traits = ["pure"],
    format = "$field_name `:` type($result) attr-dict"
  }

  ods.operation @do {
    since = "22.1",
    regions = ["bodyRegion: one_block", "conditionRegion: one_block"],
    traits = ["no_terminator", "recursive_memory_effects"],
    default_dialect = "emitc",
    format = "$bodyRegion `while` $conditionRegion attr-dict"
  }
}

