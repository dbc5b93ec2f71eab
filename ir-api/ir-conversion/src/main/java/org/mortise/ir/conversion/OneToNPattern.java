// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.builtin.UnrealizedConversionCastOp;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/**
 * A pattern of a {@link OneToNConversion}. It receives for each operand the values of the converted types; its changes
 * take effect immediately. Returns false, without a change, if nothing is to be converted.
 */
public abstract class OneToNPattern extends RewritePattern {
  /** The function of a pattern; see {@link OneToNPattern#convert}. */
  @FunctionalInterface
  public interface Conversion {
    boolean convert(Operation op, List<List<Value>> operands, OneToNPattern pattern, PatternRewriter rewriter);
  }

  private static final class Named extends OneToNPattern {
    private final String name;
    private final Conversion conversion;

    Named(String rootName, String name, TypeConverter converter, Conversion conversion) {
      super(rootName, converter);
      this.name = name;
      this.conversion = conversion;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    protected boolean convert(Operation op, List<List<Value>> operands, PatternRewriter rewriter) {
      return conversion.convert(op, operands, this, rewriter);
    }
  }

  /** The attribute of casts that the conversion resolves at its end. */
  static final String CAST_KIND = "__one-to-n-type-conversion_cast-kind__";

  private final TypeConverter converter;

  /** Creates a pattern for operations of one name. */
  protected OneToNPattern(String rootName, TypeConverter converter) {
    super(rootName);
    this.converter = converter;
  }

  /** Returns a pattern with the given {@link #name}. */
  public static OneToNPattern of(String rootName, String name, TypeConverter converter, Conversion conversion) {
    return new Named(rootName, name, converter, conversion);
  }

  /**
   * Returns a pattern that creates an operation of the same name and attributes with the converted operands and
   * results, and moves the regions into it, converting the arguments of their entry blocks. For structured loops and
   * branches.
   */
  public static OneToNPattern rebuilding(String rootName, String name, TypeConverter converter) {
    return new Named(rootName, name, converter, (op, operands, pattern, rewriter) -> pattern.rebuild(
        op, operands, rewriter));
  }

  /** Returns a pattern that passes the converted operands to the operation. For terminators. */
  public static OneToNPattern forwarding(String rootName, String name, TypeConverter converter) {
    return new Named(rootName, name, converter, (op, operands, pattern, rewriter) -> {
      if (!pattern.changesOperands(op)) {
        return false;
      }
      rewriter.modifyOpInPlace(op, () -> op.setOperands(flat(operands)));
      return true;
    });
  }

  public final TypeConverter typeConverter() {
    return converter;
  }

  @Override
  public final boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    List<List<Type>> types = new ArrayList<>(op.operandCount());
    for (int i = 0; i < op.operandCount(); i++) {
      List<Type> converted = converter.convertTypes(op.operand(i).type());
      if (converted == null) {
        return false;
      }
      types.add(converted);
    }
    for (int i = 0; i < op.resultCount(); i++) {
      if (converter.convertTypes(op.result(i).type()) == null) {
        return false;
      }
    }
    if (!mayConvert(op)) {
      return false;
    }
    rewriter.setInsertionPoint(op);
    List<List<Value>> operands = new ArrayList<>(op.operandCount());
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      operands.add(isSame(operand.type(), types.get(i)) ? List.of(operand)
          : List.of(cast(rewriter, op.location(), List.of(operand), types.get(i), Cast.Kind.TARGET).results()));
    }
    return convert(op, operands, rewriter);
  }

  /** Returns whether the types of operands or results change, or the operation is a function. */
  private boolean mayConvert(Operation op) {
    return changesOperands(op) || changesResults(op) || op.regionCount() > 0;
  }

  /**
   * Converts {@code op}, before which new operations are inserted.
   *
   * @param operands for each operand the values of the converted types
   */
  protected abstract boolean convert(Operation op, List<List<Value>> operands, PatternRewriter rewriter);

  /** Returns whether the type of an operand is not converted to itself. */
  public final boolean changesOperands(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (!converter.isLegal(op.operand(i).type())) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the type of a result is not converted to itself. */
  public final boolean changesResults(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      if (!converter.isLegal(op.result(i).type())) {
        return true;
      }
    }
    return false;
  }

  /** Returns the converted types of all results of {@code op}. */
  public final List<Type> resultTypes(Operation op) {
    List<Type> types = new ArrayList<>();
    op.resultList().forEach(result -> types.addAll(converter.convertTypes(result.type())));
    return types;
  }

  /** Returns the values of all operands in one list. */
  public static List<Value> flat(List<List<Value>> operands) {
    List<Value> all = new ArrayList<>();
    operands.forEach(all::addAll);
    return all;
  }

  /** Replaces {@code op} by the values of the converted types of all its results. */
  public final void replace(Operation op, List<? extends Value> values, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(op);
    List<Value> replacements = new ArrayList<>(op.resultCount());
    int next = 0;
    for (int i = 0; i < op.resultCount(); i++) {
      Type type = op.result(i).type();
      List<Type> types = converter.convertTypes(type);
      List<? extends Value> parts = values.subList(next, next + types.size());
      next += types.size();
      replacements.add(isSame(type, types) ? parts.get(0)
          : cast(rewriter, op.location(), parts, List.of(type), Cast.Kind.SOURCE).result(0));
    }
    rewriter.replaceOp(op, replacements);
  }

  /** Replaces {@code block} by one with the converted arguments. */
  public final void convertSignature(Block block, PatternRewriter rewriter) {
    List<Type> types = new ArrayList<>();
    for (BlockArgument argument : block.argumentList()) {
      types.addAll(converter.convertTypes(argument.type()));
    }
    Location location = block.parentOp().location();
    Block converted = rewriter.createBlock(block.parent(), block, types, location);
    rewriter.replaceAllUsesWith(block, converted);
    List<Value> values = new ArrayList<>(block.argumentCount());
    int next = 0;
    for (BlockArgument argument : block.argumentList()) {
      List<Type> parts = converter.convertTypes(argument.type());
      List<BlockArgument> news = converted.argumentList().subList(next, next + parts.size());
      next += parts.size();
      news.forEach(part -> part.setLocation(argument.location()));
      rewriter.setInsertionPointToStart(converted);
      values.add(isSame(argument.type(), parts) ? news.get(0)
          : cast(rewriter, argument.location(), news, List.of(argument.type()), Cast.Kind.ARGUMENT).result(0));
    }
    rewriter.mergeBlocks(block, converted, values);
  }

  /** As {@link #rebuilding}. */
  private boolean rebuild(Operation op, List<List<Value>> operands, PatternRewriter rewriter) {
    if (!changesOperands(op) && !changesResults(op)) {
      return false;
    }
    OperationState state = rewriter.state(op.location(), op.name().name())
        .addOperands(flat(operands)).addResultTypes(resultTypes(op)).addAttributes(op.attributes());
    for (int i = 0; i < op.regionCount(); i++) {
      state.addRegion();
    }
    Operation rebuilt = rewriter.create(state);
    for (int i = 0; i < op.regionCount(); i++) {
      rewriter.inlineRegionBefore(op.region(i), rebuilt.region(i), null);
      Block first = rebuilt.region(i).first();
      if (first != null && !converter.isLegal(rebuilt.region(i))) {
        convertSignature(first, rewriter);
      }
    }
    replace(op, List.of(rebuilt.results()), rewriter);
    return true;
  }

  private static boolean isSame(Type type, List<Type> types) {
    return types.size() == 1 && types.get(0) == type;
  }

  private static Operation cast(
      OpBuilder builder, Location location, List<? extends Value> inputs, List<Type> types, Cast.Kind kind) {
    return builder.create(builder.state(location, UnrealizedConversionCastOp.NAME)
        .addOperands(inputs).addResultTypes(types)
        .addAttribute(CAST_KIND, StringAttr.of(builder.context(), kind.name())));
  }

  /** Returns the kind of a cast of this conversion; null for other operations. */
  static Cast.@Nullable Kind kindOf(Operation op) {
    StringAttr kind = op.getAttr(CAST_KIND, StringAttr.class);
    return kind == null || UnrealizedConversionCastOp.of(op) == null ? null : Cast.Kind.valueOf(kind.value());
  }
}
