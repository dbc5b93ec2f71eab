// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/**
 * The meaning of an operation when a program is executed, stated once for all engines as {@link CodeBuilder code}.
 *
 * <p>Not needed by operations that end a region of an executable operation and have no successors ({@code scf.yield},
 * {@code func.return}): the operation around the region decides what they do. An operation without this interface can
 * be part of a program, but executing it is an error at its line.
 */
public interface ExecutableOpInterface extends OpInterface {
  /**
   * Emits the code of an operation and defines its results. A terminator with successors ends with a jump.
   *
   * @throws UnsupportedOperationException if this operation cannot be executed, with the reason; that becomes an error
   *     of the program when it is executed
   */
  void emit(Operation op, CodeBuilder code);
}
