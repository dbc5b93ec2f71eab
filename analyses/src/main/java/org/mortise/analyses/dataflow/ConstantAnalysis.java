// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

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
  private final boolean keepsProgram;

  /**
   * Creates an analysis that, like MLIR's, keeps in-place changes of folders that replace a result by an operand: for
   * example, a cast whose folder skips other casts has a new operand afterwards.
   */
  public ConstantAnalysis() {
    this(false);
  }

  private ConstantAnalysis(boolean keepsProgram) {
    this.keepsProgram = keepsProgram;
  }

  /** Creates an analysis that undoes all changes of folders. It finds the same constants. */
  public static ConstantAnalysis withoutChanges() {
    return new ConstantAnalysis(true);
  }

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
    if (keepsProgram) {
      eraseMade(op, before);
    } else {
      setMadeToEntry(op, before);
    }
    if (folded.size() == 0) {
      setToEntry(op);
      return;
    }
    for (int i = 0; i < folded.size(); i++) {
      set(op.result(i), folded.constant(i) != null
          ? new ConstantValue(folded.constant(i), op.name().dialect())
          : folded.value(i).parentBlock() == null ? ConstantValue.UNKNOWN : lookup(folded.value(i)));
    }
  }

  /** Erases the operations that folding has inserted between {@code before} and {@code op}. */
  private static void eraseMade(Operation op, @Nullable Operation before) {
    while (op.previous() != before) {
      op.previous().erase();
    }
  }

  /**
   * Gives entry values to the constants that folding has inserted between {@code before} and {@code op} in place of
   * results.
   */
  private void setMadeToEntry(Operation op, Operation before) {
    for (Operation made = op.previous(); made != before; made = made.previous()) {
      setToEntry(made);
    }
  }

  /**
   * Folds {@code op} and undoes in-place changes of its folder. If the analysis may change the program, changes that
   * make the operation equivalent to an operand, such as skipping casts, are kept.
   */
  private FoldResult simulate(Operation op, Attribute[] constants) {
    Value[] operands = op.operands();
    DictionaryAttr discardable = op.discardableAttributes();
    Attribute[] properties = new Attribute[op.propertyCount()];
    for (int i = 0; i < properties.length; i++) {
      properties[i] = op.property(i);
    }
    FoldResult folded = Folding.fold(op, constants);
    if (folded == FoldResult.IN_PLACE || keepsProgram) {
      op.setOperands(List.of(operands));
      op.setDiscardableAttributes(discardable);
      for (int i = 0; i < properties.length; i++) {
        op.setProperty(i, properties[i]);
      }
    }
    return folded;
  }
}
