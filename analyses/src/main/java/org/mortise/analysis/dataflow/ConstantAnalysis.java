// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.transform.Folding;

/**
 * Finds constant values by folding operations with the constants of their operands (sparse conditional constant
 * propagation). A solver that runs this analysis follows only the branches that the constants take.
 */
public final class ConstantAnalysis extends SparseForwardAnalysis<ConstantValue> implements ConstantSource {
  @Override
  public @Nullable ConstantValue constantOf(Value value) {
    return lookup(value);
  }

  @Override
  protected Attribute show(Context context, @Nullable ConstantValue element) {
    return element != null && element.constant() != null
        ? element.constant() : StringAttr.of(context, element == null ? "none" : "unknown");
  }

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

  /**
   * Treats the constants that folding has inserted between {@code before} and {@code op}, instead of results, as entry
   * values.
   */
  private void setMadeToEntry(Operation op, Operation before) {
    for (Operation made = op.previous(); made != before; made = made.previous()) {
      setToEntry(made);
    }
  }

  /**
   * Folds {@code op} and undoes changes that a folder has made in place, unless they made the operation equivalent to
   * one of its operands, such as a cast without effect.
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
