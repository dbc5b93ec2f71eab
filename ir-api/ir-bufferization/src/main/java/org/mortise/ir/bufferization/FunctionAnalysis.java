// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;

/**
 * The results of the analysis of functions that were analyzed before the one with the operation in question. Arguments
 * and results are given by number, because operations of bufferized functions no longer exist.
 */
public interface FunctionAnalysis {
  /** Returns whether {@code function} is analyzed completely; the other methods may be called only then. */
  boolean isAnalyzed(Operation function);

  /** Returns the indices of the results whose buffers may alias that of an argument. */
  List<Integer> aliasingResults(Operation function, int argument);

  /**
   * Returns the index of the first result whose buffer may alias that of {@code result}; by default {@code result}.
   */
  int firstAliasingResult(Operation function, int result);

  /** Returns whether the buffer of a result may be read-only, other than the buffer of an argument. */
  boolean isReadOnly(Operation function, int result);

  /** Returns the index of the argument that always has the same buffer as a result; null if there is none. */
  @Nullable Integer equivalentArgument(Operation function, int result);

  /** Returns whether the function may read the buffer of an argument. */
  boolean isRead(Operation function, int argument);

  /** Returns whether the function may write to the buffer of an argument. */
  boolean isWritten(Operation function, int argument);
}
