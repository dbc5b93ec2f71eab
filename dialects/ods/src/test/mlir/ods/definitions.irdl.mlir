// RUN:
// REFERENCE: has no dialect ods.
// The dialect of uses.mlir and refused.mlir.

ods.dialect @toy attributes {summary = "A dialect for tests", other_attributes = true} {
  ods.constraint @Number {accepts = "i32 | f32", description = "32-bit number"}
  ods.constraint @Row {accepts = "ranked_tensor(@Number) & rank(1)"}
  ods.attribute_constraint @Small {accepts = "i32 & min(0) & max(7)", description = "a small number"}
  ods.enum @Mode {type = "i32", cases = ["fast", "slow = 4", "Exact \"very exact\" = 9"], summary = "mode"}
  ods.enum @Flags {type = "i32", bits = true, separator = ",", cases = ["none = 0", "a = 1", "b = 2", "c = 4"]}
  ods.type @ptr {parameters = ["pointee: type", "space: int64 = 0"], format = "`<` $pointee (`,` $space^)? `>`"}
  ods.type @handle {summary = "handle"}
  ods.type @blob {format = "text"}
  ods.attribute @raw {format = "text"}
  ods.attribute @number {parameters = ["type: self"], format = "text"}
  ods.attribute @mode {parameters = ["value: @Mode"], format = "`<` $value `>`"}
  ods.attribute @options {parameters = ["flags: @Flags?", "mode: #toy.mode?", "names: list(string)?"], format = "`<` struct(params) `>`"}
  ods.directive @Place {arguments = ["ptr", "indices", "type"], format = "$ptr `[` $indices `]` `:` $type"}
  ods.operation @load {
    summary = "Reads memory",
    operands = ["ptr: !toy.ptr read", "indices: index..."],
    attributes = ["mode: #toy.mode?", "volatile: unit?", "align: i64 & positive = 8 : i64", "how: @Mode?"],
    results = ["value: any"],
    types = ["value = parameter(ptr, pointee)"],
    format = "(`volatile` $volatile^)? (`mode` $mode^)? (`how` $how^)? (`align` $align^)? custom<Place>($ptr, $indices, type($ptr)) attr-dict"
  }
  ods.operation @make {
    operands = ["n: @Number", "more: @Row?"],
    attributes = ["limit: @Small?"],
    results = ["h: !toy.handle alloc", "b: !toy.blob"],
    traits = ["always_speculatable"],
    format = "$n (`,` $more^ `:` type($more))? (`limit` $limit^)? attr-dict `:` type($n) `->` qualified(type($b))"
  }
  ods.operation @flags {
    attributes = ["flags: property(@Flags) = none"],
    results = ["a: i32", "b: i32..."],
    traits = ["attr_sized_result_segments"],
    format = "($flags^)? attr-dict `:` type(results)"
  }
  ods.operation @scope {regions = ["body: any"], traits = ["no_terminator"], default_dialect = "toy", format = "attr-dict-with-keyword $body"}
  ods.operation @drop {operands = ["h: !toy.handle free"], format = "$h attr-dict"}
  ods.operation @sum {
    operands = ["lhs: any", "rhs: any"],
    results = ["result: any"],
    types = ["same(lhs, rhs, result)"],
    traits = ["commutative", "pure"],
    format = "$lhs `,` $rhs attr-dict `:` type($result)"
  }
  ods.operation @list {operands = ["values: any..."], results = ["results: any..."], traits = ["pure"], syntax = "operands"}
  ods.operation @func {
    attributes = [
      "sym_name: symbol_name", "function_type: type(function)", "sym_visibility: string?",
      "arg_attrs: array(dictionary)?", "res_attrs: array(dictionary)?"
    ],
    regions = ["body: any"],
    traits = ["isolated_from_above"],
    interfaces = ["function"],
    syntax = "function"
  }
  ods.operation @return {
    operands = ["values: any..."],
    parents = ["toy.func"],
    effects = [],
    traits = ["return_like"],
    format = "attr-dict ($values^ `:` type($values))?"
  }
}
