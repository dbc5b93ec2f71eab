// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Describes the buffers that results and region arguments of an operation may alias, where {@link ViewLikeOpInterface},
 * {@link BranchOpInterface} or {@link RegionBranchOpInterface} do not.
 */
public interface BufferViewFlowOpInterface extends OpInterface {
  /**
   * Appends the values whose buffer {@code value} may share.
   *
   * @param value a result of {@code op}, or an argument of one of its regions
   */
  void getSources(Operation op, Value value, List<Value> sources);

  /** Returns whether {@code value} may be a buffer other than those of the sources. */
  boolean mayBeTerminalBuffer(Operation op, Value value);
}
