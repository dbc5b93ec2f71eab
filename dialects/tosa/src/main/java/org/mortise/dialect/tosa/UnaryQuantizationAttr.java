// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The zero points of quantized tensors: {@code #tosa.unary_quant<input_zp = 1, output_zp = 2>}. */
@AttrDef(name = "tosa.unary_quant", definition = "Tosa_UnaryOpQuantizationAttr",
    parameters = {"input_zp: INT64", "output_zp: INT64"},
    format = "`<` struct(params) `>`",
    description = "Attribute for UnaryOp quantization information.")
public final class UnaryQuantizationAttr extends UnaryQuantizationAttrBase {
  UnaryQuantizationAttr(Context context, Object[] values) {
    super(context, values);
  }
}
