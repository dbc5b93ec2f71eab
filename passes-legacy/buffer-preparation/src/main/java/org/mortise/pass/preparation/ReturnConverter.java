// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.List;
import java.util.function.Predicate;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Converts returns: what is appended to the arguments is copied there, right in front of the return, and the parts of
 * all else are returned. Without a {@link FunctionConverter} the function is taken for one that somebody else has
 * converted or is going to: copies then go to its last arguments.
 */
public final class ReturnConverter {
  /** Copies a buffer into another one. */
  @FunctionalInterface
  public interface Copy {
    void create(OpBuilder builder, Location location, Value source, Value target);
  }

  /** Makes another operation than the one that was there. */
  @FunctionalInterface
  public interface Target {
    Operation create(OpBuilder builder, Operation old, List<Value> operands);
  }

  private final Predicate<Operation> returns;
  private final Target target;
  private final Copy copy;

  /** For {@code func.return}, with {@code memref.copy}. */
  public ReturnConverter() {
    this(op -> op.name().toString().equals("func.return"), null, CopyOp::create);
  }

  /**
   * @param returns which operations are converted, of those that end a block of a function
   * @param target makes the operation that takes the place of a return; null if it stays and gets other operands
   * @param copy makes the copies
   */
  public ReturnConverter(Predicate<Operation> returns, Target target, Copy copy) {
    this.returns = returns;
    this.target = target;
    this.copy = copy;
  }

  boolean serves(Operation op) {
    return returns.test(op);
  }

  void copy(OpBuilder builder, Location location, Value source, Value destination) {
    copy.create(builder, location, source, destination);
  }

  /** The new return, in front of the old one; null if that stays. */
  Operation replace(OpBuilder builder, Operation old, List<Value> operands) {
    return target == null ? null : target.create(builder, old, operands);
  }
}
