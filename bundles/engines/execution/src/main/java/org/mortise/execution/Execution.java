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
 * Executes functions of a program sequentially, with its own memory. Not thread-safe.
 *
 * <p>Values are {@code Long} for {@code index} and integers of up to 64 bits (sign-extended), {@code BigInteger} for
 * wider ones, {@code Float} and {@code Double}, {@link Elements} for vectors and tensors, and {@link MemRef} for
 * buffers.
 */
public interface Execution {
  /**
   * Creates a buffer that belongs to the caller: the program must not free it.
   *
   * @param contents the elements, which are copied; undefined elements count as never written
   * @param offset the index of the first element
   * @param strides the non-negative strides of the dimensions, in elements
   * @throws ArithmeticException if the size overflows
   * @throws ExecutionException if the size exceeds the limits of the execution
   */
  MemRef newBuffer(Elements contents, long offset, long... strides);

  /** Returns a buffer of the caller without gaps. */
  default MemRef newBuffer(Elements contents) {
    return newBuffer(contents, 0, MemRef.rowMajor(contents.sizes()));
  }

  /**
   * Returns the current elements of a buffer; elements that were never written are undefined.
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
   * @return the results; {@link org.mortise.ir.execution.runtime.Poison#VALUE} for an undefined result
   * @throws ExecutionException if the program is invalid or exceeds a limit; the execution cannot be used afterwards
   */
  Object[] call(Operation function, List<Object> arguments);

  /**
   * Returns an error for each leaked buffer, which is allocated but no longer referenced, in the order of the
   * allocations. Buffers allocated by the same operation with the same call stack share one error with their number. An
   * engine without checks returns none.
   *
   * @param referenced the values to which the caller still refers, such as results
   */
  List<Diagnostic> leaks(List<Object> referenced);

  /** Returns the statistics of the execution so far. */
  ExecutionStatistics statistics();
}
