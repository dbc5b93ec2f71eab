// RUN:
// REFERENCE: has no dialect ods.
// Dialects with names that the syntax of CIRCT belongs to.

ods.dialect @hw attributes {other_types = true, other_attributes = true} {
  ods.operation @module {attributes = ["sym_name: symbol_name", "module_type: type", "per_port_attrs: array?", "parameters: array"], regions = ["body: one_block"], traits = ["isolated_from_above", "symbol"], implicit_terminator = "hw.output"}
  ods.operation @module.extern {attributes = ["sym_name: symbol_name", "module_type: type", "per_port_attrs: array?", "parameters: array"], regions = ["body: any"], traits = ["symbol"]}
  ods.operation @instance {operands = ["inputs: any..."], attributes = ["instanceName: string", "moduleName: flat_symbol", "argNames: array", "resultNames: array", "parameters: array", "inner_sym: flat_symbol?"], results = ["results: any..."]}
  ods.operation @output {operands = ["outputs: any..."], traits = ["terminator", "return_like", "pure"], format = "attr-dict ($outputs^ `:` type($outputs))?"}
}
ods.dialect @comb {
  ods.operation @concat {operands = ["inputs: any..."], results = ["result: any"]}
}
ods.dialect @firrtl attributes {other_types = true} {
  ods.operation @module {attributes = ["sym_name: symbol_name", "portDirections: array_bool", "portAnnotations: array?", "portSymbols: array?", "portNames: array", "portTypes: array"], regions = ["body: one_block"], traits = ["no_terminator", "isolated_from_above", "symbol"]}
  ods.operation @extmodule {attributes = ["sym_name: symbol_name", "parameters: array", "portDirections: array_bool", "portAnnotations: array?", "portSymbols: array?", "portNames: array", "portTypes: array"], regions = ["body: any"], traits = ["symbol"]}
  ods.operation @instance {attributes = ["moduleName: flat_symbol", "name: string", "nameKind: any?", "portDirections: array_bool", "portNames: array", "portAnnotations: array?", "inner_sym: flat_symbol?"], results = ["results: any..."]}
  ods.operation @subfield {operands = ["input: any"], attributes = ["fieldIndex: i32"], results = ["result: any"]}
  ods.operation @ref.send {operands = ["base: any"], results = ["result: any"]}
  ods.operation @connect {operands = ["dest: any", "src: any"], format = "$dest `,` $src attr-dict `:` custom<OptionalBinaryOpTypes>(type($dest), type($src))"}
}
