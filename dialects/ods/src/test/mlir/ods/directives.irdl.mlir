// RUN:
// REFERENCE: has no dialect ods.
// Directives for supplements.

ods.dialect @toy {
  ods.type @token
  ods.operation @func {attributes = ["sym_name: symbol_name", "function_type: type(function)"], regions = ["body: any"], traits = ["no_terminator"], syntax = "function"}
  ods.type @ptr {parameters = ["pointeeType: type", "space: int64 = 0"], format = "`<` $pointeeType (`,` $space^)? `>`"}
  ods.operation @typed {operands = ["a: any..."], attributes = ["dictionaries: array?", "others: array?"], results = ["r: any..."], format = "`(` custom<OperandsWithTypes>($a, type($a), $dictionaries) `)` attr-dict custom<ArrowTypes>(type($r), $others)"}
  ods.operation @region {regions = ["body: one_block"], traits = ["no_terminator"], format = "custom<RegionWithArguments>($body) attr-dict"}
  ods.operation @symbol {attributes = ["sym_visibility: string?", "sym_name: symbol_name"], format = "custom<SymbolVisibility>($sym_visibility) $sym_name attr-dict"}
  ods.operation @constant {attributes = ["value: any?"], results = ["r: any"], format = "attr-dict custom<ValueOrType>($value, type($r))"}
  ods.operation @pairs {operands = ["x: i1", "a: index...", "b: i1..."], traits = ["attr_sized_operand_segments"], format = "$x custom<PairsAfterCommas>($a, $b) attr-dict"}
  ods.operation @token {operands = ["x: i1", "dep: exactly(!toy.token)?"], results = ["r: any?"], format = "$x custom<BracketedToken>($dep, type($r), \"!toy.token\") attr-dict"}
  ods.operation @load {operands = ["p: any", "mask: any?"], results = ["r: any"], types = ["r = pointee(p)", "mask = i1_like(pointee(p))"], format = "$p (`,` $mask^)? attr-dict `:` type($p)"}
  ods.operation @store {operands = ["value: any", "p: any"], types = ["p = !toy.ptr(value)"], format = "$value `,` $p attr-dict `:` type($value)"}
}
