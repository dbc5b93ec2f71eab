// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Type;
import org.mortise.ir.conversion.ConversionConfig;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.types.FunctionType;

/** Code shared by the passes. */
public final class Preparations {
  /** Functions are converted as a whole, so that unreachable blocks are consistent with the others. */
  public static final ConversionConfig WHOLE_FUNCTIONS = ConversionConfig.DEFAULT.withUnreachableBlocks();

  private Preparations() {}

  /**
   * Converts each operation of a module separately, until one fails. Functions, returns and calls are converted by
   * their types only, so that no conversion depends on another; one conversion of the whole module would keep all
   * replaced operations until its end.
   */
  public static void convertEach(Operation module, PassRun run, Function<Operation, ConversionResult> conversion) {
    boolean changed = false;
    for (Block block = module.region(0).first(); block != null; block = block.next()) {
      for (Operation op : block.operations()) {
        Type before = run.remarksWanted() ? signatureOf(op) : null;
        ConversionResult result = conversion.apply(op);
        if (result.failure() != null) {
          run.emit(result.failure());
          return;
        }
        changed |= result.changed();
        if (before != null && before != signatureOf(op)) {
          run.remark(Remark.Kind.PASSED, "SignatureChanged", op).with("Before", before).with("Type", signatureOf(op))
              .message("the signature changes from '" + before + "' to '" + signatureOf(op) + "'").emit();
        }
      }
    }
    if (!changed) {
      run.markAllAnalysesPreserved();
    }
  }

  private static @Nullable Type signatureOf(Operation op) {
    FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
    return function == null ? null
        : FunctionType.of(op.context(), function.getArgumentTypes(op), function.getResultTypes(op));
  }

  /** Reports the result of a conversion. */
  public static void report(ConversionResult result, PassRun run) {
    if (result.failure() != null) {
      run.emit(result.failure());
    } else if (!result.changed()) {
      run.markAllAnalysesPreserved();
    }
  }
}
