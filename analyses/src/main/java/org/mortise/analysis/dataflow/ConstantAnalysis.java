// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.transform.Folding;

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
    Operation before = op.previous();
    FoldResult folded = simulate(op, constants);
    setMadeToEntry(op, before);
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

  /** The constants that folding has put between {@code before} and {@code op}, in place of results, stay there. */
  private void setMadeToEntry(Operation op, Operation before) {
    for (Operation made = op.previous(); made != before; made = made.previous()) {
      setToEntry(made);
    }
  }

  /**
   * Folds, and undoes what a folder has changed in place; but not if that made the operation as good as a value, as a
   * cast that changes nothing is.
   */
  private static FoldResult simulate(Operation op, Attribute[] constants) {
    Value[] operands = op.operands();
    DictionaryAttr discardable = op.discardableAttributes();
    Attribute[] properties = new Attribute[op.propertyCount()];
    for (int i = 0; i < properties.length; i++) {
      properties[i] = op.property(i);
    }
    FoldResult folded = Folding.fold(op, constants);
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
