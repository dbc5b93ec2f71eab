// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The zero points of quantized tensors: {@code #tosa.matmul_quant<a_zp = 1, b_zp = 2>}. */
@AttrDef(name = "tosa.matmul_quant", definition = "Tosa_MatMulOpQuantizationAttr",
    parameters = {"a_zp: INT64", "b_zp: INT64"},
    format = "`<` struct(params) `>`",
    description = "Attribute for MatMulOp quantization information.")
public final class MatMulQuantizationAttr extends MatMulQuantizationAttrBase {
  MatMulQuantizationAttr(Context context, Object[] values) {
    super(context, values);
  }
}
