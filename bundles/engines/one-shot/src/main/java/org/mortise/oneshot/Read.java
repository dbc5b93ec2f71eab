// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Region;
import org.mortise.ir.Value;

/**
 * A use that reads a tensor.
 *
 * @param definitions the values that may have defined the read contents
 * @param scope the part of the program where writes can conflict with the read, besides in enclosing operations; null
 *     if there is no definition or nothing is known
 */
record Read(OpOperand use, Set<Value> definitions, @Nullable Scope scope) {
  /**
   * The writes in or inside operations of one region that can conflict with a read: the writes between {@code first}
   * and {@code last} in the order of {@link ProgramOrder}, and, if it {@code spreads}, also writes that neither
   * dominate the first of them nor are dominated by the reader.
   *
   * @param lastDominated the greatest number of an operation that is dominated by the block of the reader
   * @param outer the scope in an enclosing region; null if no further write can conflict
   */
  record Scope(
      Region region, int first, int last, boolean spreads, int lastDominated, @Nullable Scope outer) {}
}
