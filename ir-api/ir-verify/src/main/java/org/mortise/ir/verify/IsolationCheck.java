// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.verify;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;

/**
 * Checks that no operation inside an isolated operation uses a value from outside. Linear in the operands: the position
 * of a region relative to the isolated operation is found by a few steps upwards, and cached for deeper regions.
 */
final class IsolationCheck {
  private static final int FEW_STEPS = 8;

  private final Operation isolated;
  private final Region limit;
  private final List<Region> pending = new ArrayList<>();
  private Set<Region> inside;

  private IsolationCheck(Operation isolated, Region limit) {
    this.isolated = isolated;
    this.limit = limit;
  }

  static @Nullable Diagnostic check(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      Diagnostic found = new IsolationCheck(op, op.region(i)).run();
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private @Nullable Diagnostic run() {
    pending.add(limit);
    while (!pending.isEmpty()) {
      Region region = pending.remove(pending.size() - 1);
      for (Block block = region.first(); block != null; block = block.next()) {
        for (Operation op = block.first(); op != null; op = op.next()) {
          Diagnostic found = operands(op, region);
          if (found != null) {
            return found;
          }
          if (op.regionCount() > 0 && !op.hasTrait(Trait.ISOLATED_FROM_ABOVE)) {
            addRegions(op);
          }
        }
      }
    }
    return null;
  }

  private void addRegions(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      pending.add(op.region(i));
    }
  }

  private @Nullable Diagnostic operands(Operation op, Region region) {
    for (int i = 0; i < op.operandCount(); i++) {
      Region defining = op.operand(i).parentRegion();
      if (defining == region) {
        continue;
      }
      if (defining == null) {
        return op.error("operation's operand is unlinked");
      }
      if (!isInside(defining)) {
        return op.opError("using value defined outside the region")
            .note(isolated.location(), "required by region isolation constraints");
      }
    }
    return null;
  }

  private boolean isInside(Region region) {
    Region current = region;
    for (int steps = 0; steps < FEW_STEPS && current != null; steps++) {
      if (current == limit) {
        return true;
      }
      current = current.parentRegion();
    }
    return current != null && isFarInside(region);
  }

  private boolean isFarInside(Region region) {
    if (inside == null) {
      inside = Collections.newSetFromMap(new IdentityHashMap<>());
      inside.add(limit);
    }
    Region end = region;
    while (end != null && !inside.contains(end)) {
      end = end.parentRegion();
    }
    if (end == null) {
      return false;
    }
    for (Region step = region; step != end; step = step.parentRegion()) {
      inside.add(step);
    }
    return true;
  }
}
