// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.Type;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/** States for each allocation where it has moved, or why it has not. Does nothing unless remarks are wanted. */
final class Remarks {
  private final PassRun run;

  Remarks(PassRun run) {
    this.run = run;
  }

  /** Reports the allocations in a function that are not considered. */
  void ofOthers(Operation function) {
    if (!run.remarksWanted()) {
      return;
    }
    function.walkPreOrder(op -> {
      AllocMemOp allocation = AllocMemOp.of(op);
      String reason = allocation == null ? null : HeapArrays.mustStay(allocation);
      if (reason != null) {
        stays(op, reason, null, "");
      }
    });
  }

  void moved(AllocMemOp array, Placement placement) {
    if (!run.remarksWanted()) {
      return;
    }
    String place = placement.after() == null ? "at the start of the function or outlined region"
        : placement.restoresStack() ? "in its loop, where the stack is given back" : "where its extents are known";
    run.remark(array.operation().location(), "moved to the stack, " + place + size(array.allocatedType()));
  }

  void notFreed(AllocMemOp array, AllocationAnalysis allocations, int number, List<Operation> exits) {
    if (!run.remarksWanted()) {
      return;
    }
    Operation op = array.operation();
    if (allocations.before(op) == null) {
      stays(op, "it is never executed", null, "");
      return;
    }
    if (HeapArrays.freesOf(op).isEmpty()) {
      stays(op, "it is not freed in this function, at least not by its own address", null, "");
      return;
    }
    for (Operation exit : exits) {
      AllocationStates states = allocations.before(exit);
      if (states != null && states.isAllocated(number)) {
        stays(op, "it is not freed on all paths", exit, "reached without freeing it");
        return;
      }
    }
    stays(op, "it is not freed on a path that leaves the function", null, "");
  }

  void noPlace(AllocMemOp array, PlacementFinder.Obstacle obstacle) {
    stays(array.operation(), obstacle.reason(), obstacle.at(), "this stands in the way");
  }

  private void stays(Operation allocation, String reason, @Nullable Operation at, String note) {
    if (!run.remarksWanted()) {
      return;
    }
    Diagnostic remark = new Diagnostic(Severity.REMARK, allocation.location(), "stays on the heap: " + reason);
    run.emit(at == null ? remark : remark.note(at.location(), note));
  }

  /** Returns the size of an array in words if it is known, or nothing. */
  private static String size(Type type) {
    long bits = 1;
    Type element = type;
    while (element instanceof SequenceType array && !array.hasDynamicExtents() && !array.hasUnknownShape()) {
      for (int i = 0; i < array.rank(); i++) {
        if (Math.multiplyHigh(bits, array.extent(i)) != 0) {
          return "";
        }
        bits *= array.extent(i);
      }
      element = array.elementType();
    }
    long width = element instanceof IntegerType integer ? integer.width()
        : element instanceof FloatType number ? number.width() : 0;
    boolean isKnown = width % Byte.SIZE == 0 && width > 0 && Math.multiplyHigh(bits, width) == 0 && bits * width >= 0;
    return isKnown ? " (" + bits * (width / Byte.SIZE) + " bytes)" : "";
  }
}
