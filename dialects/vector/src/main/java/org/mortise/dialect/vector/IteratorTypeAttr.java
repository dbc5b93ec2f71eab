// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.EnumAttr;
import org.mortise.ir.definition.EnumNames;

/** The kind of a dimension of a contraction: {@code #vector.iterator_type<parallel>}. */
public final class IteratorTypeAttr extends EnumAttr {
  static final String MNEMONIC = "iterator_type";

  public static final int PARALLEL = 0;
  public static final int REDUCTION = 1;

  private static final EnumNames NAMES = new EnumNames(
      "Vector_IteratorTypeEnum", "::mlir::vector::IteratorType", "parallel", "reduction");

  /** The constraint on such attributes. */
  public static final AttributeConstraint<IteratorTypeAttr> CONSTRAINT = constraint(
      "Iterator type", IteratorTypeAttr.class, IteratorTypeAttr::parse);

  private IteratorTypeAttr(Context context, int value) {
    super(context, value);
  }

  /** Returns the attribute of a constant of this class. */
  public static IteratorTypeAttr of(Context context, int value) {
    return context.unique(new IteratorTypeAttr(context, value));
  }

  static IteratorTypeAttr parse(AsmParser parser) {
    return of(parser.context(), NAMES.parse(parser));
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
  protected EnumNames names() {
    return NAMES;
  }
}
