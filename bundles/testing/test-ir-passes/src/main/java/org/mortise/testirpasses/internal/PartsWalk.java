// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/** Visits blocks or regions in post-order and counts them. Recursive: for small programs. */
final class PartsWalk {
  private final boolean regions;
  private final StringBuilder report = new StringBuilder();
  private int step;

  PartsWalk(boolean regions) {
    this.regions = regions;
  }

  void run(Operation root) {
    if (isInterrupted(root)) {
      report.append("step ").append(step++).append(" walk was interrupted\n");
    }
  }

  String report() {
    return report.toString();
  }

  private boolean isInterrupted(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      for (Block block : region.blocks()) {
        for (Operation inner : block.operations()) {
          if (isInterrupted(inner)) {
            return true;
          }
        }
        if (!regions && isEnd(block)) {
          return true;
        }
      }
      if (regions && isEnd(region)) {
        return true;
      }
    }
    return false;
  }

  private boolean isEnd(Region region) {
    for (Block block : region.blocks()) {
      if (hasInterrupt(block)) {
        return true;
      }
    }
    report.append("step ").append(step++).append('\n');
    return false;
  }

  private boolean isEnd(Block block) {
    if (hasInterrupt(block)) {
      return true;
    }
    report.append("step ").append(step++).append('\n');
    return false;
  }

  private static boolean hasInterrupt(Block block) {
    for (Operation op : block.operations()) {
      if (op.hasAttr("interrupt")) {
        return true;
      }
    }
    return false;
  }
}
