// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import com.google.auto.service.AutoService;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AddFOp;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.FastMathFlagsAttr;
import org.mortise.dialect.arith.OverflowFlagsAttr;
import org.mortise.dialect.arith.Reductions;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Serves;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.Computation;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.ranges.ReductionKind;
import org.mortise.ir.rewrite.CanonicalizationPatterns;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;
import org.osgi.service.component.annotations.Component;

/** Canonicalization of reductions of one element and of contractions whose result is added to. */
public final class ReductionPatterns {
  private ReductionPatterns() {}

  @Canonicalization("ElideSingleElementReduction")
  static boolean reduceOne(ReductionOp reduction, PatternRewriter rewriter) {
    VectorType type = reduction.vectorType();
    if (type.rank() == 1 && (type.dim(0) != 1 || type.isScalable())) {
      return false;
    }
    String combining = reduction.acc() == null ? "" : combiningOperation(
        reduction.kindAttr(), type.elementType());
    if (combining == null) {
      return false;
    }
    Operation replaced = outermost(reduction.operation());
    if (replaced != reduction.operation() && reduction.acc() == null) {
      return false; // the result is neutral if the element is masked
    }
    rewriter.setInsertionPoint(replaced);
    Value mask = replaced == reduction.operation() ? null
        : extractFirst(rewriter, reduction.location(), MaskOp.of(replaced).mask());
    Value element = extractFirst(rewriter, reduction.location(), reduction.vector());
    if (reduction.acc() == null) {
      rewriter.replaceOp(replaced, element);
      return true;
    }
    Value combined = combine(
        rewriter, reduction.location(), combining, element, reduction.acc(), reduction.fastmathAttr());
    rewriter.replaceOp(replaced, select(rewriter, reduction.location(), mask, combined, reduction.acc()));
    return true;
  }

  /** Returns the operation that masks {@code op}, or {@code op} itself. */
  private static Operation outermost(Operation op) {
    return MaskOp.of(op.parentOp()) == null ? op : op.parentOp();
  }

  private static Value select(
      PatternRewriter rewriter, Location location, @Nullable Value mask, Value set, Value notSet) {
    return mask == null ? set : SelectOp.create(rewriter, location, mask, set, notSet);
  }

  /** Extracts the first element. */
  private static Value extractFirst(PatternRewriter rewriter, Location location, Value vector) {
    VectorType type = (VectorType) vector.type();
    OperationState extract = rewriter.state(location, ExtractOp.NAME);
    extract.addOperand(vector).addResultType(type.elementType());
    extract.addAttribute("static_position", DenseI64ArrayAttr.of(vector.type().context(), new long[type.rank()]));
    return rewriter.create(extract).result(0);
  }

  private static Value combine(
      PatternRewriter rewriter, Location location, String combining, Value lhs, Value rhs, Attribute fastmath) {
    OperationState combined = rewriter.state(location, combining);
    combined.addOperand(lhs).addOperand(rhs).addResultType(lhs.type());
    if (ShapedType.elementTypeOrSelf(lhs.type()) instanceof FloatType) {
      combined.addAttribute("fastmath", fastmath);
    } else if (OpDefinition.of(combined.name()).attributeSlot("overflowFlags") >= 0) {
      combined.addAttribute("overflowFlags", OverflowFlagsAttr.of(rewriter.context(), OverflowFlagsAttr.NONE));
    }
    return rewriter.create(combined).result(0);
  }

  /** A reduction of dimensions of size 1 only reshapes the vector and combines it with the accumulator. */
  @Canonicalization("ElideUnitDimsInMultiDimReduction")
  static boolean reduceUnitDims(MultiReductionOp reduction, PatternRewriter rewriter) {
    for (long dim : reduction.reductionDimsAttr().toArray()) {
      if (reduction.sourceType().dim((int) dim) != 1 || reduction.sourceType().isScalableDim((int) dim)) {
        return false;
      }
    }
    String combining = combiningOperation(reduction.kindAttr(), reduction.sourceType().elementType());
    if (combining == null) {
      return false;
    }
    Operation replaced = outermost(reduction.operation());
    rewriter.setInsertionPoint(replaced);
    Value mask = replaced == reduction.operation() ? null
        : withoutUnitDims(rewriter, reduction, MaskOp.of(replaced).mask());
    Value reduced = withoutUnitDims(rewriter, reduction, reduction.source());
    Value combined = combine(
        rewriter, reduction.location(), combining, reduction.acc(), reduced,
        FastMathFlagsAttr.of(reduction.context(), FastMathFlagsAttr.NONE));
    rewriter.replaceOp(replaced, select(rewriter, reduction.location(), mask, combined, reduction.acc()));
    return true;
  }

  /** Returns the vector with the shape of the result, or its element. */
  private static Value withoutUnitDims(PatternRewriter rewriter, MultiReductionOp op, Value vector) {
    Location location = op.location();
    return op.dest().type() instanceof VectorType result
        ? ShapeCastOp.create(rewriter, location, withElement(result, vector), vector)
        : extractFirst(rewriter, location, vector);
  }

  private static VectorType withElement(VectorType type, Value vector) {
    return VectorType.of(type.shape(), VectorTypes.scalableDims(type), ((VectorType) vector.type()).elementType());
  }

  /** Returns the name of the operation that combines two numbers, or null if several kinds are set. */
  private static @Nullable String combiningOperation(CombiningKindAttr kind, Type element) {
    Computation function = kind.function(element);
    return function == null ? null : Reductions.operation(function);
  }

  /** Adds to the accumulator of a contraction, which is zero, instead of to the result. */
  private static boolean addToContraction(Operation sum, PatternRewriter rewriter) {
    for (int i = 0; i < 2; i++) {
      ContractOp contract = ContractOp.of(sum.operand(i).definingOp());
      if (contract == null || contract.kindAttr().kind() != ReductionKind.ADD || !isZero(contract.acc())) {
        continue;
      }
      OperationState state = rewriter.state(sum.location(), ContractOp.NAME);
      state.addOperand(contract.lhs()).addOperand(contract.rhs()).addOperand(sum.operand(1 - i));
      state.addResultType(sum.result(0).type());
      state.addAttribute("indexing_maps", contract.indexingMapsAttr());
      state.addAttribute("iterator_types", contract.iteratorTypesAttr());
      state.addAttribute("kind", contract.kindAttr());
      rewriter.replaceOpWithNew(sum, state);
      return true;
    }
    return false;
  }

  private static boolean isZero(Value value) {
    Attribute constant = Constants.of(value);
    if (constant instanceof DenseElementsAttr elements) {
      constant = elements.isSplat() ? elements.elementAt(0) : null;
    }
    return constant instanceof IntegerAttr integer ? integer.isZero()
        : constant instanceof FloatAttr number && number.doubleValue() == 0;
  }

  /** Patterns for {@code arith.addi} and {@code arith.addf}. */
  @Component(service = CanonicalizationPatterns.class)
  @Serves({AddIOp.NAME, AddFOp.NAME})
  @AutoService(OpInterface.class)
  public static final class OfSums implements CanonicalizationPatterns {
    @Override
    public void addTo(PatternSet patterns) {
      patterns.add(RewritePattern.of(AddIOp.NAME, "CanonicalizeContractAdd", ReductionPatterns::addToContraction));
      patterns.add(RewritePattern.of(AddFOp.NAME, "CanonicalizeContractAdd", ReductionPatterns::addToContraction));
    }
  }
}
