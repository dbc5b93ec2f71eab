// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DictionaryAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.rewrite.Folding;

/**
 * Which values are constant: operations are executed by folding them with the constants of their operands. Loaded into
 * a solver, it also makes that follow only the branches that the constants take.
 */
public final class ConstantAnalysis extends SparseForwardAnalysis<ConstantValue> {
  @Override
  protected ConstantValue join(ConstantValue a, ConstantValue b) {
    return a.equals(b) ? a : ConstantValue.UNKNOWN;
  }

  @Override
  protected ConstantValue entryElement(Value value) {
    return ConstantValue.UNKNOWN;
  }

  @Override
  protected void visitOperation(Operation op, List<ConstantValue> operands) {
    if (op.regionCount() > 0) {
      setToEntry(op);
      return;
    }
    Attribute[] constants = new Attribute[operands.size()];
    for (int i = 0; i < constants.length; i++) {
      if (operands.get(i) == null) {
        return;
      }
      constants[i] = operands.get(i).constant();
    }
    FoldResult folded = simulate(op, constants);
    if (folded.size() == 0) {
      setToEntry(op);
      return;
    }
    for (int i = 0; i < folded.size(); i++) {
      set(op.result(i), folded.constant(i) != null
          ? new ConstantValue(folded.constant(i), op.name().dialect())
          : lookup(folded.value(i)));
    }
  }

  /**
   * Folds, and undoes what a folder has changed in place; but not if that made a cast one that changes nothing, which
   * is as good as its operand.
   */
  private static FoldResult simulate(Operation op, Attribute[] constants) {
    Value[] operands = op.operands();
    DictionaryAttr discardable = op.discardableAttributes();
    Attribute[] properties = new Attribute[op.propertyCount()];
    for (int i = 0; i < properties.length; i++) {
      properties[i] = op.property(i);
    }
    FoldResult folded = Folding.fold(op, constants);
    if (folded == FoldResult.IN_PLACE && operands.length == 1 && op.resultCount() == 1) {
      FoldResult again = Folding.fold(op, new Attribute[1]);
      if (again.size() == 1 && again.value(0) == op.operand(0)) {
        return again;
      }
    }
    if (folded == FoldResult.IN_PLACE) {
      op.setOperands(List.of(operands));
      op.setDiscardableAttributes(discardable);
      for (int i = 0; i < properties.length; i++) {
        op.setProperty(i, properties[i]);
      }
    }
    return folded;
  }
}
