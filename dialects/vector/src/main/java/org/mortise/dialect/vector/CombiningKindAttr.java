// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.Computation;
import org.mortise.ir.attributes.FloatFunction;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.FlagNames;
import org.mortise.ir.definition.FlagsAttr;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/** The function that combines elements in reductions and contractions: {@code #vector.kind<add>}. */
public final class CombiningKindAttr extends FlagsAttr {
  static final String MNEMONIC = "kind";

  public static final int ADD = 1;
  public static final int MUL = 1 << 1;
  public static final int MINUI = 1 << 2;
  public static final int MINSI = 1 << 3;
  public static final int MINNUMF = 1 << 4;
  public static final int MAXUI = 1 << 5;
  public static final int MAXSI = 1 << 6;
  public static final int MAXNUMF = 1 << 7;
  public static final int AND = 1 << 8;
  public static final int OR = 1 << 9;
  public static final int XOR = 1 << 10;
  public static final int MAXIMUMF = 1 << 11;
  public static final int MINIMUMF = 1 << 12;

  private static final int ANY_NUMBER = ADD | MUL;
  private static final int INTEGER = MINUI | MINSI | MAXUI | MAXSI | AND | OR | XOR;

  private static final FlagNames NAMES = new FlagNames(
      "Vector_CombiningKindAttr", "::mlir::vector::CombiningKind", "|",
      new String[] {
          "add", "mul", "minui", "minsi", "minnumf", "maxui", "maxsi", "maxnumf", "and", "or", "xor", "maximumf",
          "minimumf"
      }, null, null);

  /** The constraint on such attributes. */
  public static final AttributeConstraint<CombiningKindAttr> CONSTRAINT = constraint(
      "Kind of combining function for contractions and reductions", CombiningKindAttr.class, CombiningKindAttr::parse);

  /** Addition. */
  public static final Function<Context, Attribute> DEFAULT = context -> of(context, ADD);

  private CombiningKindAttr(Context context, int bits) {
    super(context, bits);
  }

  /** Returns the attribute of a constant of this class. */
  public static CombiningKindAttr of(Context context, int kind) {
    return context.unique(new CombiningKindAttr(context, kind));
  }

  static CombiningKindAttr parse(AsmParser parser) {
    return of(parser.context(), NAMES.parse(parser));
  }

  /** Returns whether numbers of type {@code element} can be combined so. */
  public boolean supports(Type element) {
    if (ANY_NUMBER == (bits() | ANY_NUMBER)) {
      return element instanceof IntegerType || element instanceof IndexType || element instanceof FloatType;
    }
    return INTEGER == (bits() | INTEGER)
        ? element instanceof IntegerType || element instanceof IndexType
        : element instanceof FloatType;
  }

  /** Returns the function that combines numbers of type {@code element}; null if several kinds are set. */
  public @Nullable Computation function(Type element) {
    return switch (bits()) {
      case ADD -> element instanceof FloatType ? FloatFunction.ADDF : IntegerFunction.ADD;
      case MUL -> element instanceof FloatType ? FloatFunction.MULF : IntegerFunction.MUL;
      case MINUI -> IntegerFunction.MIN_UNSIGNED;
      case MINSI -> IntegerFunction.MIN_SIGNED;
      case MAXUI -> IntegerFunction.MAX_UNSIGNED;
      case MAXSI -> IntegerFunction.MAX_SIGNED;
      case AND -> IntegerFunction.AND;
      case OR -> IntegerFunction.OR;
      case XOR -> IntegerFunction.XOR;
      case MINNUMF -> FloatFunction.MINNUM;
      case MAXNUMF -> FloatFunction.MAXNUM;
      case MINIMUMF -> FloatFunction.MINIMUM;
      case MAXIMUMF -> FloatFunction.MAXIMUM;
      default -> null;
    };
  }

  /** Returns the name of the kind, such as {@code add}. */
  public String word() {
    String text = toString();
    return text.substring(text.indexOf('<') + 1, text.length() - 1);
  }

  @Override
  public String dialectNamespace() {
    return VectorDialect.NAMESPACE;
  }

  @Override
  protected String mnemonic() {
    return MNEMONIC;
  }

  @Override
  protected FlagNames names() {
    return NAMES;
  }
}
