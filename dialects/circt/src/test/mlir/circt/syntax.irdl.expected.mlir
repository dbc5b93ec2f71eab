module {
  ods.dialect @hw attributes {other_attributes = true, other_types = true} {
    ods.operation @module {attributes = ["sym_name: symbol_name", "module_type: type", "per_port_attrs: array?", "parameters: array"], implicit_terminator = "hw.output", regions = ["body: one_block"], traits = ["isolated_from_above", "symbol"]}
    ods.operation @module.extern {attributes = ["sym_name: symbol_name", "module_type: type", "per_port_attrs: array?", "parameters: array"], regions = ["body: any"], traits = ["symbol"]}
    ods.operation @instance {attributes = ["instanceName: string", "moduleName: flat_symbol", "argNames: array", "resultNames: array", "parameters: array", "inner_sym: flat_symbol?"], operands = ["inputs: any..."], results = ["results: any..."]}
    ods.operation @output {format = "attr-dict ($outputs^ `:` type($outputs))?", operands = ["outputs: any..."], traits = ["terminator", "return_like", "pure"]}
  }
  ods.dialect @comb {
    ods.operation @concat {operands = ["inputs: any..."], results = ["result: any"]}
  }
  ods.dialect @firrtl attributes {other_types = true} {
    ods.operation @module {attributes = ["sym_name: symbol_name", "portDirections: array_bool", "portAnnotations: array?", "portSymbols: array?", "portNames: array", "portTypes: array"], regions = ["body: one_block"], traits = ["no_terminator", "isolated_from_above", "symbol"]}
    ods.operation @extmodule {attributes = ["sym_name: symbol_name", "parameters: array", "portDirections: array_bool", "portAnnotations: array?", "portSymbols: array?", "portNames: array", "portTypes: array"], regions = ["body: any"], traits = ["symbol"]}
    ods.operation @instance {attributes = ["moduleName: flat_symbol", "name: string", "nameKind: any?", "portDirections: array_bool", "portNames: array", "portAnnotations: array?", "inner_sym: flat_symbol?"], results = ["results: any..."]}
    ods.operation @subfield {attributes = ["fieldIndex: i32"], operands = ["input: any"], results = ["result: any"]}
    ods.operation @ref.send {operands = ["base: any"], results = ["result: any"]}
    ods.operation @connect {format = "$dest `,` $src attr-dict `:` custom<OptionalBinaryOpTypes>(type($dest), type($src))", operands = ["dest: any", "src: any"]}
  }
}

