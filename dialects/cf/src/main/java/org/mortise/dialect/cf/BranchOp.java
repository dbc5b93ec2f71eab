// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.mortise.ir.rewrite.PatternRewriter;

/** Branches to a block. */
@Op(name = "cf.br",
    operands = "destOperands: ANY...",
    successors = "dest",
    traits = {"TERMINATOR", "PURE"},
    format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
    implementations = {BranchOp.Branch.class, BranchBuffers.class})
public final class BranchOp extends BranchOpBase {
  BranchOp(Operation operation) {
    super(operation);
  }

  /** Creates a branch to {@code dest}. */
  public static BranchOp create(OpBuilder builder, Location location, Block dest, List<? extends Value> operands) {
    return create(builder, location, operands, dest);
  }

  /** Merges the successor into the block if the branch is the only one to it. */
  @Canonicalization("MergeWithOnlySuccessor")
  static boolean mergeOnlySuccessor(BranchOp op, PatternRewriter rewriter) {
    Block dest = op.dest();
    Block here = op.block();
    if (dest == here || dest.singlePredecessor() == null) {
      return false;
    }
    List<Value> operands = List.of(op.operation().operands());
    rewriter.eraseOp(op);
    rewriter.mergeBlocks(dest, here, operands);
    return true;
  }

  /** Skips a successor that only branches. */
  @Canonicalization("SkipForwardingBlock")
  static boolean skipForwardingBlock(BranchOp branch, PatternRewriter rewriter) {
    Forwarding.Target target = Forwarding.after(branch.dest(), branch.destOperands());
    if (target == null) {
      return false;
    }
    rewriter.setInsertionPoint(branch);
    create(rewriter, branch.location(), target.block(), target.operands());
    rewriter.eraseOp(branch);
    return true;
  }

  /** The only successor receives all operands. */
  static final class Branch implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      return new SuccessorOperands(of(op).destOperands());
    }

    @Override
    public Block getSuccessorForOperands(Operation op, Attribute[] constants) {
      return of(op).dest();
    }
  }
}
