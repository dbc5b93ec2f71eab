// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.ranges;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.ConstantSource;
import org.mortise.analyses.dataflow.ConstantValue;
import org.mortise.analyses.dataflow.SparseForwardAnalysis;
import org.mortise.ir.Attribute;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.IntegerComparisonOpInterface;
import org.mortise.ir.interfaces.KnownValue;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.SelectLikeOpInterface;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.types.ShapedType;

/**
 * Finds the range of each integer value from {@link InferIntRangeInterface} and {@link LoopLikeOpInterface}, along
 * branches, regions and calls. The range of a vector or tensor holds all of its elements. Other values have
 * {@link IntegerRange#NONE}; the range of a value that is never computed is unknown.
 *
 * <p>There are two analyses, both sound. {@link #likeReference} computes the ranges of MLIR's analysis: if the range of
 * a value forwarded by a terminator grows, it becomes the full range immediately, so each range grows at most twice.
 * {@link #precise} widens growing bounds in few steps, and narrows them afterwards; it also refines ranges by the
 * conditions of branches and selections. Both take linear time.
 */
public final class IntegerRangeAnalysis extends SparseForwardAnalysis<IntegerRange> implements ConstantSource {
  private final boolean precise;

  private IntegerRangeAnalysis(boolean precise) {
    this.precise = precise;
  }

  /** Returns a new analysis that computes the ranges of MLIR's integer range analysis, except where that is unsound. */
  public static IntegerRangeAnalysis likeReference() {
    return new IntegerRangeAnalysis(false);
  }

  /** Returns a new analysis that finds smaller ranges in loops and recursive functions. */
  public static IntegerRangeAnalysis precise() {
    return new IntegerRangeAnalysis(true);
  }

  @Override
  protected IntegerRange join(IntegerRange a, IntegerRange b) {
    return a.union(b);
  }

  /** Shows the two intervals, or only the signed one if it implies the unsigned one. */
  @Override
  protected Attribute show(Context context, @Nullable IntegerRange element) {
    if (element == null || element.width() == 0) {
      return StringAttr.of(context, element == null ? "none" : "no integer");
    }
    if (element.equals(IntegerRange.full(element.width()))) {
      return StringAttr.of(context, "any");
    }
    boolean isSigned = element.equals(IntegerRange.ofSigned(element.width(), element.smin(), element.smax()));
    return StringAttr.of(context, isSigned ? "[" + element.smin() + ", " + element.smax() + "]" : element.toString());
  }

  /** Returns true also for {@link #likeReference}: without widening, numbers that grow by recursion take too long. */
  @Override
  protected boolean widens() {
    return true;
  }

  /** Moves each bound that has grown to the next limit of an integer type, of which there are few. */
  @Override
  protected IntegerRange widen(IntegerRange before, IntegerRange joined) {
    return RangeWidening.widen(before, joined);
  }

  @Override
  protected IntegerRange narrow(IntegerRange widened, IntegerRange recomputed) {
    IntegerRange both = widened.intersection(recomputed);
    return both.isEmpty() ? widened : both;
  }

  @Override
  protected IntegerRange entryElement(Value value) {
    return IntegerRange.full(value.type());
  }

  /** Returns the constant value of {@code value}, with the dialect that can materialize it. */
  @Override
  public @Nullable ConstantValue constantOf(Value value) {
    return toConstant(value, lookup(value));
  }

  /** Returns the constant value of {@code value} at {@code user}, such as a condition that was tested before. */
  @Override
  public @Nullable ConstantValue constantOf(Value value, Operation user) {
    return toConstant(value, lookup(value, user));
  }

  private static @Nullable ConstantValue toConstant(Value value, @Nullable IntegerRange range) {
    if (range == null) {
      return null;
    }
    BigInteger constant = range.constantValue();
    Attribute attribute = constant == null ? null : attributeOf(value.type(), constant);
    return attribute == null ? ConstantValue.UNKNOWN : new ConstantValue(attribute, dialectOf(value));
  }

  /** Returns the constant of a type, a splat for vectors and tensors; null if their shape is not known. */
  private static @Nullable Attribute attributeOf(Type type, BigInteger constant) {
    if (!(type instanceof ShapedType shaped)) {
      return IntegerAttr.of(type, constant);
    }
    return shaped.hasStaticShape()
        ? new DenseElementsBuilder(shaped).add(IntegerAttr.of(shaped.elementType(), constant)).build() : null;
  }

  /** Returns the dialect of the operation that defines {@code value}, or of the parent of its block. */
  private static @Nullable Dialect dialectOf(Value value) {
    Operation op = value instanceof BlockArgument argument ? argument.owner().parentOp() : value.definingOp();
    return op == null ? null : op.name().dialect();
  }

  @Override
  protected void visitOperation(Operation op, List<IntegerRange> operands) {
    SelectLikeOpInterface selection = op.getInterface(SelectLikeOpInterface.class);
    if (selection != null && hasIntegerResult(op)) {
      visitSelection(op, selection, operands);
      return;
    }
    if (operands.contains(null)) {
      return;
    }
    InferIntRangeInterface inference = hasIntegerResult(op) ? op.getInterface(InferIntRangeInterface.class) : null;
    if (inference == null) {
      setToEntry(op);
      return;
    }
    infer(op, inference, withoutEmpty(op, operands), List.of(op.results()));
  }

  /** Replaces empty ranges, as in code that is never executed, since inference requires non-empty ranges. */
  private static List<IntegerRange> withoutEmpty(Operation op, List<IntegerRange> operands) {
    List<IntegerRange> replaced = operands;
    for (int i = 0; i < operands.size(); i++) {
      if (operands.get(i).isEmpty()) {
        replaced = replaced == operands ? new ArrayList<>(operands) : replaced;
        replaced.set(i, IntegerRange.full(op.operand(i).type()));
      }
    }
    return replaced;
  }

  /** Sets the ranges of {@code values} that {@code inference} reports; the other values get the full range. */
  private void infer(
      Operation op, InferIntRangeInterface inference, List<IntegerRange> operands, List<? extends Value> values) {
    Map<Value, Boolean> reported = new LinkedHashMap<>();
    for (Value value : values) {
      reported.put(value, false);
    }
    inference.inferResultRanges(op, operands, (value, range) -> {
      if (reported.replace(value, true) != null) {
        setResult(value, range);
      }
    });
    reported.forEach((value, isReported) -> {
      if (!isReported) {
        setToEntry(value);
      }
    });
  }

  /** Visits a selection. The range of an operand is null if it is unknown so far, or the operand is never selected. */
  private void visitSelection(Operation op, SelectLikeOpInterface selection, List<IntegerRange> operands) {
    Value condition = selection.getCondition(op);
    Value first = selection.getTrueValue(op);
    Value second = selection.getFalseValue(op);
    IntegerRange truth = null;
    IntegerRange selected = null;
    for (int i = 0; i < operands.size(); i++) {
      truth = op.operand(i) == condition && operands.get(i) != null ? operands.get(i) : truth;
    }
    if (truth == null) {
      return;
    }
    BigInteger known = truth.constantValue();
    for (int i = 0; i < operands.size(); i++) {
      boolean maySelect = op.operand(i) == first && (known == null || known.signum() != 0)
          || op.operand(i) == second && (known == null || known.signum() == 0);
      if (maySelect && operands.get(i) != null) {
        selected = selected == null ? operands.get(i) : selected.union(operands.get(i));
      }
    }
    if (selected != null) {
      setResult(op.result(0), selected);
    }
  }

  private void setResult(Value value, IntegerRange range) {
    if (precise) {
      set(value, range);
      return;
    }
    IntegerRange before = lookup(value);
    boolean grows = before != null && !before.union(range).equals(before);
    set(value, grows && isPassedOn(value) ? IntegerRange.full(value.type()) : range);
  }

  private static boolean isPassedOn(Value value) {
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      if (use.owner().hasTrait(Trait.TERMINATOR)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasIntegerResult(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      if (IntegerRange.widthOf(op.result(i).type()) > 0) {
        return true;
      }
    }
    return false;
  }

  // ---- conditions --------------------------------------------------------------------------------------------------

  @Override
  protected boolean refines() {
    return precise;
  }

  /** Returns the values refined by a condition: itself, and the operands of the comparison that defines it. */
  @Override
  protected List<Value> refinedBy(Value known) {
    Operation comparison = known.definingOp();
    IntegerComparisonOpInterface parts = comparisonOf(known);
    return parts == null ? List.of(known) : List.of(known, parts.getLhs(comparison), parts.getRhs(comparison));
  }

  private static @Nullable IntegerComparisonOpInterface comparisonOf(Value condition) {
    Operation op = condition.definingOp();
    return op == null ? null : op.getInterface(IntegerComparisonOpInterface.class);
  }

  @Override
  protected @Nullable IntegerRange refine(Value value, IntegerRange element, KnownValue known) {
    if (element.width() == 0) {
      return element;
    }
    if (value == known.value()) {
      return restrict(element, known);
    }
    Operation comparison = known.value().definingOp();
    IntegerComparisonOpInterface parts = comparisonOf(known.value());
    IntegerRange truth = restrict(IntegerRange.full(1), known);
    if (parts == null || truth == null || truth.constantValue() == null) {
      return element;
    }
    IntegerPredicate predicate = parts.getPredicate(comparison);
    predicate = truth.constantValue().signum() != 0 ? predicate : predicate.inverted();
    boolean isLeft = value == parts.getLhs(comparison);
    IntegerRange other = lookup(isLeft ? parts.getRhs(comparison) : parts.getLhs(comparison));
    return other == null ? null : (isLeft ? predicate : predicate.swapped()).restrict(element, other);
  }

  /** Returns {@code element} restricted to the constants, or to other values than the constants. */
  private static @Nullable IntegerRange restrict(IntegerRange element, KnownValue known) {
    IntegerRange left = known.isEqual() ? null : element;
    for (Attribute constant : known.constants()) {
      if (!(constant instanceof IntegerAttr number)) {
        return element;
      }
      IntegerRange one = IntegerRange.constant(element.width(), number.signedValue());
      if (known.isEqual()) {
        IntegerRange match = IntegerPredicate.EQ.restrict(element, one);
        left = left == null ? match : match == null ? left : left.union(match);
      } else if (left != null) {
        left = IntegerPredicate.NE.restrict(left, one);
      }
    }
    return left;
  }

  // ---- values that control flow does not define --------------------------------------------------------------------

  @Override
  protected void visitNonControlFlowValues(Operation owner, List<? extends Value> values) {
    InferIntRangeInterface inference = owner.getInterface(InferIntRangeInterface.class);
    LoopLikeOpInterface loop = owner.getInterface(LoopLikeOpInterface.class);
    if (inference != null) {
      inferArguments(owner, inference, values);
      return;
    }
    Map<Value, Integer> dimensions = dimensionsOf(owner, loop);
    List<OpFoldResult> lower = dimensions.isEmpty() ? List.of() : loop.getLoopLowerBounds(owner);
    List<OpFoldResult> upper = dimensions.isEmpty() ? List.of() : loop.getLoopUpperBounds(owner);
    List<OpFoldResult> steps = dimensions.isEmpty() ? List.of() : loop.getLoopSteps(owner);
    for (Value value : values) {
      Integer dimension = FixedWidth.of(value.type()) == 0 ? null : dimensions.get(value);
      if (dimension == null) {
        setToEntry(value);
      } else {
        visitCounter(value, bound(lower, dimension, value), bound(upper, dimension, value),
            bound(steps, dimension, value));
      }
    }
  }

  /** Returns the dimension of each induction variable whose range is to be inferred. */
  private Map<Value, Integer> dimensionsOf(Operation owner, @Nullable LoopLikeOpInterface loop) {
    List<? extends Value> counters = loop == null ? List.of() : loop.getLoopInductionVars(owner);
    Map<Value, Integer> dimensions = new HashMap<>();
    for (Value counter : counters) {
      dimensions.put(counter, dimensions.size());
    }
    return dimensions;
  }

  private void inferArguments(Operation owner, InferIntRangeInterface inference, List<? extends Value> values) {
    IntegerRange[] operands = new IntegerRange[owner.operandCount()];
    for (int i = 0; i < operands.length; i++) {
      operands[i] = lookup(owner.operand(i));
      if (operands[i] == null) {
        return;
      }
    }
    infer(owner, inference, List.of(operands), values);
  }

  /**
   * Sets the range of an induction variable: from its lower bound to the number before its upper bound. It has no range
   * if the loop is not executed.
   */
  private void visitCounter(
      Value counter, @Nullable IntegerRange lower, @Nullable IntegerRange upper, @Nullable IntegerRange step) {
    if (lower == null || upper == null || step == null) {
      return;
    }
    BigInteger first = lower.smin();
    BigInteger last = upper.smax().subtract(BigInteger.ONE);
    if (!precise && step.smax().signum() < 0) {
      first = upper.smax();
      last = lower.smin();
    }
    if (!precise) {
      last = FixedWidth.wrap(last, lower.width());
    }
    if (first.compareTo(last) <= 0) {
      set(counter, IntegerRange.ofSigned(lower.width(), first, last));
    }
  }

  private @Nullable IntegerRange bound(List<OpFoldResult> bounds, int dimension, Value counter) {
    if (bounds.isEmpty()) {
      return IntegerRange.full(counter.type());
    }
    OpFoldResult bound = bounds.get(dimension);
    return bound.value() != null
        ? lookup(bound.value())
        : IntegerRange.constant(FixedWidth.of(counter.type()), bound.constant().signedValue());
  }
}
