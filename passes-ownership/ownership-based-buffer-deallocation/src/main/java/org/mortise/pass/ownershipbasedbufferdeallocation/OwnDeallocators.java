// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import java.util.List;
import org.mortise.analyses.alias.BufferDeallocators;
import org.mortise.analyses.alias.FreeingOperations;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.dialect.bufferization.CloneOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Separates buffers whose allocations require a specific deallocator from all others, so that the operation that frees
 * each buffer is known statically. If such a buffer can be mixed with others, or is returned to a caller, it is
 * replaced by a clone, which {@code memref.dealloc} frees. Linear.
 */
final class OwnDeallocators {
  /** Receives an operand, and the reason why it needs a clone. */
  private interface Visitor {
    void visit(Operation op, int index, String reason);
  }

  private final Report report;
  private final BufferPolicies policies;

  OwnDeallocators(Report report, BufferPolicies policies) {
    this.policies = policies;
    this.report = report;
  }

  /** Inserts the clones that {@code function} requires. */
  void separateIn(Operation function, FreeingOperations freeing) {
    visit(function, freeing, policies, this::replaceByClone);
  }

  /** Returns whether {@code function} requires no clones. */
  static boolean areSeparateIn(Operation function, FreeingOperations freeing, BufferPolicies policies) {
    boolean[] areAll = {true};
    visit(function, freeing, policies, (op, index, reason) -> areAll[0] = false);
    return areAll[0];
  }

  /** Passes the operands that must be replaced by clones to {@code visitor}. */
  private static void visit(
      Operation function, FreeingOperations freeing, BufferPolicies policies, Visitor visitor) {
    BufferDeallocators deallocators =
        BufferDeallocators.of(function, freeing, OwnershipDeallocation::isApart);
    if (deallocators.areAllUsual()) {
      return;
    }
    for (OpOperand operand : deallocators.separate()) {
      visitor.visit(operand.owner(), operand.index(), "it can be a buffer that another operation frees where it goes");
    }
    for (int i = 0; i < function.regionCount(); i++) {
      for (Block block = function.region(i).first(); block != null; block = block.next()) {
        if (block.last() != null && block.last().successorCount() == 0) {
          visitReturned(block.last(), deallocators, policies, visitor);
        }
      }
    }
  }

  private static void visitReturned(
      Operation returnOp, BufferDeallocators deallocators, BufferPolicies policies, Visitor visitor) {
    List<Value> operands = List.of(returnOp.operands());
    for (int i = 0; i < operands.size(); i++) {
      if (Memrefs.isMemref(operands.get(i)) && !deallocators.isUsual(operands.get(i))
          && !policies.isOfProgram(returnOp.parentOp(), operands.get(i))) {
        visitor.visit(returnOp, i, "it is returned, and the caller does not know by which operation it is freed");
      }
    }
  }

  private void replaceByClone(Operation op, int index, String reason) {
    Value memref = op.operand(index);
    op.setOperand(index, CloneOp.create(OpBuilder.before(op), memref.location(), memref));
    report.cloneInserted(memref, reason);
  }
}
