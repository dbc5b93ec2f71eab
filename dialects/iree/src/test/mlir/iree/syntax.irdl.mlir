// RUN:
// REFERENCE: has no dialect ods.
// Dialects with names that the syntax of IREE belongs to.

ods.dialect @util {
  ods.operation @global {attributes = ["sym_visibility: string?", "sym_name: symbol_name", "type: type", "initial_value: any?"], format = "custom<SymbolVisibility>($sym_visibility) $sym_name attr-dict custom<TypeOrAttr>($type, $initial_value)"}
  ods.operation @call {operands = ["operands: any..."], attributes = ["callee: flat_symbol", "tied_operands: array?"], results = ["results: any..."], format = "$callee `(` $operands `)` attr-dict `:` custom<OperandTypeList>(type($operands)) `->` custom<TiedFunctionResultList>(ref($operands), ref(type($operands)), type($results), $tied_operands)"}
}
ods.dialect @stream {
  ods.type @resource {format = "text"}
  ods.operation @dispatch {operands = ["operands: any...", "sizes: index...", "offsets: index...", "ends: index...", "lengths: index...", "result_sizes: index..."], attributes = ["entry_points: array(symbol)", "tied_operands: array?"], results = ["results: any..."], traits = ["attr_sized_operand_segments"], format = "custom<DispatchEntryPoints>($entry_points) custom<DispatchOperands>($operands, $offsets, $ends, $lengths) attr-dict `:` custom<ShapedFunctionType>(ref($operands), type($operands), $sizes, type($results), $result_sizes, $tied_operands)"}
  ods.operation @fill {operands = ["value: i32", "target: any", "target_size: index"], results = ["result: any"], types = ["same(target, result)"], format = "$value `,` $target `->` custom<ShapedTiedResult>(type($target), $target_size) attr-dict"}
  ods.operation @execute {operands = ["resources: any...", "sizes: index...", "result_sizes: index..."], attributes = ["tied_operands: array?"], results = ["results: any..."], regions = ["body: one_block"], traits = ["attr_sized_operand_segments", "no_terminator"], format = "`with` custom<ResourceRegion>($resources, type($resources), $sizes, type($results), $result_sizes, $tied_operands, $body) attr-dict"}
  ods.operation @yield {operands = ["operands: any...", "sizes: index..."], traits = ["attr_sized_operand_segments"], format = "attr-dict ($operands^ `:` custom<ShapedTypeList>(type($operands), $sizes))?"}
  ods.operation @export {attributes = ["sym_name: symbol_name", "function: flat_symbol"], regions = ["count: any"], traits = ["no_terminator"], format = "custom<SymbolAlias>($sym_name, $function) custom<WorkgroupCountRegion>($count) attr-dict"}
}
ods.dialect @hal {
  ods.type @buffer
  ods.operation @import {operands = ["source: any"], attributes = ["encoding: type"], results = ["target: any"], format = "$source `:` type($source) `->` custom<TypeAlias>($encoding, type($target)) attr-dict"}
  ods.operation @allocate {operands = ["size: index"], results = ["r: any"], format = "`:` custom<SizeAwareType>(type($r), $size) attr-dict"}
  ods.operation @load {operands = ["scope: index?", "key: index"], traits = ["attr_sized_operand_segments"], format = "custom<ParameterReference>($scope, $key) attr-dict"}
}
