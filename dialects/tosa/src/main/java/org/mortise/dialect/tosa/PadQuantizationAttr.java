// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The zero points of quantized tensors: {@code #tosa.pad_quant<input_zp = 1>}. */
@AttrDef(name = "tosa.pad_quant", definition = "Tosa_PadOpQuantizationAttr",
    parameters = "input_zp: INT64",
    format = "`<` struct(params) `>`",
    description = "Attribute for PadOp quantization information.")
public final class PadQuantizationAttr extends PadQuantizationAttrBase {
  PadQuantizationAttr(Context context, Object[] values) {
    super(context, values);
  }
}
