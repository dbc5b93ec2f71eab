// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithunsignedwhenequivalent;

import com.google.auto.service.AutoService;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code arith-unsigned-when-equivalent}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ArithUnsignedWhenEquivalentFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("arith-unsigned-when-equivalent",
          "Replace signed ops with unsigned ones where they are proven equivalent")
          .withTitle("ArithUnsignedWhenEquivalent")
          .withDescription("""
              Replaces signed divisions, remainders, minima, maxima, extensions and comparisons by unsigned
              operations, if the ranges of the operands and results are known and have no negative numbers. Folds
              operations of other dialects, as the conversion driver of MLIR does. Costs the range analysis.""")
          .withDialects("arith");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> {
      ConversionResult result = new UnsignedConversion(op).run();
      if (result.failure() != null) {
        run.emit(result.failure());
        run.signalFailure();
      } else if (!result.changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}
