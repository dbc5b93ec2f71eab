// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ConditionallySpeculatable;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.LoopVerifier;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.types.IndexType;

/** Counts from the maximum of the lower bounds to the exclusive minimum of the upper bounds, which are affine maps. */
@Op(name = "affine.for",
    operands = {"lowerBoundOperands: INDEX...", "upperBoundOperands: INDEX...", "inits: ANY..."},
    results = "results: ANY...",
    attributes = {"lowerBoundMap: AFFINE_MAP", "upperBoundMap: AFFINE_MAP", "step: INDEX"},
    regions = "region: ONE_BLOCK",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "AUTOMATIC_ALLOCATION_SCOPE", "RECURSIVE_MEMORY_EFFECTS"},
    implicitTerminator = "affine.yield",
    implementations = {ForOp.Branching.class, ForOp.Loop.class, ForOp.Speculation.class},
    patterns = ForPatterns.class)
public final class ForOp extends ForOpBase {
  ForOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new ForAssembly());
  }

  FoldResult fold(Attribute[] constants) {
    return ForPatterns.fold(this);
  }

  /** Returns the map whose greatest result is the lower bound. */
  public AffineMap lowerBoundMap() {
    return lowerBoundMapAttr().map();
  }

  /** Returns the map whose least result is the exclusive upper bound. */
  public AffineMap upperBoundMap() {
    return upperBoundMapAttr().map();
  }

  public long step() {
    return stepAttr().longValue();
  }

  public Block body() {
    return region().first();
  }

  /** Returns the argument of the body that counts. */
  public Value inductionVariable() {
    return body().argument(0);
  }

  /** Returns the arguments of the body after the induction variable. */
  public List<Value> regionIterArgs() {
    List<Value> arguments = List.of(body().arguments());
    return arguments.isEmpty() ? arguments : arguments.subList(1, arguments.size());
  }

  @Nullable Diagnostic verifyRegionInvariant() {
    Block body = body();
    OperandRange yielded = YieldOp.of(body.last()) == null ? null : YieldOp.of(body.last()).operands();
    return LoopVerifier.verify(operation(), inits(), regionIterArgs(), body.argumentCount() - 1L, yielded, results());
  }

  @Nullable Diagnostic verifyRegions() {
    Block body = body();
    if (body.argumentCount() == 0 || !(body.argument(0).type() instanceof IndexType)) {
      return opError("expected body to have a single index argument for the induction variable");
    }
    if (lowerBoundOperands().size() != lowerBoundMap().inputCount()
        || upperBoundOperands().size() != upperBoundMap().inputCount()) {
      return opError("operand count and affine map dimension and symbol count must match");
    }
    Diagnostic wrong = AffineScopes.verifyDimsAndSymbols(operation(), lowerBoundOperands(), lowerBoundMap().dimCount());
    if (wrong == null) {
      wrong = AffineScopes.verifyDimsAndSymbols(operation(), upperBoundOperands(), upperBoundMap().dimCount());
    }
    if (wrong != null) {
      return wrong;
    }
    if (regionIterArgs().size() != inits().size()) {
      return opError("mismatch between the number of basic block args and results");
    }
    return null;
  }

  private static @Nullable Long constantOf(AffineMap bound) {
    return bound.resultCount() == 1 && bound.result(0) instanceof AffineConstantExpr number ? number.value() : null;
  }

  /** Returns the lower bound if it is one constant, otherwise null. */
  public @Nullable Long constantLowerBound() {
    return constantOf(lowerBoundMap());
  }

  /** Returns the upper bound if it is one constant, otherwise null. */
  public @Nullable Long constantUpperBound() {
    return constantOf(upperBoundMap());
  }

  private static List<OpFoldResult> numberOf(Operation op, @Nullable Long constant) {
    return constant == null ? List.of() : List.of(OpFoldResult.of(IntegerAttr.index(op.context(), constant)));
  }

  /** From the operation and from the body: into the body, or after the loop. */
  static final class Branching implements RegionBranchOpInterface {
    @Override
    public OperandRange getEntrySuccessorOperands(Operation op, RegionBranchPoint target) {
      return of(op).inits();
    }

    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      ForOp loop = of(op);
      RegionSuccessor body = RegionSuccessor.into(loop.region(), 1);
      RegionSuccessor after = RegionSuccessor.parent(op);
      Long from = loop.constantLowerBound();
      Long to = loop.constantUpperBound();
      if (from == null || to == null) {
        return List.of(body, after);
      }
      if (point.isParent()) {
        return List.of(from < to ? body : after);
      }
      return isSingleIteration(loop, from, to) ? List.of(after) : List.of(body, after);
    }

    private static boolean isSingleIteration(ForOp loop, long from, long to) {
      return loop.step() > 0 && from < to && to - from > 0 && to - from <= loop.step();
    }
  }

  /** The body is the only region of the loop. */
  static final class Loop implements LoopLikeOpInterface {
    @Override
    public List<Region> getLoopRegions(Operation op) {
      return List.of(of(op).region());
    }

    @Override
    public List<? extends Value> getLoopInductionVars(Operation op) {
      return List.of(of(op).inductionVariable());
    }

    @Override
    public List<OpFoldResult> getLoopLowerBounds(Operation op) {
      return numberOf(op, of(op).constantLowerBound());
    }

    @Override
    public List<OpFoldResult> getLoopUpperBounds(Operation op) {
      return numberOf(op, of(op).constantUpperBound());
    }

    @Override
    public List<OpFoldResult> getLoopSteps(Operation op) {
      return List.of(OpFoldResult.of(of(op).stepAttr()));
    }

    @Override
    public OperandRange getInits(Operation op) {
      return of(op).inits();
    }

    @Override
    public List<? extends Value> getRegionIterArgs(Operation op) {
      return of(op).regionIterArgs();
    }

    @Override
    public @Nullable OperandRange getYieldedValues(Operation op) {
      YieldOp yield = YieldOp.of(of(op).body().last());
      return yield == null ? null : yield.operands();
    }
  }

  /** A loop with step 1 terminates for all bounds and is as speculatable as its body. */
  static final class Speculation implements ConditionallySpeculatable {
    @Override
    public boolean isSpeculatable(Operation op) {
      return false;
    }

    @Override
    public boolean isRecursivelySpeculatable(Operation op) {
      return of(op).step() == 1;
    }
  }
}
