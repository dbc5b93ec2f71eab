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
  ods.operation @CopyMemory {operands = ["target: !spirv.*", "source: !spirv.*"], attributes = ["memory_access: #spirv.*?", "alignment: i32?", "source_memory_access: #spirv.*?", "source_alignment: i32?"]}
  ods.operation @EXT.SpecConstantCompositeReplicate {attributes = ["type: type", "sym_name: string", "constituent: symbol"], traits = ["symbol"]}
  ods.operation @IAddCarry {operands = ["operand1: any", "operand2: any"], results = ["result: !spirv.*"], traits = ["pure"]}
  ods.operation @INTEL.SubgroupBlockWrite {operands = ["ptr: !spirv.*", "value: any"]}
  ods.operation @ImageFetch {operands = ["image: any", "coordinate: any", "operand_arguments: any..."], attributes = ["image_operands: #spirv.*?"], results = ["result: any"], format = "$image `,` $coordinate custom<ImageOperands>($image_operands) (`,` $operand_arguments^)? attr-dict `:` type($image) `,` type($coordinate) (`,` type($operand_arguments)^)? `->` type($result)"}
  ods.operation @SpecConstant {attributes = ["sym_name: string", "default_value: any"], traits = ["symbol"]}
  ods.operation @SpecConstantComposite {attributes = ["type: type", "sym_name: string", "constituents: array(symbol)"], traits = ["symbol"]}
  ods.operation @SpecConstantOperation {results = ["result: any"], regions = ["body: one_block"], implicit_terminator = "spirv.mlir.yield"}
  ods.operation @Switch {operands = ["selector: integer", "defaultOperands: any...", "targetOperands: any..."], attributes = ["literals: int_elements?", "case_operand_segments: array_i32"], successors = ["defaultTarget", "targets..."], traits = ["attr_sized_operand_segments", "terminator"]}
  ods.operation @mlir.yield {operands = ["operand: any"], traits = ["terminator"], format = "attr-dict $operand `:` type($operand)"}
}
