// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The zero points of quantized tensors: {@code #tosa.conv_quant<input_zp = 1, weight_zp = 2>}. */
@AttrDef(name = "tosa.conv_quant", definition = "Tosa_ConvOpQuantizationAttr",
    parameters = {"input_zp: INT64", "weight_zp: INT64"},
    format = "`<` struct(params) `>`",
    description = "Attribute for Conv type op quantization information.")
public final class ConvQuantizationAttr extends ConvQuantizationAttrBase {
  ConvQuantizationAttr(Context context, Object[] values) {
    super(context, values);
  }
}
