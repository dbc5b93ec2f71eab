// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.IRMapping;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Appends copies of the body of a loop to the body, so that one iteration executes several. The caller changes the
 * bounds and the step. Costs the number of copied operations.
 */
public final class UnrolledBody {
  /** Computes the induction variable of a copy. */
  @FunctionalInterface
  public interface InductionVariable {
    /** Creates the operations that compute the variable of copy {@code number}, which is at least 1. */
    Value create(long number, Value variable, OpBuilder builder);
  }

  /** Called for each operation of the unrolled body, except nested operations. */
  @FunctionalInterface
  public interface Annotation {
    /** Annotates {@code op}, which belongs to copy {@code number}; 0 is the original. */
    void annotate(long number, Operation op);
  }

  private UnrolledBody() {}

  /**
   * Appends {@code factor - 1} copies before the terminator of {@code body}.
   *
   * @param variable the argument of the body that counts
   * @param iterArgs the arguments of the body for values that the loop carries; the operands of the terminator are
   *     their values in the next iteration
   */
  public static void unroll(Block body, Value variable, List<? extends Value> iterArgs, long factor,
      InductionVariable variables, @Nullable Annotation annotation) {
    Operation end = body.last();
    List<Operation> original = new ArrayList<>();
    for (Operation op = body.first(); op != end; op = op.next()) {
      original.add(op);
    }
    List<Value> yielded = List.of(end.operands());
    List<Value> last = yielded;
    OpBuilder builder = OpBuilder.before(end);
    for (long number = 1; number < factor; number++) {
      IRMapping mapping = new IRMapping();
      for (int i = 0; i < iterArgs.size(); i++) {
        mapping.map(iterArgs.get(i), last.get(i));
      }
      if (variable.hasUses()) {
        mapping.map(variable, variables.create(number, variable, builder));
      }
      for (Operation op : original) {
        annotate(number, builder.clone(op, mapping), annotation);
      }
      List<Value> next = new ArrayList<>(yielded.size());
      for (Value value : yielded) {
        next.add(mapping.lookupOrDefault(value));
      }
      last = next;
    }
    for (Operation op : original) {
      annotate(0, op, annotation);
    }
    end.setOperands(last);
  }

  private static void annotate(long number, Operation op, @Nullable Annotation annotation) {
    if (annotation != null) {
      annotation.annotate(number, op);
    }
  }
}
