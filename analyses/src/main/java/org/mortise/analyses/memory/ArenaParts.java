// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.memory;

import java.util.ArrayList;
import java.util.List;
import org.mortise.analyses.alias.BufferSize;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.ByteViewOpInterface;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.ViewLikeOpInterface;

/** Finds the buffers that are parts of one allocation of bytes, an arena, at constant offsets. Linear in its uses. */
public final class ArenaParts {
  /** A view of an arena with its offset in bytes. */
  public record Part(OpResult view, long offset, long bytes) {}

  private ArenaParts() {}

  /**
   * Returns the parts of {@code allocated} in the order of its uses; none unless all its uses are views of bytes at
   * constant offsets, with known sizes, and operations that free it.
   */
  public static List<Part> of(OpResult allocated) {
    List<Part> parts = new ArrayList<>();
    for (OpOperand use = allocated.firstUse(); use != null; use = use.nextUse()) {
      Operation user = use.owner();
      if (MemoryEffects.hasEffect(user, MemoryEffect.Kind.FREE, allocated)) {
        continue;
      }
      ByteViewOpInterface bytes = user.getInterface(ByteViewOpInterface.class);
      ViewLikeOpInterface view = user.getInterface(ViewLikeOpInterface.class);
      boolean isPart = bytes != null && view != null && view.getViewSource(user) == allocated
          && Constants.of(bytes.getByteShift(user)) instanceof IntegerAttr
          && BufferSize.bytesOf(user.result(0)) != BufferSize.UNKNOWN;
      if (!isPart) {
        return List.of();
      }
      IntegerAttr shift = (IntegerAttr) Constants.of(bytes.getByteShift(user));
      parts.add(new Part(user.result(0), shift.longValue(), BufferSize.bytesOf(user.result(0))));
    }
    return parts;
  }
}
