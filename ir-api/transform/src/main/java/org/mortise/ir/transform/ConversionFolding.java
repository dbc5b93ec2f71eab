// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;

/**
 * Folds the operations that are neither legal nor illegal in a dialect conversion, as MLIR's conversion driver does
 * before it looks for a pattern. Linear in the operations. Dead operations stay.
 */
public final class ConversionFolding {
  private ConversionFolding() {}

  /** Folds all operations inside {@code root} but those of {@code legalDialects}. Returns whether anything changed. */
  public static boolean fold(Operation root, Collection<String> legalDialects) {
    List<Operation> candidates = new ArrayList<>();
    root.walkPreOrder(op -> {
      if (op != root && op.definition() != null && !legalDialects.contains(op.name().dialectNamespace())) {
        candidates.add(op);
      }
    });
    boolean changed = false;
    for (Operation op : candidates) {
      changed |= fold(op);
    }
    return changed;
  }

  private static boolean fold(Operation op) {
    boolean changed = false;
    FoldResult folded = Folding.fold(op);
    while (folded == FoldResult.IN_PLACE) {
      changed = true;
      folded = Folding.fold(op);
    }
    List<Value> replacements = folded.size() == 0 ? List.of() : replacements(op, folded);
    if (replacements.isEmpty()) {
      return changed;
    }
    op.replaceAllUsesWith(replacements);
    op.erase();
    return true;
  }

  /** Returns the folded results as values; an empty list if the dialect cannot materialize a constant. */
  private static List<Value> replacements(Operation op, FoldResult folded) {
    OpBuilder builder = OpBuilder.before(op);
    List<Value> values = new ArrayList<>();
    for (int i = 0; i < folded.size(); i++) {
      Value value = folded.value(i);
      if (value == null) {
        Operation constant = op.name().dialect()
            .materializeConstant(builder, folded.constant(i), op.result(i).type(), op.location());
        if (constant == null) {
          return List.of();
        }
        value = constant.result(0);
      }
      values.add(value);
    }
    return values;
  }
}
