// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import java.util.function.Predicate;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.IntegerAttr;

/**
 * Visits an operation before its regions, between them and after them, and reports each step. Attributes of the
 * operations can end the walk or skip the rest of an operation. Recursive: for small programs.
 */
final class StageWalk {
  private final boolean obeysAttributes;
  private final StringBuilder report = new StringBuilder();
  private int step;

  StageWalk(boolean obeysAttributes) {
    this.obeysAttributes = obeysAttributes;
  }

  void run(Operation root) {
    walk(root, op -> true);
    walk(root, op -> op.name().name().equals("test.two_region_op"));
  }

  String report() {
    return report.toString();
  }

  private void walk(Operation root, Predicate<Operation> wanted) {
    if (visitAll(root, wanted) == Walk.Result.INTERRUPT) {
      report.append("step ").append(step++).append(" walk was interrupted\n");
    }
  }

  private Walk.Result visitAll(Operation op, Predicate<Operation> wanted) {
    for (int i = 0; i < op.regionCount(); i++) {
      Walk.Result result = visit(op, i, wanted);
      if (result != Walk.Result.ADVANCE) {
        return result == Walk.Result.SKIP ? Walk.Result.ADVANCE : result;
      }
      for (Block block : op.region(i).blocks()) {
        for (Operation inner : block.operations()) {
          if (visitAll(inner, wanted) == Walk.Result.INTERRUPT) {
            return Walk.Result.INTERRUPT;
          }
        }
      }
    }
    return visit(op, op.regionCount(), wanted);
  }

  private Walk.Result visit(Operation op, int regionsBefore, Predicate<Operation> wanted) {
    if (!wanted.test(op)) {
      return Walk.Result.ADVANCE;
    }
    if (obeysAttributes && is(op, "interrupt", regionsBefore)) {
      return Walk.Result.INTERRUPT;
    }
    if (obeysAttributes && is(op, "skip", regionsBefore)) {
      return Walk.Result.SKIP;
    }
    report.append("step ").append(step++).append(" op '").append(op.name()).append('\'');
    if (regionsBefore == 0) {
      report.append(" before all regions\n");
    } else if (regionsBefore == op.regionCount()) {
      report.append(" after all regions\n");
    } else {
      report.append(" before region #").append(regionsBefore).append('\n');
    }
    return Walk.Result.ADVANCE;
  }

  private static boolean is(Operation op, String action, int regionsBefore) {
    return regionsBefore == 0 && isTrue(op, action + "_before_all")
        || regionsBefore == op.regionCount() && isTrue(op, action + "_after_all")
        || op.getAttr(action + "_after_region") instanceof IntegerAttr region
        && region.longValue() + 1 == regionsBefore;
  }

  private static boolean isTrue(Operation op, String attribute) {
    return op.getAttr(attribute) instanceof IntegerAttr flag && flag.isBool() && flag.boolValue();
  }
}
