// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/** The predicate of {@code index.cmp}: {@code #index<cmp_predicate slt>}. */
public final class CmpPredicateAttr extends Attribute {
  static final String MNEMONIC = "cmp_predicate";
  private static final String TYPE = "::mlir::index::IndexCmpPredicate";

  static final AttributeConstraint<CmpPredicateAttr> CMP_PREDICATE =
      AttributeConstraint.ofKind("index comparison predicate kind", CmpPredicateAttr.class).withForm(new Form());

  private final IntegerPredicate predicate;

  private CmpPredicateAttr(Context context, IntegerPredicate predicate) {
    super(context);
    this.predicate = predicate;
  }

  /** Returns the attribute for {@code predicate}. */
  public static CmpPredicateAttr of(Context context, IntegerPredicate predicate) {
    return context.unique(new CmpPredicateAttr(context, predicate));
  }

  public IntegerPredicate predicate() {
    return predicate;
  }

  /** Parses the keyword after the mnemonic. */
  static CmpPredicateAttr parse(AsmParser parser) {
    int start = parser.position();
    String word = parser.parseOptionalKeyword();
    if (word == null) {
      throw parser.error("expected valid keyword").then(parser.error(failure()));
    }
    for (IntegerPredicate each : IntegerPredicate.values()) {
      if (each.keyword().equals(word)) {
        return of(parser.context(), each);
      }
    }
    String all = String.join(", ", IntegerPredicate.keywords());
    throw parser.error(start, "expected " + TYPE + " to be one of: " + all).then(parser.error(failure()));
  }

  private static String failure() {
    return "failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `" + TYPE + "`";
  }

  @Override
  public String dialectNamespace() {
    return IndexDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC).print(' ').print(predicate.keyword());
  }

  @Override
  protected int structuralHash() {
    return predicate.ordinal();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return predicate == ((CmpPredicateAttr) other).predicate;
  }

  /** Prints the keyword alone; also parses an alias or a whole attribute. */
  private static final class Form implements AttributeConstraint.Form {
    @Override
    public Attribute parse(AsmParser text) {
      int position = text.position();
      Attribute whole = text.parseOptionalExtendedAttribute();
      if (whole == null) {
        return CmpPredicateAttr.parse(text);
      }
      if (!(whole instanceof CmpPredicateAttr)) {
        throw text.error(position, "invalid kind of attribute specified");
      }
      return whole;
    }

    @Override
    public void print(AsmPrinter printer, Attribute attribute) {
      printer.print(' ').print(((CmpPredicateAttr) attribute).predicate.keyword());
    }
  }
}
