// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.CeilDivSIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.DivSIOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.arith.RemSIOp;
import org.mortise.dialect.arith.SubIOp;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.dialect.scf.ReduceOp;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * Combines dimensions of a parallel loop without reductions: each new dimension counts the iterations of several old
 * ones. Costs the number of operations in the body.
 */
public final class ParallelCollapsing {
  private final ParallelOp loop;
  private final Location location;
  private final PatternRewriter rewriter;
  private final Value[] variables;

  private ParallelCollapsing(ParallelOp loop) {
    this.loop = loop;
    this.location = loop.location();
    this.rewriter = new PatternRewriter(loop.context());
    this.variables = new Value[loop.step().size()];
  }

  /**
   * Replaces {@code loop}, which must have no reductions, by one with a dimension for each element of {@code groups}.
   *
   * @param groups a partition of the dimensions of the loop
   * @return the new loop
   */
  public static ParallelOp collapse(ParallelOp loop, List<List<Integer>> groups) {
    return new ParallelCollapsing(loop).run(groups);
  }

  private ParallelOp run(List<List<Integer>> groups) {
    rewriter.setInsertionPoint(loop);
    Value[] sizes = new Value[variables.length];
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = iterations(i);
    }
    Value zero = index(0);
    Value one = index(1);
    List<Value> upper = new ArrayList<>();
    for (List<Integer> group : groups) {
      upper.add(product(group, sizes));
    }
    ParallelOp collapsed = ParallelOp.create(rewriter, location, Collections.nCopies(groups.size(), zero), upper,
        Collections.nCopies(groups.size(), one), List.of());
    rewriter.setInsertionPointToEnd(collapsed.body());
    for (int i = 0; i < groups.size(); i++) {
      split(collapsed.inductionVariables().get(i), groups.get(i), sizes);
    }
    for (int i = variables.length - 1; i >= 0; i--) {
      scale(i);
    }
    Operation end = loop.body().last();
    rewriter.mergeBlocks(loop.body(), collapsed.body(), List.of(variables));
    rewriter.setInsertionPointToEnd(collapsed.body());
    rewriter.create(rewriter.state(location, ReduceOp.NAME));
    rewriter.eraseOp(end);
    rewriter.eraseOp(loop);
    return collapsed;
  }

  /** Returns the number of iterations of a dimension. */
  private Value iterations(int dimension) {
    Value lower = loop.lowerBound().get(dimension);
    Value upper = loop.upperBound().get(dimension);
    Value step = loop.step().get(dimension);
    Value distance = isConstant(lower, 0) ? upper
        : SubIOp.createOrFold(rewriter, location, upper, lower);
    return isConstant(step, 1) ? distance
        : CeilDivSIOp.createOrFold(rewriter, location, distance, step);
  }

  private Value product(List<Integer> group, Value[] sizes) {
    List<Integer> sorted = new ArrayList<>(group);
    Collections.sort(sorted);
    Value product = index(1);
    for (int dimension : sorted) {
      product = MulIOp.create(rewriter, location, product, sizes[dimension]);
    }
    return product;
  }

  /** Computes the iteration number in each dimension of a group from the combined number. */
  private void split(Value combined, List<Integer> group, Value[] sizes) {
    Value rest = combined;
    for (int i = group.size() - 1; i > 0; i--) {
      int dimension = group.get(i);
      variables[dimension] = RemSIOp.create(rewriter, location, rest, sizes[dimension]);
      rest = DivSIOp.create(rewriter, location, rest, sizes[dimension]);
    }
    variables[group.get(0)] = rest;
  }

  /** Computes the old induction variable from the number of the iteration. */
  private void scale(int dimension) {
    Value lower = loop.lowerBound().get(dimension);
    Value step = loop.step().get(dimension);
    Value value = variables[dimension];
    if (!isConstant(step, 1)) {
      value = MulIOp.create(rewriter, location, value, step);
    }
    if (!isConstant(lower, 0)) {
      value = AddIOp.create(rewriter, location, value, lower);
    }
    variables[dimension] = value;
  }

  private static boolean isConstant(Value value, long number) {
    IntegerAttr constant = Constants.integerOf(value);
    return constant != null && constant.fitsLong() && constant.longValue() == number;
  }

  private Value index(long number) {
    return ConstantOp.createIndex(rewriter, location, number);
  }
}
