module {
  ods.dialect @spirv attributes {other_attributes = true, other_types = true} {
    ods.operation @BranchConditional {attributes = ["branch_weights: array(i32)?"], interfaces = ["branch(trueTarget: whenTrue, falseTarget: whenFalse)"], operands = ["condition: i1", "whenTrue: any...", "whenFalse: any..."], successors = ["trueTarget", "falseTarget"], traits = ["attr_sized_operand_segments", "terminator"]}
    ods.operation @CompositeExtract {attributes = ["indices: array(i32)"], operands = ["composite: any"], results = ["component: any"], traits = ["pure"]}
    ods.operation @CompositeInsert {attributes = ["indices: array(i32)"], operands = ["object: any", "composite: any"], results = ["result: any"], traits = ["pure"]}
    ods.operation @Constant {attributes = ["value: any"], results = ["constant: any"], traits = ["constant_like", "pure"]}
    ods.operation @EntryPoint {attributes = ["execution_model: #spirv.*", "fn: flat_symbol", "interface: array(symbol)"]}
    ods.operation @ExecutionMode {attributes = ["fn: flat_symbol", "execution_mode: #spirv.*", "values: array(i32)"]}
    ods.operation @GlobalVariable {attributes = ["type: type", "sym_name: symbol_name", "initializer: flat_symbol?", "location: i32?", "binding: i32?", "descriptor_set: i32?", "built_in: string?"], traits = ["symbol"]}
    ods.operation @Load {attributes = ["memory_access: #spirv.*?", "alignment: i32?"], operands = ["ptr: !spirv.*"], results = ["value: any"]}
    ods.operation @Return {format = "attr-dict", traits = ["terminator"]}
    ods.operation @Store {attributes = ["memory_access: #spirv.*?", "alignment: i32?"], operands = ["ptr: !spirv.*", "value: any"]}
    ods.operation @Variable {attributes = ["storage_class: #spirv.*"], operands = ["initializer: any?"], results = ["pointer: !spirv.*"]}
    ods.operation @func {attributes = ["function_type: type(function)", "arg_attrs: array(dictionary)?", "res_attrs: array(dictionary)?", "sym_name: symbol_name", "sym_visibility: string?", "function_control: #spirv.*"], interfaces = ["function"], regions = ["body: any"], syntax = "function", traits = ["isolated_from_above"]}
    ods.operation @mlir.loop {attributes = ["loop_control: #spirv.*"], regions = ["body: any"], results = ["results: any..."]}
    ods.operation @mlir.merge {format = "attr-dict ($operands^ `:` type($operands))?", operands = ["operands: any..."], traits = ["terminator"]}
    ods.operation @mlir.selection {attributes = ["selection_control: #spirv.*"], regions = ["body: any"], results = ["results: any..."]}
    ods.operation @module {attributes = ["addressing_model: #spirv.*", "memory_model: #spirv.*", "vce_triple: #spirv.*?", "sym_name: string?"], regions = ["body: any"], traits = ["no_terminator", "single_block", "isolated_from_above", "no_region_arguments", "symbol_table"]}
  }
}

