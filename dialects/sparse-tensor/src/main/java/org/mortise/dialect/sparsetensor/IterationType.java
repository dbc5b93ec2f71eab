// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.Objects;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/**
 * The stored elements of some levels, or a position among them: {@code !sparse_tensor.iter_space<#encoding, lvls = 0 to
 * 2>}, {@code !sparse_tensor.iterator<#encoding, lvls = 1>}.
 */
public final class IterationType extends Type {
  static final String SPACE = "iter_space";
  static final String ITERATOR = "iterator";

  private final String mnemonic;
  private final SparseTensorEncodingAttr encoding;
  private final LevelRange levels;

  private IterationType(Context context, String mnemonic, SparseTensorEncodingAttr encoding, LevelRange levels) {
    super(context);
    this.mnemonic = mnemonic;
    this.encoding = encoding;
    this.levels = levels;
  }

  static IterationType of(String mnemonic, SparseTensorEncodingAttr encoding, LevelRange levels) {
    return encoding.context().unique(new IterationType(encoding.context(), mnemonic, encoding, levels));
  }

  static IterationType parse(AsmParser parser, String mnemonic) {
    parser.parsePunctuation("<");
    int position = parser.position();
    Attribute whole = parser.parseOptionalExtendedAttribute();
    if (whole != null && !(whole instanceof SparseTensorEncodingAttr)) {
      throw parser.error(position, "invalid kind of attribute specified");
    }
    SparseTensorEncodingAttr encoding = whole instanceof SparseTensorEncodingAttr given
        ? given
        : SparseTensorEncodingAttr.parse(parser, position);
    parser.parsePunctuation(",");
    parser.parseKeyword("lvls");
    parser.parsePunctuation("=");
    LevelRange levels = LevelRange.parse(parser);
    parser.parsePunctuation(">");
    return of(mnemonic, encoding, levels);
  }

  boolean isSpace() {
    return mnemonic.equals(SPACE);
  }

  SparseTensorEncodingAttr encoding() {
    return encoding;
  }

  LevelRange levels() {
    return levels;
  }

  /** Returns the type of positions in this space. */
  IterationType iterator() {
    return of(ITERATOR, encoding, levels);
  }

  @Override
  public String dialectNamespace() {
    return SparseTensorDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(mnemonic).print('<').printAliasOr(encoding, () -> encoding.printParts(printer));
    printer.print(", lvls = ").print(levels.toString()).print('>');
  }

  @Override
  protected int structuralHash() {
    return Objects.hash(mnemonic, encoding, levels);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    IterationType type = (IterationType) other;
    return mnemonic.equals(type.mnemonic) && encoding == type.encoding && levels.equals(type.levels);
  }
}
