module {
  ods.dialect @stablehlo {
    ods.enum @Precision {cases = ["DEFAULT", "HIGH", "HIGHEST"]}
    ods.attribute @precision {format = "$value", parameters = ["value: @Precision"]}
    ods.attribute @dot {format = "text"}
    ods.attribute @dot_algorithm {format = "text"}
    ods.attribute @conv {format = "text"}
    ods.operation @add {format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))", operands = ["lhs: tensor", "rhs: tensor"], results = ["result: tensor"], traits = ["pure", "commutative"]}
    ods.operation @after_all {format = "$inputs attr-dict `:` custom<VariadicSameOperandsAndResultType>(ref($inputs), type($inputs), type($result))", operands = ["inputs: tensor..."], results = ["result: tensor"]}
    ods.operation @complex {format = "operands attr-dict `:` custom<ComplexOpType>(type($lhs), type($rhs), type($result))", operands = ["lhs: tensor", "rhs: tensor"], results = ["result: tensor"]}
    ods.operation @constant {attributes = ["value: elements"], results = ["output: tensor"], traits = ["constant_like", "pure"]}
    ods.operation @concatenate {attributes = ["dimension: i64"], format = "custom<VariadicOperandWithAttribute>($inputs) `dim` `=` $dimension attr-dict `:` functional-type(operands, results)", operands = ["inputs: tensor..."], results = ["result: tensor"]}
    ods.operation @convolution {attributes = ["window_strides: array_i64?", "padding: int_elements?", "lhs_dilation: array_i64?", "rhs_dilation: array_i64?", "window_reversal: array_bool?", "dimension_numbers: #stablehlo.conv"], format = "`(` operands `)` `dim_numbers` `=` custom<ConvolutionDimensions>($dimension_numbers) `,` `window` `=` `{` custom<WindowAttributes>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal) `}` attr-dict `:` functional-type(operands, results)", operands = ["lhs: tensor", "rhs: tensor"], results = ["result: tensor"]}
    ods.operation @custom_call {attributes = ["call_target_name: string"], format = "custom<CustomCallTarget>($call_target_name) `(` $inputs `)` attr-dict `:` functional-type(operands, results)", operands = ["inputs: any..."], results = ["results: any..."]}
    ods.operation @dot_general {attributes = ["dot_dimension_numbers: #stablehlo.dot", "precision_config: array(#stablehlo.precision)?", "algorithm: #stablehlo.dot_algorithm?"], format = "$lhs `,` $rhs `,` custom<DotDimensionNumbers>($dot_dimension_numbers) `` custom<PrecisionConfigAndAlgorithm>($precision_config, $algorithm) attr-dict `:` functional-type(operands, results)", operands = ["lhs: tensor", "rhs: tensor"], results = ["result: tensor"]}
    ods.operation @optimization_barrier {format = "attr-dict ($operand^ `:` custom<PairwiseOpType>(type($operand), type($result))):(`(` `)`)?", operands = ["operand: any..."], results = ["result: any..."]}
    ods.operation @reduce {attributes = ["dimensions: array_i64"], operands = ["inputs: tensor...", "inits: tensor..."], regions = ["body: one_block"], results = ["results: any..."], traits = ["same_variadic_operand_size"]}
    ods.operation @reduce_precision {attributes = ["exponent_bits: i32", "mantissa_bits: i32"], format = "$operand `,` `format` `=` custom<ExponentMantissa>($exponent_bits, $mantissa_bits) attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($output))", operands = ["operand: tensor"], results = ["output: tensor"]}
    ods.operation @return {format = "$results attr-dict (`:` type($results)^)?", operands = ["results: any..."], traits = ["terminator", "pure"]}
    ods.operation @select {format = "operands attr-dict `:` custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))", operands = ["pred: tensor", "on_true: tensor", "on_false: tensor"], results = ["result: tensor"]}
    ods.operation @slice {attributes = ["start_indices: array_i64", "limit_indices: array_i64", "strides: array_i64"], format = "$operand custom<SliceRanges>($start_indices, $limit_indices, $strides) attr-dict `:` functional-type(operands, results)", operands = ["operand: tensor"], results = ["result: tensor"]}
    ods.operation @subtract {format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))", operands = ["lhs: tensor", "rhs: tensor"], results = ["result: tensor"]}
    ods.operation @tuple {format = "$val attr-dict `:` custom<TupleOpType>(type($val), type($result))", operands = ["val: any..."], results = ["result: tuple"]}
    ods.operation @while {operands = ["operand: any..."], regions = ["cond: one_block", "body: one_block"], results = ["results: any..."]}
  }
}

