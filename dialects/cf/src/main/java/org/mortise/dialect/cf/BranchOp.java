// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;
import org.osgi.service.component.annotations.Component;

/** Goes on at a block. */
@Op(name = "cf.br",
    operands = "destOperands: ANY...",
    successors = "dest",
    traits = {"TERMINATOR", "PURE"},
    format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict")
public final class BranchOp extends BranchOpBase {
  BranchOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.canonicalization(patterns -> patterns.add(new MergeWithOnlySuccessor()).add(new SkipForwardingBlock()));
  }

  public static BranchOp create(OpBuilder builder, Location location, Block dest, List<? extends Value> operands) {
    return new BranchOp(
        builder.create(builder.state(location, NAME).addOperands(operands).addSuccessor(dest)));
  }

  public Block dest() {
    return operation().successor(0);
  }

  /** {@code br ^bb1} to a block that is reached from here alone: what is in it can stand here. */
  private static final class MergeWithOnlySuccessor extends RewritePattern {
    MergeWithOnlySuccessor() {
      super(NAME);
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      Block dest = op.successor(0);
      Block here = op.block();
      if (dest == here || dest.singlePredecessor() == null) {
        return false;
      }
      List<Value> operands = List.of(op.operands());
      rewriter.eraseOp(op);
      rewriter.mergeBlocks(dest, here, operands);
      return true;
    }
  }

  /** {@code br ^bb1} to a block that only branches on. */
  private static final class SkipForwardingBlock extends RewritePattern {
    SkipForwardingBlock() {
      super(NAME);
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      Forwarding.Target target = Forwarding.behind(op.successor(0), op.operandGroup(0));
      if (target == null || target.block() == op.successor(0)) {
        return false;
      }
      rewriter.setInsertionPoint(op);
      create(rewriter, op.location(), target.block(), target.operands());
      rewriter.eraseOp(op);
      return true;
    }
  }

  /** One successor, which gets all operands. */
  @Component(service = BranchOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Branch implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      return new SuccessorOperands(op.operandGroup(0));
    }

    @Override
    public Block getSuccessorForOperands(Operation op, Attribute[] constants) {
      return op.successor(0);
    }
  }
}
