// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import java.util.function.Function;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/**
 * The execution semantics of an operation, stated once for all engines as {@link CodeBuilder code}.
 *
 * <p>Not needed by terminators without successors ({@code scf.yield}, {@code func.return}): the parent operation
 * decides their semantics. An operation without this interface can be part of a program, but its execution is an error.
 */
public interface ExecutableOpInterface extends OpInterface {
  /**
   * Emits the code of an operation and defines its results. A terminator with successors ends with a jump.
   *
   * @throws UnsupportedOperationException if this operation cannot be executed, with the reason; that becomes an error
   *     of the program when it is executed
   */
  void emit(Operation op, CodeBuilder code);

  /** The semantics of an operation that is received as a view of class {@code V}. */
  @FunctionalInterface
  interface Typed<V> {
    /** Emits the code of an operation; see {@link ExecutableOpInterface#emit}. */
    void emit(V op, CodeBuilder code);
  }

  /** Returns semantics that receive the view of the operation: {@code of(LoadOp::of, MemoryAccess::load)}. */
  static <V> ExecutableOpInterface of(Function<Operation, V> view, Typed<V> semantics) {
    return (op, code) -> semantics.emit(view.apply(op), code);
  }
}
