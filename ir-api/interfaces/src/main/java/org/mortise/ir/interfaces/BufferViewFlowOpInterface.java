// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Tells through which buffers the results and region arguments of an operation can be seen, where that is not told by
 * {@link ViewLikeOpInterface}, {@link BranchOpInterface} or {@link RegionBranchOpInterface} already.
 */
public interface BufferViewFlowOpInterface extends OpInterface {
  /**
   * Appends the values whose buffer {@code value} may be.
   *
   * @param value a result of {@code op}, or an argument of one of its regions
   */
  void getSources(Operation op, Value value, List<Value> sources);

  /** Whether {@code value} may be a buffer that is none of the sources. */
  boolean mayBeTerminalBuffer(Operation op, Value value);
}
