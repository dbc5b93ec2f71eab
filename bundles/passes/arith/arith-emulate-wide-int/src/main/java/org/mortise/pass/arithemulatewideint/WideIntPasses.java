// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithemulatewideint;

import java.util.function.IntFunction;
import org.mortise.ir.Operation;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;

/** The option and the run of passes that emulate integers of twice the supported width. */
public final class WideIntPasses {
  /** The widest supported integer. */
  public static final PassOption<Long> WIDTH =
      PassOption.unsigned("widest-int-supported", 32, "Widest integer type supported by the target");

  private static final long LARGEST_WIDTH = 1 << 22;

  private WideIntPasses() {}

  /** Returns a pass that applies the conversion for the width of {@code options}, or reports an invalid width. */
  public static Pass create(PassOptions options, IntFunction<DialectConversion> conversions) {
    long width = options.get(WIDTH);
    if (width < 2 || width > LARGEST_WIDTH || Long.bitCount(width) != 1) {
      return (op, run) -> run.emit(op.error(
          "the width of the widest supported integer must be a power of two and at least 2, but is " + width));
    }
    DialectConversion conversion = conversions.apply((int) width);
    return (op, run) -> emulate(op, conversion, run);
  }

  private static void emulate(Operation op, DialectConversion conversion, PassRun run) {
    ConversionResult result = conversion.applyPartial(op);
    if (result.failure() != null) {
      run.emit(result.failure());
    } else if (!result.changed()) {
      run.markAllAnalysesPreserved();
    }
  }
}
