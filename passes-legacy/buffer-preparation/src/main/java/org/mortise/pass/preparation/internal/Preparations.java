// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation.internal;

import org.mortise.ir.conversion.ConversionConfig;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.pass.PassRun;

/** Code shared by the passes. */
final class Preparations {
  /** Functions are converted as a whole, so that unreachable blocks fit to the others. */
  static final ConversionConfig WHOLE_FUNCTIONS = ConversionConfig.DEFAULT.withUnreachableBlocks();

  private Preparations() {}

  /** Reports the result of a conversion. */
  static void report(ConversionResult result, PassRun run) {
    if (result.failure() != null) {
      run.emit(result.failure());
    } else if (!result.changed()) {
      run.markAllAnalysesPreserved();
    }
  }
}
