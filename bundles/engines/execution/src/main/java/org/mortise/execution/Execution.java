// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution;

import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.ValueFormat;

/**
 * Executes functions of a program, one after the other, with memory of its own. Used by one thread.
 *
 * <p>Values are {@code Long} for {@code index} and integers of up to 64 bits (sign-extended), {@code BigInteger} for
 * wider ones, {@code Float} and {@code Double}, {@link Elements} for vectors and tensors, and {@link MemRef} for
 * buffers.
 */
public interface Execution {
  /**
   * Returns a buffer that belongs to the caller: the program must not free it.
   *
   * @param contents the elements, which are copied; undefined ones count as never written
   * @param offset the number of elements before the first one
   * @param strides the strides of the dimensions, in elements, not negative
   * @throws ArithmeticException if the size of the memory is not a {@code long}
   * @throws ExecutionException if it exceeds the limits of the execution
   */
  MemRef newBuffer(Elements contents, long offset, long... strides);

  /** Returns a buffer of the caller without gaps. */
  default MemRef newBuffer(Elements contents) {
    return newBuffer(contents, 0, MemRef.rowMajor(contents.sizes()));
  }

  /**
   * Returns the elements of a buffer, as they are now; those that were never written are undefined.
   *
   * @param format the format of an element
   * @throws ExecutionException if the buffer has been freed
   */
  Elements contents(MemRef buffer, ValueFormat format);

  /**
   * Executes a function.
   *
   * @param function a function of the program with a body
   * @param arguments a value for each argument
   * @return the values of the results; {@link org.mortise.ir.execution.runtime.Poison#VALUE} if one is undefined
   * @throws ExecutionException if the program is wrong, or exceeds a limit; the execution cannot be used any more
   */
  Object[] call(Operation function, List<Object> arguments);

  /**
   * Returns an error for each buffer that is allocated and that nothing refers to any more, in the order of the
   * allocations. Buffers that the same operation has allocated, called from the same places, have the same error, which
   * states their number. An engine that does not check finds none.
   *
   * @param referenced the values that the caller still refers to, such as results
   */
  List<Diagnostic> leaks(List<Object> referenced);

  /** Returns what the execution has done until now. */
  ExecutionStatistics statistics();
}
