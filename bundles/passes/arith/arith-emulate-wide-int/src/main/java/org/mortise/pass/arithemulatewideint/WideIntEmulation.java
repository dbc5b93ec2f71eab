// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithemulatewideint;

import org.mortise.dialect.func.CallOp;
import org.mortise.dialect.func.FuncConversions;
import org.mortise.dialect.func.FuncOp;
import org.mortise.dialect.func.ReturnOp;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.rewrite.PatternSet;

/** The conversion of functions and the operations on integers inside them. */
final class WideIntEmulation {
  private WideIntEmulation() {}

  /** Returns the conversion for a width of the widest supported integers. */
  static DialectConversion conversion(int width) {
    WideIntTypes types = new WideIntTypes(width);
    PatternSet patterns = new PatternSet();
    FuncConversions.addFunctionPattern(patterns, types);
    FuncConversions.addCallPattern(patterns, types);
    FuncConversions.addReturnPattern(patterns, types);
    WideIntPatterns.addTo(patterns, types);
    ConversionTarget target = new ConversionTarget()
        .addDynamicallyLegalOp(op -> types.isLegal(FuncOp.of(op).type()), FuncOp.NAME)
        .addDynamicallyLegalOp(types::isLegal, CallOp.NAME, ReturnOp.NAME)
        .addDynamicallyLegalDialect(types::isLegal, "arith", "vector");
    return new DialectConversion(target, patterns);
  }
}
