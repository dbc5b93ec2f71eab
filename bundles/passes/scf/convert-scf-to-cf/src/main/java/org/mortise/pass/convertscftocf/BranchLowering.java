// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.convertscftocf;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.IndexCastOp;
import org.mortise.dialect.cf.BranchOp;
import org.mortise.dialect.cf.CondBranchOp;
import org.mortise.dialect.cf.SwitchOp;
import org.mortise.dialect.scf.ExecuteRegionOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.dialect.scf.IndexSwitchOp;
import org.mortise.dialect.scf.YieldOp;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.types.IntegerType;

/** Lowers operations that execute one of their regions once. */
final class BranchLowering {
  private BranchLowering() {}

  static boolean lower(IfOp branch, ConversionRewriter rewriter) {
    Location location = branch.location();
    Block before = branch.block();
    Block after = rewriter.splitBlock(branch);
    Block joined = after;
    if (branch.resultCount() > 0) {
      joined = rewriter.createBlock(after.parent(), after, typesOf(branch.operation()), location);
      BranchOp.create(rewriter, location, after, List.of());
    }
    Block then = moveBefore(joined, branch.thenRegion(), location, rewriter);
    Block otherwise =
        branch.elseRegion().isEmpty() ? joined : moveBefore(joined, branch.elseRegion(), location, rewriter);
    rewriter.setInsertionPointToEnd(before);
    CondBranchOp.create(rewriter, location, branch.condition(), List.of(), List.of(), then, otherwise);
    rewriter.replaceOp(branch, branch.resultCount() == 0 ? List.of() : joined.argumentList());
    return true;
  }

  /** Moves a region before {@code target}, which its last block branches to, and returns its first block. */
  private static Block moveBefore(Block target, Region region, Location location, ConversionRewriter rewriter) {
    Block first = region.first();
    branchInstead(region.last().last(), target, location, rewriter);
    rewriter.inlineRegionBefore(region, target);
    return first;
  }

  /** Replaces a terminator by a branch to {@code target} that passes the operands. */
  private static void branchInstead(Operation end, Block target, Location location, ConversionRewriter rewriter) {
    rewriter.setInsertionPointToEnd(end.block());
    BranchOp.create(rewriter, location, target, List.of(end.operands()));
    rewriter.eraseOp(end);
  }

  static boolean lower(ExecuteRegionOp execute, ConversionRewriter rewriter) {
    Operation op = execute.operation();
    Location location = op.location();
    Block before = op.block();
    Block after = rewriter.splitBlock(op);
    Region region = execute.region();
    rewriter.setInsertionPointToEnd(before);
    BranchOp.create(rewriter, location, region.first(), List.of());
    for (Block block : region.blocks()) {
      if (YieldOp.of(block.last()) != null) {
        branchInstead(block.last(), after, location, rewriter);
      }
    }
    rewriter.inlineRegionBefore(region, after);
    rewriter.replaceOp(op, addResults(after, op));
    return true;
  }

  /** Branches by an {@code i64}, which is wide enough for each index: a narrower flag would lose bits of it. */
  static boolean lower(IndexSwitchOp choice, ConversionRewriter rewriter) {
    Operation op = choice.operation();
    Location location = op.location();
    Block before = op.block();
    Block after = rewriter.splitBlock(op);
    final List<Value> results = addResults(after, op);
    List<SwitchOp.Case> cases = new ArrayList<>(choice.caseCount());
    for (int i = 0; i < choice.caseCount(); i++) {
      Block block = moveCase(choice.caseRegion(i), after, rewriter);
      cases.add(new SwitchOp.Case(BigInteger.valueOf(choice.caseValue(i)), block, List.of()));
    }
    Block otherwise = moveCase(choice.defaultRegion(), after, rewriter);
    rewriter.setInsertionPointToEnd(before);
    IntegerType type = IntegerType.of(op.context(), Long.SIZE);
    Value flag = IndexCastOp.create(rewriter, location, type, choice.arg());
    SwitchOp.create(rewriter, location, flag, otherwise, List.of(), cases);
    rewriter.replaceOp(op, results);
    return true;
  }

  private static Block moveCase(Region region, Block after, ConversionRewriter rewriter) {
    return moveBefore(after, region, region.first().last().location(), rewriter);
  }

  /** Adds an argument for each result of {@code op}. */
  private static List<Value> addResults(Block block, Operation op) {
    List<Value> arguments = new ArrayList<>(op.resultCount());
    for (int i = 0; i < op.resultCount(); i++) {
      arguments.add(block.addArgument(op.result(i).type(), op.location()));
    }
    return arguments;
  }

  private static List<Type> typesOf(Operation op) {
    List<Type> types = new ArrayList<>(op.resultCount());
    for (int i = 0; i < op.resultCount(); i++) {
      types.add(op.result(i).type());
    }
    return types;
  }
}
