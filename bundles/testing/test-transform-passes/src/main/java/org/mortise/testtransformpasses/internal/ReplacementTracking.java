// SPDX-License-Identifier: Apache-2.0
package org.mortise.testtransformpasses.internal;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.pass.PassRun;

/**
 * Reports the replacement of the operation with the attribute {@code replaced}. Its result #i is replaced by result #i
 * of the operation with the attribute {@code replacement_i}.
 */
final class ReplacementTracking {
  private ReplacementTracking() {}

  static void run(Operation root, PassRun run) {
    Operation replaced = withAttribute(root, "replaced");
    if (replaced == null) {
      run.emit(root.error("could not find 'replaced' op"));
      return;
    }
    List<Value> values = new ArrayList<>();
    for (int i = 0; i < replaced.resultCount(); i++) {
      String name = "replacement_" + i;
      Operation op = withAttribute(root, name);
      if (op == null || !(op.getAttr(name) instanceof IntegerAttr position) || position.longValue() < 0
          || position.longValue() >= op.resultCount()) {
        run.emit(replaced.error("insufficient replacement values"));
        return;
      }
      values.add(op.result((int) position.longValue()));
    }
    Operation found = ReplacementSearch.find(replaced, values);
    run.emit(found == null ? replaced.error("listener could not find replacement op") : remark(found));
  }

  private static Diagnostic remark(Operation found) {
    return Diagnostic.atOperation(Severity.REMARK, found, "replacement found");
  }

  private static @Nullable Operation withAttribute(Operation root, String name) {
    Operation[] found = {null};
    root.walkPreOrder((Operation op) -> {
      if (op.hasAttr(name)) {
        found[0] = op;
        return Walk.Result.INTERRUPT;
      }
      return Walk.Result.ADVANCE;
    });
    return found[0];
  }
}
