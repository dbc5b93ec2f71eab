// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Converts returns: values for appended arguments are copied right before the return, and the parts of all others are
 * returned. Without a {@link FunctionConverter}, the function is assumed to be converted by another pass: copies then
 * go to its last arguments.
 */
public final class ReturnConverter {
  /** Copies a buffer into another one. */
  @FunctionalInterface
  public interface Copy {
    void create(OpBuilder builder, Location location, Value source, Value target);
  }

  /** Creates the operation that replaces a return. */
  @FunctionalInterface
  public interface Target {
    Operation create(OpBuilder builder, Operation old, List<Value> operands);
  }

  private final Predicate<Operation> returns;
  private final @Nullable Target target;
  private final Copy copy;

  /** Creates a converter for {@code func.return}, with {@code memref.copy}. */
  public ReturnConverter() {
    this(op -> op.name().toString().equals("func.return"), null, CopyOp::create);
  }

  /**
   * Creates a converter.
   *
   * @param returns selects the operations to convert among those that end a block of a function
   * @param target creates the operation that replaces a return; null to keep it and change its operands
   * @param copy creates the copies
   */
  public ReturnConverter(Predicate<Operation> returns, @Nullable Target target, Copy copy) {
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

  /** Returns the new return, inserted before the old one; null if the old one is kept. */
  @Nullable Operation replace(OpBuilder builder, Operation old, List<Value> operands) {
    return target == null ? null : target.create(builder, old, operands);
  }
}
