module {
  ods.dialect @util {
    ods.operation @global {attributes = ["sym_visibility: string?", "sym_name: symbol_name", "type: type", "initial_value: any?"], format = "custom<SymbolVisibility>($sym_visibility) $sym_name attr-dict custom<TypeOrAttr>($type, $initial_value)"}
    ods.operation @call {attributes = ["callee: flat_symbol", "tied_operands: array?"], format = "$callee `(` $operands `)` attr-dict `:` custom<OperandTypeList>(type($operands)) `->` custom<TiedFunctionResultList>(ref($operands), ref(type($operands)), type($results), $tied_operands)", operands = ["operands: any..."], results = ["results: any..."]}
  }
  ods.dialect @stream {
    ods.type @resource {format = "text"}
    ods.operation @dispatch {attributes = ["entry_points: array(symbol)", "tied_operands: array?"], format = "custom<DispatchEntryPoints>($entry_points) custom<DispatchOperands>($operands, $offsets, $ends, $lengths) attr-dict `:` custom<ShapedFunctionType>(ref($operands), type($operands), $sizes, type($results), $result_sizes, $tied_operands)", operands = ["operands: any...", "sizes: index...", "offsets: index...", "ends: index...", "lengths: index...", "result_sizes: index..."], results = ["results: any..."], traits = ["attr_sized_operand_segments"]}
    ods.operation @fill {format = "$value `,` $target `->` custom<ShapedTiedResult>(type($target), $target_size) attr-dict", operands = ["value: i32", "target: any", "target_size: index"], results = ["result: any"], types = ["same(target, result)"]}
    ods.operation @execute {attributes = ["tied_operands: array?"], format = "`with` custom<ResourceRegion>($resources, type($resources), $sizes, type($results), $result_sizes, $tied_operands, $body) attr-dict", operands = ["resources: any...", "sizes: index...", "result_sizes: index..."], regions = ["body: one_block"], results = ["results: any..."], traits = ["attr_sized_operand_segments", "no_terminator"]}
    ods.operation @yield {format = "attr-dict ($operands^ `:` custom<ShapedTypeList>(type($operands), $sizes))?", operands = ["operands: any...", "sizes: index..."], traits = ["attr_sized_operand_segments"]}
    ods.operation @export {attributes = ["sym_name: symbol_name", "function: flat_symbol"], format = "custom<SymbolAlias>($sym_name, $function) custom<WorkgroupCountRegion>($count) attr-dict", regions = ["count: any"], traits = ["no_terminator"]}
  }
  ods.dialect @hal {
    ods.type @buffer
    ods.operation @import {attributes = ["encoding: type"], format = "$source `:` type($source) `->` custom<TypeAlias>($encoding, type($target)) attr-dict", operands = ["source: any"], results = ["target: any"]}
    ods.operation @allocate {format = "`:` custom<SizeAwareType>(type($r), $size) attr-dict", operands = ["size: index"], results = ["r: any"]}
    ods.operation @load {format = "custom<ParameterReference>($scope, $key) attr-dict", operands = ["scope: index?", "key: index"], traits = ["attr_sized_operand_segments"]}
  }
}

