// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/**
 * A pattern of a dialect conversion. It receives the converted operands of the operation; the operation itself still
 * has the old ones. With a type converter the operands have the converted types: where necessary, casts are inserted
 * that are finally replaced by materializations. Other rewrite patterns can take part in a conversion as well; they
 * receive only the old operands.
 */
public abstract class ConversionPattern extends RewritePattern {
  /** The function of a pattern; see {@link ConversionPattern#matchAndRewrite(Operation, List, ConversionRewriter)}. */
  @FunctionalInterface
  public interface Conversion {
    boolean matchAndRewrite(Operation op, List<Value> operands, ConversionRewriter rewriter);
  }

  /** The function of a pattern that receives the operation as a view of class {@code V}. */
  @FunctionalInterface
  public interface TypedConversion<V> {
    boolean matchAndRewrite(V op, ConvertedOperands operands, ConversionRewriter rewriter);
  }

  private static final class Named extends ConversionPattern {
    private final String name;
    private final Conversion conversion;

    Named(@Nullable String rootName, String name, @Nullable TypeConverter converter, Conversion conversion) {
      super(rootName, 1, converter);
      this.name = name;
      this.conversion = conversion;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public boolean matchAndRewrite(Operation op, List<Value> operands, ConversionRewriter rewriter) {
      return conversion.matchAndRewrite(op, operands, rewriter);
    }
  }

  private final @Nullable TypeConverter converter;

  /** Creates a pattern of benefit 1 without a type converter for operations of one name. */
  protected ConversionPattern(String rootName) {
    this(rootName, 1, null);
  }

  /** Creates a pattern of benefit 1 for operations of one name, or for all if that is null. */
  protected ConversionPattern(@Nullable String rootName, @Nullable TypeConverter converter) {
    this(rootName, 1, converter);
  }

  /** Creates a pattern for operations of one name, or for all if {@code rootName} is null. */
  protected ConversionPattern(@Nullable String rootName, int benefit, @Nullable TypeConverter converter) {
    super(rootName, benefit);
    this.converter = converter;
  }

  /** Returns a pattern with the given {@link #name} and without a type converter. */
  public static ConversionPattern of(@Nullable String rootName, String name, Conversion conversion) {
    return new Named(rootName, name, null, conversion);
  }

  /** Returns a pattern with the given {@link #name} and a type converter. */
  public static ConversionPattern of(
      @Nullable String rootName, String name, TypeConverter converter, Conversion conversion) {
    return new Named(rootName, name, converter, conversion);
  }

  /**
   * Returns a pattern without a type converter for operations of one name that receives their view: {@code
   * ConversionPattern.of(PadOp.NAME, "PadOpConverter", PadOp::of, ...)}.
   */
  public static <V> ConversionPattern of(
      String rootName, String name, Function<Operation, V> view, TypedConversion<V> conversion) {
    return new Named(rootName, name, null, typed(view, conversion));
  }

  /** Returns a pattern for operations of one name that receives their view, with a type converter unless it is null. */
  public static <V> ConversionPattern of(
      String rootName, String name, @Nullable TypeConverter converter, Function<Operation, V> view,
      TypedConversion<V> conversion) {
    return new Named(rootName, name, converter, typed(view, conversion));
  }

  private static <V> Conversion typed(Function<Operation, V> view, TypedConversion<V> conversion) {
    return (op, operands, rewriter) ->
        conversion.matchAndRewrite(view.apply(op), new ConvertedOperands(op, operands), rewriter);
  }

  /** Returns the type converter, or null. */
  public final @Nullable TypeConverter typeConverter() {
    return converter;
  }

  @Override
  public final boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    if (!(rewriter instanceof ConversionRewriter conversion)) {
      throw new IllegalArgumentException("pattern '" + name() + "' needs a dialect conversion");
    }
    return conversion.convert(this, op);
  }

  /**
   * Replaces or changes {@code op} if it matches. All changes go through {@code rewriter}, whose insertion point is
   * before the operation. A pattern that returns false, or whose operations cannot be legalized, is undone.
   *
   * @param operands the converted operands, one for each operand. Where the converter replaces the type by none or by
   *     several, the latest value is passed; see {@link #matchAndRewriteParts}
   */
  public abstract boolean matchAndRewrite(Operation op, List<Value> operands, ConversionRewriter rewriter);

  /** Returns whether {@link #matchAndRewriteParts} is called instead of {@link #matchAndRewrite}. */
  public boolean takesParts() {
    return false;
  }

  /**
   * As {@link #matchAndRewrite(Operation, List, ConversionRewriter)} for patterns that support 1:N conversions.
   *
   * @param operands for each operand the values of the converted types
   */
  public boolean matchAndRewriteParts(Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
    List<Value> single = new ArrayList<>(operands.size());
    for (List<Value> values : operands) {
      if (values.size() != 1) {
        return rewriter.notifyMatchFailure(op, "pattern '" + name() + "' does not support 1:N conversion");
      }
      single.add(values.get(0));
    }
    return matchAndRewrite(op, single, rewriter);
  }
}
