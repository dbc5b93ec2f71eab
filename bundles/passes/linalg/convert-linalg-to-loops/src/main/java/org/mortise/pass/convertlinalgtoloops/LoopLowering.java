// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.convertlinalgtoloops;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.affine.ApplyOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.linalg.IndexOp;
import org.mortise.dialect.linalg.IteratorType;
import org.mortise.dialect.linalg.LinalgOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.dialect.memref.LoadOp;
import org.mortise.dialect.memref.StoreOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.dialect.scf.ReduceOp;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/** Replaces a structured operation on memrefs by loops that load elements, compute, and store. */
final class LoopLowering extends RewritePattern {
  /** The loops that are created. */
  enum Loops {
    /** Sequential loops. */
    SEQUENTIAL,
    /** Loops over adjacent parallel dimensions together, and sequential ones. */
    PARALLEL,
    /** Affine loops, with affine accesses. */
    AFFINE
  }

  private final Loops loops;

  private LoopLowering(Loops loops) {
    super(null);
    this.loops = loops;
  }

  /** Returns the pass that lowers to loops of one kind, and folds the computation of sizes and indices. */
  static Pass pass(Loops loops) {
    PatternSet patterns = new PatternSet().add(new LoopLowering(loops));
    DimOp.definition().addCanonicalizationPatterns(patterns);
    PatternSet ofTensors = new PatternSet();
    org.mortise.dialect.tensor.DimOp.definition().addCanonicalizationPatterns(ofTensors);
    for (RewritePattern pattern : ofTensors.patterns()) {
      if (pattern.name().startsWith("DimOf")) { // as in MLIR, not the patterns of other operations
        patterns.add(pattern);
      }
    }
    ApplyOp.definition().addCanonicalizationPatterns(patterns);
    FrozenPatternSet all = FrozenPatternSet.of(patterns);
    return (op, run) -> {
      if (!GreedyRewriter.apply(op, all, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    LinalgOp structure = op.getInterface(LinalgOp.class);
    if (structure == null || !structure.hasPureBufferSemantics(op)) {
      return false;
    }
    List<Bounds> bounds = bounds(op, structure, rewriter);
    List<IteratorType> kinds = structure.getIteratorTypes(op);
    List<Value> variables = new ArrayList<>(bounds.size());
    List<ParallelOp> open = new ArrayList<>(2);
    while (variables.size() < bounds.size()) {
      int start = variables.size();
      int end = start;
      while (loops == Loops.PARALLEL && end < bounds.size() && kinds.get(end) == IteratorType.PARALLEL) {
        end++;
      }
      if (end > start) {
        open.add(addParallelLoop(op.location(), bounds.subList(start, end), variables, rewriter));
      } else if (loops == Loops.AFFINE) {
        addAffineLoop(op.location(), bounds.get(start), variables, rewriter);
      } else {
        addLoop(op.location(), bounds.get(start), variables, rewriter);
      }
    }
    addBody(op, structure, variables, rewriter);
    for (int i = open.size() - 1; i >= 0; i--) {
      rewriter.setInsertionPointToEnd(open.get(i).body());
      rewriter.create(rewriter.state(op.location(), ReduceOp.NAME));
    }
    rewriter.eraseOp(op);
    return true;
  }

  /** The bounds of one loop. */
  private record Bounds(Value lower, Value upper, Value step) {}

  /** Takes the size of each loop from a dimension of an operand. */
  private static List<Bounds> bounds(Operation op, LinalgOp structure, PatternRewriter rewriter) {
    List<Object> sizes = new ArrayList<>();
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      if (!(operand.type() instanceof MemRefType type)) {
        continue;
      }
      for (int dim = 0; dim < type.rank(); dim++) {
        boolean isDynamic = ShapedType.isDynamic(type.dim(dim));
        sizes.add(isDynamic ? DimOp.create(rewriter, op.location(), operand, dim) : (Object) type.dim(dim));
      }
    }
    AffineMap map = structure.getShapesToLoopsMap(op);
    List<Bounds> bounds = new ArrayList<>(map.resultCount());
    for (AffineExpr result : map.results()) {
      Object size = sizes.get(((AffineDimExpr) result).position());
      Value lower = ConstantOp.createIndex(rewriter, op.location(), 0);
      Value upper = size instanceof Value value ? value : ConstantOp.createIndex(rewriter, op.location(), (Long) size);
      bounds.add(new Bounds(lower, upper, ConstantOp.createIndex(rewriter, op.location(), 1)));
    }
    return bounds;
  }

  private static void addLoop(Location location, Bounds bounds, List<Value> variables, PatternRewriter rewriter) {
    ForOp loop = ForOp.create(rewriter, location, bounds.lower, bounds.upper, bounds.step, List.of(),
        (builder, at, variable, carried) -> List.of());
    variables.add(loop.inductionVariable());
    rewriter.setInsertionPoint(loop.body().last());
  }

  /** Adds a loop with a constant lower bound. */
  private static void addAffineLoop(
      Location location, Bounds bounds, List<Value> variables, PatternRewriter rewriter) {
    Context context = rewriter.context();
    IntegerAttr lower = Constants.integerOf(bounds.lower);
    IntegerAttr upper = Constants.integerOf(bounds.upper);
    boolean isConstant = upper != null;
    AffineMapAttr variable = AffineMapAttr.of(context, AffineMap.identity(1));
    org.mortise.dialect.affine.ForOp loop = org.mortise.dialect.affine.ForOp.create(rewriter, location, List.of(),
        isConstant ? List.of() : List.of(bounds.lower), isConstant ? List.of() : List.of(bounds.upper), List.of(),
        isConstant ? constant(lower) : variable, isConstant ? constant(upper) : variable,
        IntegerAttr.index(context, 1));
    Block body = loop.region().addBlock();
    variables.add(body.addArgument(IndexType.of(context), location));
    rewriter.setInsertionPointToEnd(body);
    Operation end = org.mortise.dialect.affine.YieldOp.create(rewriter, location, List.of()).operation();
    rewriter.setInsertionPoint(end);
  }

  private static AffineMapAttr constant(IntegerAttr number) {
    return AffineMapAttr.of(number.context(), AffineMap.of(0, 0, AffineExpr.constant(number.longValue())));
  }

  private static ParallelOp addParallelLoop(
      Location location, List<Bounds> bounds, List<Value> variables, PatternRewriter rewriter) {
    List<Value> lower = new ArrayList<>(bounds.size());
    List<Value> upper = new ArrayList<>(bounds.size());
    List<Value> step = new ArrayList<>(bounds.size());
    for (Bounds each : bounds) {
      lower.add(each.lower);
      upper.add(each.upper);
      step.add(each.step);
    }
    ParallelOp loop = ParallelOp.create(rewriter, location, lower, upper, step, List.of());
    variables.addAll(loop.inductionVariables());
    rewriter.setInsertionPointToEnd(loop.body());
    return loop;
  }

  private void addBody(Operation op, LinalgOp structure, List<Value> variables, PatternRewriter rewriter) {
    Location location = op.location();
    List<AffineMap> maps = structure.getIndexingMaps(op);
    Block block = structure.getBlock(op);
    IRMapping elements = new IRMapping();
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      Value element = operand;
      if (operand.type() instanceof MemRefType type) {
        List<Value> indices = indices(maps.get(i), variables, location, rewriter);
        element = loops == Loops.AFFINE
            ? org.mortise.dialect.affine.LoadOp
                .create(rewriter, location, type.elementType(), operand, indices, identity(type))
            : LoadOp.create(rewriter, location, operand, indices);
      }
      if (i < structure.countOperandsWithArgument(op)) {
        elements.map(block.argument(i), element);
      }
    }
    for (Operation each = block.first(); each != block.last(); each = each.next()) {
      IndexOp index = IndexOp.of(each);
      if (index != null) {
        elements.map(index.result(), variables.get((int) index.dimAttr().longValue()));
      } else {
        rewriter.clone(each, elements);
      }
    }
    int inputs = structure.countDpsInputs(op);
    List<List<Value>> places = new ArrayList<>();
    for (int i = inputs; i < op.operandCount(); i++) {
      places.add(indices(maps.get(i), variables, location, rewriter));
    }
    for (int i = inputs; i < op.operandCount(); i++) {
      Value value = elements.lookupOrDefault(structure.getMatchingYieldValue(op, i - inputs));
      if (loops == Loops.AFFINE) {
        AffineMapAttr identity = identity((MemRefType) op.operand(i).type());
        org.mortise.dialect.affine.StoreOp
            .create(rewriter, location, value, op.operand(i), places.get(i - inputs), identity);
      } else {
        StoreOp.create(rewriter, location, value, op.operand(i), places.get(i - inputs));
      }
    }
  }

  private static AffineMapAttr identity(MemRefType type) {
    return AffineMapAttr.of(type.context(), AffineMap.identity(type.rank()));
  }

  /** Applies an indexing map to the loop variables. */
  private static List<Value> indices(
      AffineMap map, List<Value> variables, Location location, OpBuilder builder) {
    List<Value> indices = new ArrayList<>(map.resultCount());
    for (AffineExpr result : map.results()) {
      indices.add(result instanceof AffineDimExpr dim
          ? variables.get(dim.position()) : apply(result, variables, location, builder));
    }
    return indices;
  }

  /** Applies an expression to the variables that it uses. */
  private static Value apply(AffineExpr expr, List<Value> variables, Location location, OpBuilder builder) {
    List<Value> used = new ArrayList<>(2);
    List<AffineExpr> dims = new ArrayList<>(variables.size());
    for (int i = 0; i < variables.size(); i++) {
      dims.add(AffineExpr.dim(used.size()));
      if (expr.usesDim(i)) {
        used.add(variables.get(i));
      }
    }
    AffineMap map = AffineMap.of(used.size(), 0, expr.replaceDimsAndSymbols(dims, List.of())).simplify();
    return ApplyOp.create(builder, location, IndexType.of(builder.context()), used,
        AffineMapAttr.of(builder.context(), map));
  }
}
