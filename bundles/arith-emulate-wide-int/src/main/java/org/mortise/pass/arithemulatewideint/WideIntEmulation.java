// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithemulatewideint;

import org.mortise.dialect.func.CallOp;
import org.mortise.dialect.func.FuncConversions;
import org.mortise.dialect.func.FuncOp;
import org.mortise.dialect.func.ReturnOp;
import org.mortise.ir.Operation;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.rewrite.PatternSet;

/** The conversion of functions and the operations on integers inside them. */
final class WideIntEmulation {
  private final DialectConversion conversion;

  WideIntEmulation(int width) {
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
    conversion = new DialectConversion(target, patterns);
  }

  ConversionResult run(Operation root) {
    return conversion.applyPartial(root);
  }
}
