// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.definition.Op;

/** Operations on whole tensors, and on variables, that no Java code handles. */
@Op(name = "tosa.fft2d", operands = {"input_real: TENSOR_3D", "input_imag: TENSOR_3D"},
    results = {"output_real: TENSOR_3D", "output_imag: TENSOR_3D"},
    attributes = {"inverse: BOOL", "local_bound: BOOL? = FALSE"}, traits = "PURE",
    format = "$input_real `,` $input_imag attr-dict `:` `(` type($input_real) `,` type($input_imag) `)` `->`"
          + " `(` type($output_real) `,` type($output_imag) `)`",
    summary = "The discrete Fourier transform of complex matrices.")
@Op(name = "tosa.rfft2d", operands = "input: TENSOR_3D",
    results = {"output_real: TENSOR_3D", "output_imag: TENSOR_3D"}, attributes = "local_bound: BOOL? = FALSE",
    traits = "PURE",
    format = "$input attr-dict `:` `(` type($input) `)` `->` `(` type($output_real) `,` type($output_imag) `)`",
    summary = "The discrete Fourier transform of real matrices.")
@Op(name = "tosa.matmul", operands = {"a: TENSOR_3D", "b: TENSOR_3D"}, results = "c: TENSOR_3D",
    attributes = "quantization_info: MATMUL_QUANTIZATION?", traits = "PURE", format = TosaDialect.FUNCTIONAL,
    summary = "The products of pairs of matrices.")
@Op(name = "tosa.transpose_conv2d", operands = {"input: TENSOR_4D", "filter: WEIGHT_4D", "bias: TENSOR_1D"},
    results = "output: TENSOR_4D",
    attributes = {
        "out_pad: I64_ARRAY_4", "stride: I64_ARRAY_2", "out_shape: I64_ARRAY_UP_TO_4",
        "quantization_info: CONV_QUANTIZATION?", "local_bound: BOOL? = FALSE"
    },
    traits = "PURE", format = TosaDialect.FUNCTIONAL, summary = "A transposed convolution.")
@Op(name = "tosa.table", operands = {"input: TENSOR", "table: TENSOR_1D"}, results = "output: TENSOR",
    traits = "PURE",
    format = "$input `,` $table attr-dict `:` `(` type($input) `,` type($table) `)` `->` type($output)",
    summary = "Looks up elements in a table.")
@Op(name = "tosa.gather", operands = {"values: TENSOR_3D", "indices: INDEX_TENSOR_2D"},
    results = "output: TENSOR_3D", traits = "PURE", format = TosaDialect.FUNCTIONAL,
    summary = "Selects rows of each matrix.")
@Op(name = "tosa.scatter", operands = {"values_in: TENSOR_3D", "indices: INDEX_TENSOR_2D", "input: TENSOR_3D"},
    results = "values_out: TENSOR_3D", traits = "PURE", format = TosaDialect.FUNCTIONAL,
    summary = "Replaces rows of each matrix.")
@Op(name = "tosa.rescale", operands = "input: TENSOR", results = "output: TENSOR",
    attributes = {
        "input_zp: I32", "output_zp: I32", "multiplier: DENSE_I32_ARRAY", "shift: I8_ARRAY", "scale32: BOOL",
        "double_round: BOOL", "per_channel: BOOL"
    },
    traits = "PURE", format = TosaDialect.FUNCTIONAL, summary = "Scales quantized elements.")
@Op(name = "tosa.identity", operands = "input1: TENSOR", results = "output: TENSOR", traits = "PURE",
    format = TosaDialect.FUNCTIONAL, summary = "The operand.")
@Op(name = "tosa.custom", operands = "inputs: TENSOR...", results = "outputs: TENSOR...",
    attributes = {"operator_name: STRING", "domain_name: STRING", "implementation_attrs: STRING"},
    format = TosaDialect.FUNCTIONAL, summary = "An operator outside the standard.")
@Op(name = "tosa.apply_scale", operands = {"value: INTEGER_LIKE", "multiplier: INTEGER_LIKE", "shift: I8_LIKE"},
    results = "output: INTEGER_LIKE", attributes = "double_round: BOOL", traits = {"PURE", "ELEMENTWISE_MAPPABLE"},
    format = TosaDialect.FUNCTIONAL, summary = "Scales integers by a multiplier and a shift.")
@Op(name = "tosa.yield", operands = "inputs: TENSOR...", traits = {"TERMINATOR", "PURE"},
    format = "$inputs attr-dict `:` type($inputs)", summary = "Passes values out of a region.")
@Op(name = "tosa.variable.write", operands = "value: ANY", attributes = "name: SYMBOL_NAME",
    format = "$name attr-dict `,` $value `:` type($value)", summary = "Sets the value of a variable.")
@Op(name = "tosa.variable.read", results = "value: ANY", attributes = "name: SYMBOL_NAME",
    format = "$name attr-dict `:` type($value)", summary = "Returns the value of a variable.")
final class TensorOps {
  private TensorOps() {}
}
