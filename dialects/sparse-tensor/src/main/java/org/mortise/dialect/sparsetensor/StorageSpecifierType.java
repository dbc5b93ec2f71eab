// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;

/** The sizes of the arrays that store a sparse tensor: {@code !sparse_tensor.storage_specifier<#encoding>}. */
public final class StorageSpecifierType extends Type {
  static final String MNEMONIC = "storage_specifier";

  private final SparseTensorEncodingAttr encoding;

  private StorageSpecifierType(Context context, SparseTensorEncodingAttr encoding) {
    super(context);
    this.encoding = encoding;
  }

  /** Returns the type for an encoding, reduced to the properties relevant for storage. */
  static StorageSpecifierType of(SparseTensorEncodingAttr encoding) {
    Context context = encoding.context();
    SparseTensorEncodingAttr storage = SparseTensorEncodingAttr.of(context, encoding.encoding().storage());
    return context.unique(new StorageSpecifierType(context, storage));
  }

  static StorageSpecifierType parse(AsmParser parser) {
    parser.parsePunctuation("<");
    SparseTensorEncodingAttr encoding = parseEncoding(parser, "SparseTensor_StorageSpecifier");
    parser.parsePunctuation(">");
    return of(encoding);
  }

  static SparseTensorEncodingAttr parseEncoding(AsmParser parser, String type) {
    try {
      return parser.parseAttribute(SparseTensorEncodingAttr.class, null);
    } catch (ParseError wrong) {
      throw wrong.then(parser.error("failed to parse " + type
          + " parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`"));
    }
  }

  SparseTensorEncodingAttr encoding() {
    return encoding;
  }

  @Override
  public String dialectNamespace() {
    return SparseTensorDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC).print('<').printAttribute(encoding).print('>');
  }

  @Override
  protected int structuralHash() {
    return encoding.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return encoding == ((StorageSpecifierType) other).encoding;
  }
}
