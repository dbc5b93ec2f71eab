// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import org.mortise.ir.definition.Op;

/** The casts that change numbers. */
@Op(name = "quant.qcast", operands = "arg: REAL_VALUE", results = "res: REAL_VALUE", traits = "PURE",
    summary = "Quantizes numbers.")
@Op(name = "quant.dcast", operands = "arg: REAL_VALUE", results = "res: REAL_VALUE", traits = "PURE",
    summary = "Returns the numbers that quantized ones stand for.")
final class QuantOps {
  private QuantOps() {}
}
