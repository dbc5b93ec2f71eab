// RUN:
// REFERENCE: has no dialect ods.
// A dialect with the names that the syntax of SPIR-V belongs to.

ods.dialect @spirv attributes {other_types = true, other_attributes = true} {
  ods.operation @BranchConditional {operands = ["condition: i1", "whenTrue: any...", "whenFalse: any..."], attributes = ["branch_weights: array(i32)?"], successors = ["trueTarget", "falseTarget"], traits = ["attr_sized_operand_segments", "terminator"], interfaces = ["branch(trueTarget: whenTrue, falseTarget: whenFalse)"]}
  ods.operation @CompositeExtract {operands = ["composite: any"], attributes = ["indices: array(i32)"], results = ["component: any"], traits = ["pure"]}
  ods.operation @CompositeInsert {operands = ["object: any", "composite: any"], attributes = ["indices: array(i32)"], results = ["result: any"], traits = ["pure"]}
  ods.operation @Constant {attributes = ["value: any"], results = ["constant: any"], traits = ["constant_like", "pure"]}
  ods.operation @EntryPoint {attributes = ["execution_model: #spirv.*", "fn: flat_symbol", "interface: array(symbol)"]}
  ods.operation @ExecutionMode {attributes = ["fn: flat_symbol", "execution_mode: #spirv.*", "values: array(i32)"]}
  ods.operation @GlobalVariable {attributes = ["type: type", "sym_name: symbol_name", "initializer: flat_symbol?", "location: i32?", "binding: i32?", "descriptor_set: i32?", "built_in: string?"], traits = ["symbol"]}
  ods.operation @Load {operands = ["ptr: !spirv.*"], attributes = ["memory_access: #spirv.*?", "alignment: i32?"], results = ["value: any"]}
  ods.operation @Return {traits = ["terminator"], format = "attr-dict"}
  ods.operation @Store {operands = ["ptr: !spirv.*", "value: any"], attributes = ["memory_access: #spirv.*?", "alignment: i32?"]}
  ods.operation @Variable {operands = ["initializer: any?"], attributes = ["storage_class: #spirv.*"], results = ["pointer: !spirv.*"]}
  ods.operation @func {attributes = ["function_type: type(function)", "arg_attrs: array(dictionary)?", "res_attrs: array(dictionary)?", "sym_name: symbol_name", "sym_visibility: string?", "function_control: #spirv.*"], regions = ["body: any"], traits = ["isolated_from_above"], interfaces = ["function"], syntax = "function"}
  ods.operation @mlir.loop {attributes = ["loop_control: #spirv.*"], results = ["results: any..."], regions = ["body: any"]}
  ods.operation @mlir.merge {operands = ["operands: any..."], traits = ["terminator"], format = "attr-dict ($operands^ `:` type($operands))?"}
  ods.operation @mlir.selection {attributes = ["selection_control: #spirv.*"], results = ["results: any..."], regions = ["body: any"]}
  ods.operation @module {attributes = ["addressing_model: #spirv.*", "memory_model: #spirv.*", "vce_triple: #spirv.*?", "sym_name: string?"], regions = ["body: any"], traits = ["no_terminator", "single_block", "isolated_from_above", "no_region_arguments", "symbol_table"]}
}
