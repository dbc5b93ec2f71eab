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
    ods.operation @CopyMemory {attributes = ["memory_access: #spirv.*?", "alignment: i32?", "source_memory_access: #spirv.*?", "source_alignment: i32?"], operands = ["target: !spirv.*", "source: !spirv.*"]}
    ods.operation @EXT.SpecConstantCompositeReplicate {attributes = ["type: type", "sym_name: string", "constituent: symbol"], traits = ["symbol"]}
    ods.operation @IAddCarry {operands = ["operand1: any", "operand2: any"], results = ["result: !spirv.*"], traits = ["pure"]}
    ods.operation @INTEL.SubgroupBlockWrite {operands = ["ptr: !spirv.*", "value: any"]}
    ods.operation @ImageFetch {attributes = ["image_operands: #spirv.*?"], format = "$image `,` $coordinate custom<ImageOperands>($image_operands) (`,` $operand_arguments^)? attr-dict `:` type($image) `,` type($coordinate) (`,` type($operand_arguments)^)? `->` type($result)", operands = ["image: any", "coordinate: any", "operand_arguments: any..."], results = ["result: any"]}
    ods.operation @SpecConstant {attributes = ["sym_name: string", "default_value: any"], traits = ["symbol"]}
    ods.operation @SpecConstantComposite {attributes = ["type: type", "sym_name: string", "constituents: array(symbol)"], traits = ["symbol"]}
    ods.operation @SpecConstantOperation {implicit_terminator = "spirv.mlir.yield", regions = ["body: one_block"], results = ["result: any"]}
    ods.operation @Switch {attributes = ["literals: int_elements?", "case_operand_segments: array_i32"], operands = ["selector: integer", "defaultOperands: any...", "targetOperands: any..."], successors = ["defaultTarget", "targets..."], traits = ["attr_sized_operand_segments", "terminator"]}
    ods.operation @mlir.yield {format = "attr-dict $operand `:` type($operand)", operands = ["operand: any"], traits = ["terminator"]}
  }
}

