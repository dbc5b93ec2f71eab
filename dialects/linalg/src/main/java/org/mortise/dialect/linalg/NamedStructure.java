// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToLongBiFunction;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/**
 * The loops and the computation of a named operation, as a table row: either the computation only, or the iterator
 * types, the indexing maps and the computation, such as
 *
 * <pre>{@code
 * "ppr", "(d0, d2) (d2, d1) (d0, d1)", "add($2, mul(cast($0), cast($1)))"
 * }</pre>
 *
 * <p>In the maps, {@code S0} is the first number of the attribute {@code strides}, and {@code D0} that of {@code
 * dilations}. An operation without maps has a loop for each dimension of its first init; operands of rank 0 are read in
 * each iteration.
 */
final class NamedStructure implements ComputedOp, LinalgOp, DestinationStyleOpInterface {
  /** The attribute that caches the computed indexing maps of an operation. Not part of the syntax. */
  static final String MEMOIZED_INDEXING_MAPS = "linalg.memoized_indexing_maps";

  private static final int INITS = 1;

  private final @Nullable List<IteratorType> iterators;
  private final String[][] maps;
  private final ScalarExpression body;
  private final int argumentCount;
  private final boolean isDynamic;
  private final boolean isMapped;

  /** Reads the row in the operation's declaration. */
  NamedStructure(OpDefinition definition) {
    this(definition.data(), definition.attributeSlot(IndexingMaps.NAME) >= 0);
  }

  /**
   * Reads a row.
   *
   * @param isMapped whether an attribute can have other indexing maps
   */
  NamedStructure(List<String> row, boolean isMapped) {
    this.isMapped = isMapped;
    this.body = ScalarExpression.parse(row.get(row.size() - 1));
    this.isDynamic = hasWindows(row);
    if (row.size() == 1) {
      this.iterators = null;
      this.maps = new String[0][];
      this.argumentCount = body.lastOperand() + 2;
      return;
    }
    this.iterators = new ArrayList<>(row.get(0).length());
    for (char kind : row.get(0).toCharArray()) {
      iterators.add(kind == 'p' ? IteratorType.PARALLEL : IteratorType.REDUCTION);
    }
    String[] texts = row.get(1).substring(1, row.get(1).length() - 1).split("\\) \\(", -1);
    this.maps = new String[texts.length][];
    for (int i = 0; i < texts.length; i++) {
      maps[i] = texts[i].isEmpty() ? new String[0] : texts[i].split(", ");
    }
    this.argumentCount = maps.length;
  }

  /** Returns the structure of a named operation. */
  static NamedStructure of(OperationName name) {
    return (NamedStructure) name.getInterface(LinalgOp.class);
  }

  /** Returns whether the maps of a row depend on strides and dilations. */
  static boolean hasWindows(List<String> row) {
    return row.size() > 1 && row.get(1).contains("S0");
  }

  @Override
  public int argumentCount(Function<String, @Nullable Attribute> attributes) {
    return argumentCount;
  }

  // ---- loops -------------------------------------------------------------------------------------------------------

  @Override
  public OperandRange getDpsInits(Operation op) {
    return op.operandGroup(INITS);
  }

  @Override
  public boolean hasDynamicIndexingMaps() {
    return isDynamic;
  }

  @Override
  public List<IteratorType> getIteratorTypes(Operation op) {
    return iterators != null ? iterators : Collections.nCopies(rankOfInit(op), IteratorType.PARALLEL);
  }

  private int rankOfInit(Operation op) {
    OperandRange inits = getDpsInits(op);
    return inits.size() == 0 ? 0 : LinalgOp.shapeOf(inits.get(0).type()).length;
  }

  @Override
  public List<AffineMap> getIndexingMaps(Operation op) {
    if (isMapped) {
      ArrayAttr given = op.getAttr(IndexingMaps.NAME, ArrayAttr.class);
      return given == null ? defaultIndexingMaps() : IndexingMaps.of(given);
    }
    if (iterators == null) {
      List<AffineMap> found = new ArrayList<>(op.operandCount());
      int loops = rankOfInit(op);
      for (int i = 0; i < op.operandCount(); i++) {
        boolean isScalar = LinalgOp.shapeOf(op.operand(i).type()).length == 0;
        found.add(isScalar ? AffineMap.of(loops, 0) : AffineMap.identity(loops));
      }
      return found;
    }
    return IndexingMaps.of(memoizedMaps(op));
  }

  private ArrayAttr memoizedMaps(Operation op) {
    if (op.discardableAttributes().get(MEMOIZED_INDEXING_MAPS) instanceof ArrayAttr known) {
      return known;
    }
    ArrayAttr all = IndexingMaps.attribute(
        op.context(), computeMaps((attribute, index) -> factor(op, attribute, index)));
    op.setDiscardableAttributes(op.discardableAttributes().with(MEMOIZED_INDEXING_MAPS, all));
    return all;
  }

  /** Returns the iterator types if their number matches all operands, otherwise null. */
  @Nullable List<IteratorType> fixedIteratorTypes() {
    return iterators;
  }

  /** Returns the indexing maps with all strides and dilations 1. Only for operations with a fixed number of loops. */
  List<AffineMap> defaultIndexingMaps() {
    return computeMaps((attribute, index) -> 1);
  }

  private List<AffineMap> computeMaps(ToLongBiFunction<String, Integer> factors) {
    List<AffineMap> computed = new ArrayList<>(maps.length);
    for (String[] results : maps) {
      List<AffineExpr> exprs = new ArrayList<>(results.length);
      for (String result : results) {
        exprs.add(expression(result, factors));
      }
      computed.add(AffineMap.of(iterators.size(), 0, exprs).simplify());
    }
    return computed;
  }

  private static AffineExpr expression(String text, ToLongBiFunction<String, Integer> factors) {
    AffineExpr sum = null;
    for (String term : text.split(" \\+ ")) {
      int star = term.indexOf('*');
      AffineExpr value = AffineExpr.dim(Integer.parseInt(term.substring(1, star < 0 ? term.length() : star)));
      if (star > 0) {
        String attribute = term.charAt(star + 1) == 'S' ? "strides" : "dilations";
        value = value.times(factors.applyAsLong(attribute, term.charAt(star + 2) - '0'));
      }
      sum = sum == null ? value : sum.plus(value);
    }
    return sum;
  }

  /** Returns the error of given maps that do not form a convolution, or of windows that omit loops, or null. */
  @Nullable Diagnostic verifyWindows(Operation op) {
    if (op.discardableAttributes().get(MEMOIZED_INDEXING_MAPS) != null) {
      Diagnostic wrong = ConvolutionMaps.verify(op, getIndexingMaps(op));
      if (wrong != null) {
        return wrong;
      }
    }
    for (String attribute : new String[] {"strides", "dilations"}) {
      DenseNumbersAttr numbers = op.getAttr(attribute, DenseNumbersAttr.class);
      for (int i = 0; numbers != null && i < numbers.storedElements(); i++) {
        if (numbers.longAt(i) == 0) {
          return op.error("unexpected loop dimension for convolution op");
        }
      }
    }
    return null;
  }

  private static long factor(Operation op, String attribute, int index) {
    DenseNumbersAttr numbers = op.getAttr(attribute, DenseNumbersAttr.class);
    return numbers == null ? 1 : numbers.longAt(numbers.isSplat() ? 0 : index);
  }

  // ---- computation -------------------------------------------------------------------------------------------------

  @Override
  public void fill(
      Block block, Context context, Function<String, @Nullable Attribute> attributes, Consumer<String> warnings) {
    fill(body, block, context, attributes, warnings);
  }

  /** Fills the block with a computation. */
  static void fill(
      ScalarExpression body, Block block, Context context, Function<String, @Nullable Attribute> attributes,
      Consumer<String> warnings) {
    Location location = UnknownLoc.of(context);
    OpBuilder builder = OpBuilder.atEnd(context, block);
    ScalarBuilder scalars = new ScalarBuilder(builder, location, warnings);
    Value result = build(body, block, scalars, attributes);
    YieldOp.create(builder, location, List.of(result));
  }

  /** Recurses as deep as the tables nest calls. */
  private static Value build(
      ScalarExpression expression, Block block, ScalarBuilder scalars,
      Function<String, @Nullable Attribute> attributes) {
    if (expression.isOperand()) {
      return block.argument(expression.operand());
    }
    if (expression.isConstant()) {
      return scalars.constant(expression.text());
    }
    if (expression.text().equals("index")) {
      return scalars.index(Long.parseLong(expression.arguments().get(0).text()));
    }
    List<Value> arguments = new ArrayList<>(2);
    for (ScalarExpression argument : expression.arguments()) {
      arguments.add(build(argument, block, scalars, attributes));
    }
    return apply(expression.text(), arguments, block, scalars, attributes);
  }

  private static Value apply(
      String function, List<Value> arguments, Block block, ScalarBuilder scalars,
      Function<String, @Nullable Attribute> attributes) {
    Context context = scalars.context();
    Type last = block.argument(block.argumentCount() - 1).type();
    Value first = arguments.get(0);
    return switch (function) {
      case "cast" -> scalars.cast(first, last, "cast_unsigned".equals(word(attributes, "cast")));
      case "ucast" -> scalars.cast(first, last, true);
      case "i32" -> scalars.cast(first, IntegerType.of(context, Integer.SIZE), false);
      case "f64" -> scalars.cast(first, FloatType.of(context, FloatKind.F64), false);
      case "select" -> scalars.create("arith.select", arguments.get(1).type(), arguments.toArray(new Value[0]));
      case "fun" -> {
        String chosen = word(attributes, "fun");
        yield arguments.size() == 1
            ? scalars.unary(chosen == null ? "exp" : chosen, first)
            : scalars.binary(chosen == null ? "add" : chosen, first, arguments.get(1));
      }
      default -> arguments.size() == 1
          ? scalars.unary(function, first) : scalars.binary(function, first, arguments.get(1));
    };
  }

  private static @Nullable String word(Function<String, @Nullable Attribute> attributes, String name) {
    return attributes.apply(name) instanceof DialectEnumAttr value ? value.word() : null;
  }
}
