// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.func.CallOp;
import org.mortise.dialect.func.FuncOp;
import org.mortise.dialect.func.ReturnOp;
import org.mortise.ir.Block;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.IndexType;

/** Moves the operations of a region to a new function. Costs the number of operations and their operands. */
public final class RegionOutlining {
  private RegionOutlining() {}

  /**
   * Moves the operations of {@code region}, which has one block, to a new function before the enclosing one, and calls
   * it. The parameters are the block arguments and the captured values; captured constants of type {@code index} are
   * copied.
   *
   * @param name the symbol of the function, which must be unused
   */
  public static FuncOp outline(Region region, Location location, String name, PatternRewriter rewriter) {
    Block block = region.first();
    Operation end = block.last();
    List<Value> captured = new ArrayList<>(valuesFromOutside(region));
    List<Type> inputs = typesOf(block.argumentList());
    inputs.addAll(typesOf(captured));
    List<Type> results = typesOf(List.of(end.operands()));
    rewriter.setInsertionPoint(function(region));
    FuncOp outlined = FuncOp.create(
        rewriter, location, name, FunctionType.of(rewriter.context(), inputs, results));
    Block body = rewriter.createBlock(outlined.body(), null, inputs, location);
    List<Value> parameters = List.of(body.arguments());
    int own = block.argumentCount();
    List<Type> ownTypes = inputs.subList(0, own);
    rewriter.mergeBlocks(block, body, parameters.subList(0, own));
    rewriter.setInsertionPointToEnd(body);
    ReturnOp.create(rewriter, location, List.of(end.operands()));
    callInstead(region, ownTypes, location, name, captured, end, rewriter);
    for (int i = 0; i < captured.size(); i++) {
      Value value = captured.get(i);
      rewriter.setInsertionPointToStart(body);
      Value replacement = ConstantOp.of(value.definingOp()) != null && value.type() instanceof IndexType
          ? rewriter.clone(value.definingOp(), new IRMapping()).result(0) : parameters.get(own + i);
      rewriter.replaceUsesWithIf(value, replacement, use -> outlined.operation().isProperAncestor(use.owner()));
    }
    return outlined;
  }

  private static Operation function(Region region) {
    Operation op = region.parentOp();
    while (FuncOp.of(op) == null) {
      op = op.parentOp();
    }
    return op;
  }

  /** Adds a block to the region that calls the function, and moves the terminator to it. */
  private static void callInstead(Region region, List<Type> types, Location location, String name,
      List<Value> captured, Operation end, PatternRewriter rewriter) {
    Block block = rewriter.createBlock(region, null, types, location);
    List<Value> operands = new ArrayList<>(List.of(block.arguments()));
    operands.addAll(captured);
    CallOp call = CallOp.create(rewriter, location, typesOf(List.of(end.operands())), operands,
        SymbolRefAttr.of(rewriter.context(), name));
    IRMapping mapping = new IRMapping();
    for (int i = 0; i < end.operandCount(); i++) {
      mapping.map(end.operand(i), call.results().get(i));
    }
    rewriter.clone(end, mapping);
    rewriter.eraseOp(end);
  }

  private static Set<Value> valuesFromOutside(Region region) {
    Set<Value> found = new LinkedHashSet<>();
    Walk.postOrder(region, op -> {
      for (Value operand : op.operands()) {
        if (!region.isAncestor(operand.parentRegion())) {
          found.add(operand);
        }
      }
    });
    return found;
  }

  private static List<Type> typesOf(List<? extends Value> values) {
    List<Type> types = new ArrayList<>(values.size());
    values.forEach(value -> types.add(value.type()));
    return types;
  }
}
