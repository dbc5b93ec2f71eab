// RUN:
// REFERENCE: has no dialect ods.
// A dialect with the names that the syntax of StableHLO belongs to.

ods.dialect @stablehlo {
  ods.enum @Precision {cases = ["DEFAULT", "HIGH", "HIGHEST"]}
  ods.attribute @precision {parameters = ["value: @Precision"], format = "$value"}
  ods.attribute @dot {format = "text"}
  ods.attribute @dot_algorithm {format = "text"}
  ods.attribute @conv {format = "text"}
  ods.operation @add {operands = ["lhs: tensor", "rhs: tensor"], results = ["result: tensor"], traits = ["pure", "commutative"], format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))"}
  ods.operation @after_all {operands = ["inputs: tensor..."], results = ["result: tensor"], format = "$inputs attr-dict `:` custom<VariadicSameOperandsAndResultType>(ref($inputs), type($inputs), type($result))"}
  ods.operation @complex {operands = ["lhs: tensor", "rhs: tensor"], results = ["result: tensor"], format = "operands attr-dict `:` custom<ComplexOpType>(type($lhs), type($rhs), type($result))"}
  ods.operation @constant {attributes = ["value: elements"], results = ["output: tensor"], traits = ["constant_like", "pure"]}
  ods.operation @concatenate {operands = ["inputs: tensor..."], attributes = ["dimension: i64"], results = ["result: tensor"], format = "custom<VariadicOperandWithAttribute>($inputs) `dim` `=` $dimension attr-dict `:` functional-type(operands, results)"}
  ods.operation @convolution {operands = ["lhs: tensor", "rhs: tensor"], attributes = ["window_strides: array_i64?", "padding: int_elements?", "lhs_dilation: array_i64?", "rhs_dilation: array_i64?", "window_reversal: array_bool?", "dimension_numbers: #stablehlo.conv"], results = ["result: tensor"], format = "`(` operands `)` `dim_numbers` `=` custom<ConvolutionDimensions>($dimension_numbers) `,` `window` `=` `{` custom<WindowAttributes>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal) `}` attr-dict `:` functional-type(operands, results)"}
  ods.operation @custom_call {operands = ["inputs: any..."], attributes = ["call_target_name: string"], results = ["results: any..."], format = "custom<CustomCallTarget>($call_target_name) `(` $inputs `)` attr-dict `:` functional-type(operands, results)"}
  ods.operation @dot_general {operands = ["lhs: tensor", "rhs: tensor"], attributes = ["dot_dimension_numbers: #stablehlo.dot", "precision_config: array(#stablehlo.precision)?", "algorithm: #stablehlo.dot_algorithm?"], results = ["result: tensor"], format = "$lhs `,` $rhs `,` custom<DotDimensionNumbers>($dot_dimension_numbers) `` custom<PrecisionConfigAndAlgorithm>($precision_config, $algorithm) attr-dict `:` functional-type(operands, results)"}
  ods.operation @optimization_barrier {operands = ["operand: any..."], results = ["result: any..."], format = "attr-dict ($operand^ `:` custom<PairwiseOpType>(type($operand), type($result))):(`(` `)`)?"}
  ods.operation @reduce {operands = ["inputs: tensor...", "inits: tensor..."], attributes = ["dimensions: array_i64"], results = ["results: any..."], regions = ["body: one_block"], traits = ["same_variadic_operand_size"]}
  ods.operation @reduce_precision {operands = ["operand: tensor"], attributes = ["exponent_bits: i32", "mantissa_bits: i32"], results = ["output: tensor"], format = "$operand `,` `format` `=` custom<ExponentMantissa>($exponent_bits, $mantissa_bits) attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($output))"}
  ods.operation @return {operands = ["results: any..."], traits = ["terminator", "pure"], format = "$results attr-dict (`:` type($results)^)?"}
  ods.operation @select {operands = ["pred: tensor", "on_true: tensor", "on_false: tensor"], results = ["result: tensor"], format = "operands attr-dict `:` custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))"}
  ods.operation @slice {operands = ["operand: tensor"], attributes = ["start_indices: array_i64", "limit_indices: array_i64", "strides: array_i64"], results = ["result: tensor"], format = "$operand custom<SliceRanges>($start_indices, $limit_indices, $strides) attr-dict `:` functional-type(operands, results)"}
  ods.operation @subtract {operands = ["lhs: tensor", "rhs: tensor"], results = ["result: tensor"], format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))"}
  ods.operation @tuple {operands = ["val: any..."], results = ["result: tuple"], format = "$val attr-dict `:` custom<TupleOpType>(type($val), type($result))"}
  ods.operation @while {operands = ["operand: any..."], results = ["results: any..."], regions = ["cond: one_block", "body: one_block"]}
}
