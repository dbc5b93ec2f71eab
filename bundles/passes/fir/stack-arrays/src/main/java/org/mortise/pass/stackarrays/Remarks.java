// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.RemarkBuilder;

/**
 * Collects for each allocation of a function a remark with its new place, or with the reason why it stays on the heap.
 * Does nothing unless remarks are wanted.
 */
final class Remarks {
  private static final String IN_THE_WAY = "this stands in the way";

  private final PassRun run;
  private final StackLimits limits;
  private final List<RemarkBuilder> remarks = new ArrayList<>();

  Remarks(PassRun run, StackLimits limits) {
    this.run = run;
    this.limits = limits;
  }

  /** Reports the remarks of the function. */
  void emit() {
    remarks.forEach(RemarkBuilder::emit);
  }

  /** Adds the allocations in a function that are not considered. */
  void ofOthers(Operation function) {
    if (!run.remarksWanted()) {
      return;
    }
    function.walkPreOrder(op -> {
      AllocMemOp allocation = AllocMemOp.of(op);
      String reason = allocation == null ? null : HeapArrays.mustStay(allocation);
      if (reason != null) {
        stays(op, reason);
      }
    });
  }

  /** @param size the bytes of the array, or {@link EntityLayout#UNKNOWN} */
  void moved(AllocMemOp array, Placement placement, long size) {
    if (!run.remarksWanted()) {
      return;
    }
    String place = placement.after() == null ? "at the start of the function or outlined region"
        : !placement.restoresStack() ? "where its extents are known"
        : limits.sharesSlots() ? "where it was, and the stack is given back where it is freed"
        : "in its loop, where the stack is given back";
    boolean isShared = placement.isShared();
    String bytes = size != EntityLayout.UNKNOWN ? "(" + size + " bytes)"
        : placement.isGuarded() ? "(on the heap if it has more than " + placement.guard() + " bytes)"
        : array.operation().operandCount() == 0 ? "(its size is unknown)" : "(its size is computed)";
    RemarkBuilder remark = run.remark(Remark.Kind.PASSED, "MovedToStack", array)
        .message("moved to the stack, " + place + " " + bytes + (isShared ? ", in the memory of another array" : ""))
        .with("Place", place);
    if (isShared) {
      remark.note(placement.slot().arrays().get(0).location(), "the first array in this memory");
    }
    remarks.add(size == EntityLayout.UNKNOWN ? remark : remark.with("Bytes", size));
  }

  void neverExecuted(AllocMemOp array) {
    stays(array.operation(), "it is never executed");
  }

  void notFreed(AllocMemOp array, HeapArrays arrays, ExitStates exits, int number) {
    if (!run.remarksWanted()) {
      return;
    }
    Operation op = array.operation();
    List<Operation> frees = arrays.freesOf(op);
    Operation leak = exits.firstWithout(number);
    if (frees.isEmpty()) {
      notFreed(op);
    } else if (leak == null) {
      Operation around = unknownFlowAround(op);
      stays(op, around == null ? "it is not freed on a path that leaves the function"
          : "it is in a region of '" + around.name() + "', whose control flow is not known");
    } else {
      staysBecause(op, "it is not freed on all paths")
          .note(leak.location(), "reached without freeing it")
          .note(frees.get(frees.size() - 1).location(), "freed here on other paths");
    }
  }

  /** Returns the innermost operation around {@code op} that does not describe how control passes its regions. */
  private static @Nullable Operation unknownFlowAround(Operation op) {
    Operation around = op.parentOp();
    while (around != null && around.implementsInterface(RegionBranchOpInterface.class)) {
      around = around.parentOp();
    }
    return around == null || around.implementsInterface(FunctionOpInterface.class) ? null : around;
  }

  private void notFreed(Operation op) {
    Escapes escapes = new Escapes(op, limits.followsConverts());
    RemarkBuilder remark = staysBecause(op, "it is not freed in this function, at least not by its own address");
    if (escapes.convertedFree() != null) {
      remark.note(escapes.convertedFree().location(), "freed here by a converted address (see follow-converts)");
    } else if (escapes.escape() != null) {
      remark.note(escapes.escape().location(), "its address escapes into '" + escapes.escape().name() + "'");
    }
  }

  void noPlace(AllocMemOp array, PlacementFinder.Obstacle obstacle) {
    if (run.remarksWanted()) {
      staysBecause(array.operation(), obstacle.reason()).note(obstacle.at().location(), IN_THE_WAY);
    }
  }

  void stays(Operation allocation, String reason) {
    if (run.remarksWanted()) {
      staysBecause(allocation, reason);
    }
  }

  private RemarkBuilder staysBecause(Operation allocation, String reason) {
    RemarkBuilder remark = run.remark(Remark.Kind.MISSED, "KeptOnHeap", allocation).with("Reason", reason)
        .message("stays on the heap: " + reason);
    remarks.add(remark);
    return remark;
  }
}
